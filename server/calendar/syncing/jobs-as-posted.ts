import { and, eq, gte, ne } from 'drizzle-orm';
import { localTime } from '#contract/zoned-time.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { PropertyRow } from '#server/properties/index.ts';
import { calendarBookings } from '../table.ts';
import { standsAsPosted } from './stands-as-posted.ts';

/** The OPEN jobs of a property that are as they were posted after their stays; what its host has changed on its own is not among them. */
export async function jobsAsPosted(reader: Reader, property: PropertyRow, now: Date) {
  const { propertyId, checkOut, status, jobId, jobDay, ownJob } = calendarBookings;
  const isAhead = and(gte(checkOut, localTime(now, property.timeZone).date), ne(status, 'canceled'), eq(ownJob, true));
  const { id, startTime, endTime, payoutCents, cleaningType, specialInstructions, customTasks } = jobs;
  const terms = { payoutCents, cleaningType, specialInstructions, customTasks };
  const found = await reader
    .select({ job: { id, startTime, endTime, ...terms }, jobDay, checkOut })
    .from(calendarBookings)
    .innerJoin(jobs, and(eq(jobs.id, jobId), eq(jobs.status, 'OPEN')))
    .where(and(eq(propertyId, property.id), isAhead))
    .orderBy(jobs.id);
  return found
    .filter(({ job, ...stay }) => standsAsPosted(stay, job, property))
    .map(({ job, jobDay: on, checkOut: after }) => ({
      ...{ job, day: on ?? after },
      isAtUsualPayout: job.startTime > now && isAtUsualTerms(job, property),
    }));
}

type Priced = Pick<typeof jobs.$inferSelect, 'payoutCents' | 'cleaningType' | 'specialInstructions' | 'customTasks'>;

/** A price of its own, and another scope of work, is the host's. */
const isAtUsualTerms = (job: Priced, { defaultPayoutCents }: PropertyRow): boolean =>
  job.payoutCents === defaultPayoutCents &&
  job.cleaningType === 'standard' &&
  job.specialInstructions === null &&
  job.customTasks.length === 0;
