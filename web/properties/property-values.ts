import type { SentBodyOf } from '#contract/endpoint.ts';
import { defaultPayoutCents } from '#contract/money.ts';
import type { createProperty, Property } from '#contract/properties.ts';

export type PropertyValues = SentBodyOf<typeof createProperty>;

const usual = {
  checkOutTime: '11:00',
  checkInTime: '16:00',
  defaultPayoutCents,
  autoCreateJobs: true,
  inviteFavorites: false,
};

/** What the form holds at first. ZIP and zone are asked for only where the place is unknown, and left out otherwise. */
export function valuesOf(property: Property | null): PropertyValues {
  if (!property) return { title: '', address: '', ...usual };
  const { title, address, bedrooms, bathrooms, notes, squareFootage, placeKnown, timeZone } = property;
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
    ...(placeKnown ? {} : { timeZone }),
  };
}

/** An empty field means "not stated", never zero or an empty word. */
export const numberOrNull = (typed: unknown): number | null =>
  typed === '' || typed === null || typed === undefined ? null : Number(typed);
export const textOrNull = (typed: string | null | undefined): string | null => typed || null;
export const textOrNothing = (typed: string | undefined): string | undefined => typed || undefined;
