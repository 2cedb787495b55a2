import { addDays } from '#contract/days.ts';
import { zonedToUtc } from '#contract/zoned-time.ts';
import type { JobFilters } from './use-job-filters.ts';

/** What the server is asked for; the days are those of this zone, the last one included. */
export const jobQuery = ({ status, home, cleaner, from, until }: JobFilters, timeZone: string) => ({
  status: status ?? undefined,
  propertyId: home ?? undefined,
  cleanerId: cleaner ?? undefined,
  from: from ? midnight(from, timeZone) : undefined,
  to: until ? midnight(addDays(until, 1), timeZone) : undefined,
});

/** Where a clock change leaves midnight out, the day begins an hour later. */
const midnight = (day: string, timeZone: string): string | undefined =>
  zonedToUtc(`${day}T00:00`, timeZone) ?? zonedToUtc(`${day}T01:00`, timeZone) ?? undefined;
