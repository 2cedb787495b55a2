import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { jobs } from '#server/jobs/table.ts';

/** SQL: the query's job is PAID and was cleaned and paid for: not one whose cleaner could not get in, or that was decided to be worth nothing. */
export const isCompleted = and(
  eq(jobs.status, 'PAID'),
  ne(jobs.couldNotClean, true),
  sql`${jobs.decidedPayoutCents} is distinct from 0`,
) as SQL; // with conditions it is never undefined
