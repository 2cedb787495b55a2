import type { Property } from '#contract/properties.ts';
import { emptyPosting, type PostingValues } from './posting-values.ts';

/** The home that is meant where none is named: a host with one means that one. */
export const usualHome = <Home>(homes: readonly Home[]): Home | undefined =>
  homes.length === 1 ? homes[0] : undefined;

/** What a form holds at first that nobody asks to hold anything. */
export function firstValues(homes: readonly Property[]): PostingValues {
  const home = usualHome(homes);
  return home ? { ...emptyPosting, propertyId: home.id, payoutCents: home.defaultPayoutCents } : emptyPosting;
}
