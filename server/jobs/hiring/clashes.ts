import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { betweenJobs, travelSpeed } from '#contract/terms.ts';
import { isHeldJob } from '../is-held-job.ts';

// Whether two jobs are so close in time that nobody could do both. As text, so that the inbox’s own SQL has it too.

// A metre takes 3.6/40 of a second; half the globe at that speed takes 21 days.
const gap = `greatest(
  interval '${betweenJobs} milliseconds',
  coalesce(earth_distance(held.location, job.location), 0) * 3.6 / ${travelSpeed} * interval '1 second'
)`;

const tooClose = `${isHeldJob('held')} and held.id <> job.id
    and held.start_time between job.start_time - interval '25 days' and job.end_time + interval '25 days'
    and held.start_time < job.end_time + ${gap} and held.end_time + ${gap} > job.start_time`;

/** Of the cleaner whose id this text is. */
const clashOf = (cleaner: string) => `(exists (select from job held where held.cleaner_id = ${cleaner} and ${tooClose})
  or exists (select from job held
    where held.helper_ids @> array[${cleaner}::uuid] and held.helper_ids <> '{}' and ${tooClose}))`;

/**
 * SQL: whether the cleaner holds another job (ASSIGNED, IN_PROGRESS), or comes along to one, so close in time to the
 * query's `job` that they could not do both: less than 30 minutes apart or, if longer, the travel time at 40 km/h.
 */
export const clashes = (cleanerId: SQLWrapper | string): SQL<boolean> => {
  const around = clashOf('?').split('?');
  const text = around.map((part) => sql.raw(part));
  return sql<boolean>`${sql.join(text, sql`${cleanerId}`)}`;
};

const bidderClashes = clashOf('bid.cleaner_id');

/** SQL: whether a query's `bid` can't be accepted on its open `job` because its cleaner holds another at that time. */
export const bidBooked = sql<boolean>`(job.status = 'OPEN' and bid.status = 'PENDING' and ${sql.raw(bidderClashes)})`;

/** SQL, as text: the bids on a query's open `job` from which its host can choose. */
export const bidsToChoose = `select from bid
  where bid.job_id = job.id and bid.status = 'PENDING' and not ${bidderClashes}`;

/** SQL: how many those are. A subquery of its own: without a join the query builder would omit the table names. */
export const bidsToChooseCount = sql<number>`(select count(*)::int from (${sql.raw(bidsToChoose)}) choosable)`;
