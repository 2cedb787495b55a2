import { useState } from 'react';
import { isDay } from '#contract/days.ts';
import { inKm } from '#contract/distance.ts';
import { maximumPayoutCents, parseCents, toCents } from '#contract/money.ts';
import type { SavedSearch } from '#contract/saved-searches.ts';
import { anywhereKm } from '#contract/search-reach.ts';
import { postedCleaningTypes } from '#contract/states.ts';
import { zonedToUtc } from '#contract/zoned-time.ts';
import { ownZone } from '#web/platform/own-zone.ts';
import { useAddressValues } from '#web/platform/use-address-values.ts';
import { useDistance } from '#web/platform/use-distance.ts';
import { useOwnFees } from '#web/platform/use-own-fees.ts';

/** In the reader's unit. */
const radii = [10, 25, 50, 100, 200] as const;
/** Says no to any limit. */
export const anywhere = 'anywhere';

type Name = 'type' | 'radius' | 'minimum' | 'from' | 'until' | 'view';
type Address = ReturnType<typeof useAddressValues<Name>>;

/** The filters of the open jobs, kept in the address. Days are those of the reader's own calendar. */
export function useJobFilters() {
  const address = useAddressValues<Name>();
  const minimum = useMinimum(address.get('minimum') ?? '');
  const { set, setAll, clear } = withMinimum(address, minimum);
  const { unit } = useDistance();
  const radius = ([...radii, anywhere] as const).find((each) => String(each) === address.get('radius'));
  const from = [address.get('from')].find(isDay) ?? '';
  const until = [address.get('until')].find(isDay) ?? '';
  const cleaningType = postedCleaningTypes.find((type) => type === address.get('type'));
  const zone = ownZone();
  const { minPayoutCents } = minimum;
  const radiusKm = radius === anywhere ? anywhereKm : radius && Math.round(inKm(radius, unit));
  /** A saved search as the address has it. */
  const inAddress = (search: SearchFilters) =>
    [
      ['type', search.cleaningType ?? ''],
      ['radius', choiceOf(search.radiusKm, (choice) => inKm(choice, unit))],
      ['minimum', minimum.typedOf(search.minPayoutCents)],
      ['from', search.from ?? ''],
      ['until', search.until ?? ''],
    ] as const;
  const present: SearchFilters = {
    ...{ cleaningType: cleaningType ?? null, radiusKm: radiusKm ?? null, minPayoutCents: minPayoutCents ?? null },
    ...{ from: from || null, until: until || null },
  };
  return {
    /** What the server is asked for. */
    query: {
      cleaningType,
      radiusKm,
      minPayoutCents,
      from: zonedToUtc(`${from}T00:00`, zone) ?? undefined,
      to: zonedToUtc(`${until}T23:59:59`, zone) ?? undefined,
    },
    view: address.get('view') === 'map' ? ('map' as const) : ('list' as const),
    ...{ cleaningType, radius, from, until, radii, typedMinimum: minimum.typed },
    /** A saved search can be compared and shown once it is known what the reader's fee is. */
    ...{ minimumAtMost: minimum.atMost, isReady: minimum.isKnown },
    narrowed: [cleaningType, minPayoutCents, from, until].some(Boolean),
    /** To be saved as it is. */
    present,
    isShown: (search: SearchFilters) => String(inAddress(search)) === String(inAddress(present)),
    show: (search: SearchFilters) => setAll(inAddress(search), { step: true }),
    set,
    clear: () => clear(['type', 'minimum', 'from', 'until']),
    /** Also the radius: back to the reader's own. */
    clearAll: () => clear(['type', 'minimum', 'from', 'until', 'radius']),
    /** How many are on. */
    count: [cleaningType, minPayoutCents, from, until, radius].filter(Boolean).length,
  };
}

/** A minimum that is refused stays in its field, with what is wrong: the address and the list are as they were. */
function withMinimum(address: Address, minimum: Pick<ReturnType<typeof useMinimum>, 'accepts' | 'forget'>) {
  const set: Address['set'] = (name, value) => {
    if (name !== 'minimum' || minimum.accepts(value)) address.set(name, value);
  };
  const setAll: Address['setAll'] = (values, options) => {
    minimum.forget();
    address.setAll(values, options);
  };
  const clear: Address['clear'] = (names) => {
    minimum.forget();
    address.clear(names);
  };
  return { set, setAll, clear };
}

/**
 * The cards say what the reader receives, and so does the filter. The server, and a saved search, compare with the price
 * of a job, the reader’s fee included; one below the fee narrows nothing.
 */
function useMinimum(inAddress: string) {
  const { cleanerFeeCents } = useOwnFees();
  const [refused, setRefused] = useState<string | null>(null);
  const fee = cleanerFeeCents ?? 0;
  const highest = toCents(maximumPayoutCents - fee);
  const read = (typed: string) => {
    const cents = parseCents(typed);
    return cents === null || cents > highest ? null : cents;
  };
  const isUsable = (typed: string) => typed === '' || read(typed) !== null;
  const typed = refused ?? inAddress;
  const asked = read(inAddress);
  return {
    isKnown: cleanerFeeCents !== undefined,
    typed,
    /** The highest there can be, where something was typed that no job could pay: it is left out. */
    atMost: isUsable(typed) ? null : highest,
    minPayoutCents: asked ? toCents(asked + fee) : undefined,
    typedOf: (cents: number | null) => (cents === null || cents <= fee ? '' : String((cents - fee) / 100)),
    /** What it does not accept is kept as typed. */
    accepts: (text: string) => {
      setRefused(isUsable(text) ? null : text);
      return isUsable(text);
    },
    forget: () => setRefused(null),
  };
}

/** The choice that comes nearest: one saved in miles may be shown in kilometres. */
function choiceOf(km: number | null, kmOf: (choice: number) => number): string {
  if (km === null) return '';
  if (km >= anywhereKm) return anywhere;
  const [nearest = radii[0]] = radii.toSorted((one, other) => Math.abs(kmOf(one) - km) - Math.abs(kmOf(other) - km));
  return String(nearest);
}

export type SearchFilters = Pick<SavedSearch, 'cleaningType' | 'radiusKm' | 'minPayoutCents' | 'from' | 'until'>;
export type JobFilters = ReturnType<typeof useJobFilters>;
