import { inArray, type SQL, sql } from 'drizzle-orm';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { helpedStatuses } from '../people.ts';
import { blocks, jobs } from '../table.ts';

/**
 * SQL: whether the query's job is this cleaner's, or one to which they come along. `relationTo` says the same of one
 * job, and more: a query of these jobs presents each of them as it says.
 */
export const isTheirs = (cleanerId: string): SQL => sql`(${jobs.cleanerId} = ${cleanerId} or (
  ${jobs.helperIds} @> array[${cleanerId}::uuid] and ${jobs.helperIds} <> '{}'
  and ${inArray(jobs.status, [...helpedStatuses])}
  and exists (select from ${cleanerProfiles} p where p.user_id = ${cleanerId} and p.clearance in ('PASSED', 'APPROVED'))
  and not exists (select from ${blocks} where ${blocks.hostId} = ${jobs.hostId} and ${blocks.cleanerId} = ${cleanerId})))`;
