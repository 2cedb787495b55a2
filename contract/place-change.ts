import { z } from 'zod';
import { id, instant, maybe } from './wire.ts';

/** What of a property an assigned job keeps. */
const jobPlace = z.object({
  address: z.string(),
  city: maybe(z.string()),
  state: maybe(z.string()),
  zipCode: maybe(z.string()),
  timeZone: z.string(),
  bedrooms: maybe(z.number()),
  bathrooms: maybe(z.number()),
  notes: maybe(z.string()),
});
export type JobPlace = z.infer<typeof jobPlace>;

/** The host changed the property after the job was assigned: offered to the cleaner, who agrees, leaves or lets it be. */
export const placeChange = z.object({
  id,
  offeredAt: instant,
  /** Since when the cleaner agrees, and the job goes by `after`; null while they have not. */
  agreedAt: maybe(instant),
  before: jobPlace,
  after: jobPlace,
});
export type PlaceChange = z.infer<typeof placeChange>;
