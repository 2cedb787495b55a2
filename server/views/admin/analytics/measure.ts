import { sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';

/** What only the analytics show, beside the figures that they share with the dashboard. */
interface Measured {
  feesCents: number;
  postedJobs: number;
  timeToFirstBidMinutes: number | null;
  confirmedInTimePercentage: number | null;
  disputes: number;
}

/**
 * From `from` (included) to `to` (excluded): what the books hold of both sides' fees, those given back taken off; jobs
 * posted; the median wait for a first bid of those among them that got one; of the hires made then whose cleaner has
 * confirmed or begun, or lost the job to a deadline, the share of the first; reports made.
 */
export async function measure(reader: Reader, from: Date, to: Date): Promise<Measured> {
  const within = (column: string) => sql`${sql.raw(column)} >= ${from} and ${sql.raw(column)} < ${to}`;
  const { rows } = await reader.execute<{ [K in keyof Measured]: Measured[K] }>(sql`
    with first_bids as (
      select extract(epoch from (select min(b.created_at) from bid b where b.job_id = j.id) - j.created_at) / 60 minutes
      from job j where ${within('j.created_at')}
    ), hires as (
      select j.confirmed_at, j.status, next.kind, next.actor_id
      from job_timeline t join job j on j.id = t.job_id
      left join lateral (
        select n.kind, n.actor_id from job_timeline n
        where n.job_id = t.job_id and (n.at, n.id) > (t.at, t.id) order by n.at, n.id limit 1
      ) next on true
      where t.kind in ('ASSIGNED', 'REASSIGNED') and ${within('t.at')}
    ), judged as (
      select case
        when kind = 'STARTED' or (kind is null and status = 'ASSIGNED' and confirmed_at is not null) then 1
        when kind in ('REASSIGNED', 'REOPENED') and actor_id is null then 0
      end in_time from hires
    )
    select
      (select coalesce(sum(e.amount_cents), 0)::float8 from ledger_transaction t
        join ledger_entry e on e.transaction_id = t.id where e.account = 'fees' and ${within('t.at')}) "feesCents",
      (select count(*)::int from first_bids) "postedJobs",
      (select round(percentile_cont(0.5) within group (order by minutes)::numeric, 1)::float8 from first_bids) "timeToFirstBidMinutes",
      (select round(100 * avg(in_time), 1)::float8 from judged) "confirmedInTimePercentage",
      (select count(*)::int from job_timeline t where t.kind = 'DISPUTED' and ${within('t.at')}) "disputes"`);
  const [measured] = rows;
  if (!measured) throw new Error('The measures gave no row');
  return measured;
}
