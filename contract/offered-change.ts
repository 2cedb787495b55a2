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

const jobTimes = z.object({ startTime: instant, endTime: instant });
export type JobTimes = z.infer<typeof jobTimes>;

/**
 * The host changed the property after the job was assigned, or the stay before it moved: offered to the cleaner, who
 * agrees, leaves or lets it be.
 */
export const offeredChange = z.object({
  id,
  offeredAt: instant,
  /** Since when the cleaner agrees, and the job goes by `after`; null while they have not. */
  agreedAt: maybe(instant),
  before: jobPlace,
  after: jobPlace,
  /** Null where the time stays; the host may also keep it. */
  times: maybe(z.object({ before: jobTimes, after: jobTimes })),
});
export type OfferedChange = z.infer<typeof offeredChange>;
