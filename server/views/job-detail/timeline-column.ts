import { sql } from 'drizzle-orm';
import type { JobDetail } from '#contract/jobs.ts';
import { jobs } from '#server/jobs/table.ts';

/** A change of state as JSON gives it, with the name of the person who made it. */
export interface StoredChange {
  kind: JobDetail['timeline'][number]['kind'];
  at: string;
  actorId: string | null;
  name: string | null;
  /** A cleaner made it: themselves, not for the job's host or Freshkey. */
  byCleaner: boolean;
  withStay: boolean;
  byRule: boolean;
}

/** The changes of state of a query's job, in order, read in one column. */
export const timelineColumn = sql<StoredChange[]>`(
  select coalesce(json_agg(change), '[]') from (
    select entry.kind, entry.at, entry.actor_id as "actorId", actor.name,
      coalesce(actor.role = 'CLEANER', false) as "byCleaner", entry.with_stay as "withStay", entry.by_rule as "byRule"
    from job_timeline entry left join user_account actor on actor.id = entry.actor_id
    where entry.job_id = ${jobs.id} order by entry.at, entry.id) change)`;
