import { type SQL, sql } from 'drizzle-orm';
import { jobTimeline } from '#server/jobs/table.ts';

/** Jobs whose timeline has a dispute with no resolution after it. */
export const openDisputes: SQL = sql`select count(distinct d.job_id)::int from ${jobTimeline} d
  where d.kind = 'DISPUTED' and not exists (
    select 1 from ${jobTimeline} r where r.job_id = d.job_id and r.kind = 'RESOLVED' and r.at >= d.at)`;
