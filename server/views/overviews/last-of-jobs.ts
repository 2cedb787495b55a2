import { sql } from 'drizzle-orm';
import type { HostOverview } from '#contract/overviews.ts';
import { jobsFor } from '#server/jobs/index.ts';
import { bids, jobs, jobTimeline } from '#server/jobs/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';

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

/**
 * So many jobs are looked at, however many a host has: those ahead, for which others bid and which are canceled, the last
 * ones, which are paid within days, and those posted last.
 */
const lookedAt = { ahead: 1000, last: 150, posted: 150 };

/** The jobs to which something happened last, with what and when; the latest first. */
export async function lastOfJobs({ db, clock }: Kit, actor: Actor, most: number): Promise<Last[]> {
  const own = sql`select ${jobs.id} from ${jobs} where ${jobsFor(actor)}`;
  const now = clock.now().toISOString();
  const { rows } = await db.execute<{ id: string; kind: Last['kind']; at: Date }>(sql`
    select ${jobs.id} as id, last.kind, last.at from ${jobs} cross join lateral ${lastOfJob} last
    where ${jobs.id} in (
      (${own} and ${jobs.startTime} >= ${now} order by ${jobs.startTime} limit ${lookedAt.ahead}) union
      (${own} and ${jobs.startTime} < ${now} order by ${jobs.startTime} desc limit ${lookedAt.last}) union
      (${own} order by ${jobs.createdAt} desc nulls last limit ${lookedAt.posted})
    )
    order by last.at desc, ${jobs.id} desc limit ${most}`);
  return rows.map(({ id, kind, at }) => ({ id, kind, at: new Date(at).toISOString() as Last['at'] }));
}
