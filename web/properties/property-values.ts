import type { SentBodyOf } from '#contract/endpoint.ts';
import { defaultPayoutCents } from '#contract/money.ts';
import type { createProperty, Property } from '#contract/properties.ts';
import { isUnknownZone } from '#contract/zoned-time.ts';

export type PropertyValues = SentBodyOf<typeof createProperty>;

const usual = {
  checkOutTime: '11:00',
  checkInTime: '16:00',
  defaultPayoutCents,
  autoCreateJobs: true,
  inviteFavorites: false,
};

/** What the form holds at first: a zone that nobody has chosen is left out. */
export function valuesOf(property: Property | null): PropertyValues {
  // a new one has no calendar yet; later it is the calendars that say so
  if (!property) return { title: '', address: '', calendarIntegrationEnabled: false, ...usual };
  const { title, address, bedrooms, bathrooms, notes, squareFootage, timeZone } = property;
  const { autoCreateJobs, inviteFavorites, checkInTime, checkOutTime, defaultPayoutCents: payout } = property;
  return {
    title,
    address,
    bedrooms,
    bathrooms,
    notes,
    squareFootage,
    autoCreateJobs,
    inviteFavorites,
    checkInTime,
    checkOutTime,
    defaultPayoutCents: payout,
    ...(!isUnknownZone(timeZone) && { timeZone }),
  };
}

/** The ZIP code, or another address, decides the zone, unless the host has chosen one or nothing else says it. */
export function withOwnZone(values: PropertyValues, before: Property, chosen: boolean): PropertyValues {
  const { timeZone, ...others } = values;
  const says = chosen || (timeZone !== before.timeZone && !values.zipCode);
  return says && timeZone ? values : others;
}

/** Times there would be wrong: its ZIP code or its zone is asked for. */
export const lacksPlace = ({ placeKnown, timeZone }: Property): boolean => !placeKnown || isUnknownZone(timeZone);

/** An empty field means "not stated", never zero or an empty word. */
export const numberOrNull = (typed: unknown): number | null =>
  typed === '' || typed === null || typed === undefined ? null : Number(typed);
export const textOrNull = (typed: string | null | undefined): string | null => typed || null;
export const textOrNothing = (typed: string | undefined): string | undefined => typed || undefined;
