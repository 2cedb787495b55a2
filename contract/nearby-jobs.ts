import { z } from 'zod';
import { cents } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { postedCleaningTypes } from './states.ts';
import { line } from './text.ts';
import { maybe } from './wire.ts';

const nearbyJobs = z.object({
  /** Null for a place that nobody knows: then nothing is counted. */
  place: maybe(z.object({ city: z.string(), state: z.string() })),
  /**
   * As far as the cleaner who asks travels, around their own ZIP, and never less than 20. The same for everybody else,
   * and around every other place: one that may be chosen freely would tell where each home is.
   */
  radiusKm: z.number(),
  /** Counted up to 1,000. */
  count: z.number().int(),
  types: z.array(
    z.object({
      cleaningType: z.enum(postedCleaningTypes),
      count: z.number().int(),
      /** Null for fewer than three: the price of a single job would tell which it is. */
      lowestPayoutCents: maybe(cents),
      highestPayoutCents: maybe(cents),
    }),
  ),
  /** How many begin on a Monday, and so on to Sunday, by the homes’ own calendars; null for fewer than three in all. */
  weekdays: maybe(z.array(z.number().int()).length(7)),
});
export type NearbyJobs = z.infer<typeof nearbyJobs>;
export const getNearbyJobs = endpoint({
  method: 'GET',
  path: '/api/jobs/nearby',
  access: 'anyone',
  summary: 'How many jobs are open around a ZIP or city, by cleaning type with what they pay; no job and no address',
  status: 200,
  query: z.strictObject({ near: line(120) }),
  answer: nearbyJobs,
});
