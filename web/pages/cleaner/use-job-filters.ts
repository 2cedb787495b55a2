import { inKm } from '#contract/distance.ts';
import { parseCents } from '#contract/money.ts';
import { postedCleaningTypes } from '#contract/states.ts';
import { zonedToUtc } from '#contract/zoned-time.ts';
import { ownZone } from '#web/platform/own-zone.ts';
import { useAddressValues } from '#web/platform/use-address-values.ts';
import { useDistance } from '#web/platform/use-distance.ts';

/** In the reader's unit. */
const radii = [10, 25, 50, 100, 200] as const;
/** Says no to any limit; half the way around the earth reaches everywhere. */
export const anywhere = 'anywhere';
const anywhereKm = 20_100;

/** The filters of the open jobs, kept in the address. Days are those of the reader's own calendar. */
export function useJobFilters() {
  const address = useAddressValues<'type' | 'radius' | 'minimum' | 'from' | 'until' | 'view'>();
  const { unit } = useDistance();
  const radius = ([...radii, anywhere] as const).find((each) => String(each) === address.get('radius'));
  const typedMinimum = address.get('minimum') ?? '';
  const from = dayIn(address.get('from'));
  const until = dayIn(address.get('until'));
  const cleaningType = postedCleaningTypes.find((type) => type === address.get('type'));
  const zone = ownZone();
  return {
    /** What the server is asked for. */
    query: {
      cleaningType,
      radiusKm: radius === anywhere ? anywhereKm : radius && Math.round(inKm(radius, unit)),
      minPayoutCents: parseCents(typedMinimum) ?? undefined,
      from: zonedToUtc(`${from}T00:00`, zone) ?? undefined,
      to: zonedToUtc(`${until}T23:59:59`, zone) ?? undefined,
    },
    view: address.get('view') === 'map' ? ('map' as const) : ('list' as const),
    ...{ cleaningType, radius, typedMinimum, from, until, radii },
    narrowed: [cleaningType, typedMinimum, from, until].some(Boolean),
    set: address.set,
    clear: () => address.clear(['type', 'minimum', 'from', 'until']),
  };
}

const dayIn = (text: string | null): string => (/^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? (text ?? '') : '');

export type JobFilters = ReturnType<typeof useJobFilters>;
