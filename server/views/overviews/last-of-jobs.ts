import { sql } from 'drizzle-orm';
import type { HostOverview } from '#contract/overviews.ts';
import { jobsFor } from '#server/jobs/index.ts';
import { bids, jobs, jobTimeline } from '#server/jobs/table.ts';
import type { Db } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';

type Last = Omit<HostOverview['recent'][number], 'job'> & { id: string };

/** What happened to a job last: a change of state, or a bid for it. */
const lastOfJob = sql`(
  select said.kind, said.at from (
    (select entry.kind, entry.at, 1 as rank from ${jobTimeline} entry
      where entry.job_id = ${jobs.id} order by entry.at desc, entry.id desc limit 1)
    union all
    (select 'BID', placed.created_at, 2 from ${bids} placed
      where placed.job_id = ${jobs.id} and placed.status <> 'WITHDRAWN' order by placed.created_at desc limit 1)
    union all
    select 'POSTED', ${jobs.createdAt}, 3
  ) said order by said.at desc, said.rank limit 1)`;

/** The jobs to which something happened last, with what and when; the latest first. */
export async function lastOfJobs(db: Db, actor: Actor, most: number): Promise<Last[]> {
  const { rows } = await db.execute<{ id: string; kind: Last['kind']; at: Date }>(sql`
    select ${jobs.id} as id, last.kind, last.at from ${jobs} cross join lateral ${lastOfJob} last
    where ${jobsFor(actor)} order by last.at desc, ${jobs.id} desc limit ${most}`);
  return rows.map(({ id, kind, at }) => ({ id, kind, at: new Date(at).toISOString() as Last['at'] }));
}
