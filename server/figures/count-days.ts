import { type SQL, sql } from 'drizzle-orm';
import { checkInGrace } from '#contract/terms.ts';
import { users } from '#server/accounts/table.ts';
import { bids, jobs, jobTimeline } from '#server/jobs/table.ts';
import { ledgerEntries, ledgerTransactions } from '#server/payments/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Span } from './days.ts';
import type { figureDays } from './table.ts';

/** What one day, or a part of it, held, as docs/GLOSSARY.md defines it. */
export type DayFigures = typeof figureDays.$inferSelect;
type Row = { [K in keyof DayFigures]: DayFigures[K] };

/**
 * Counts each span from the jobs, bids, accounts and books themselves. This is what a kept day has to equal. Each figure
 * is found by the index of its own moment, so a day takes as long as what it held and not as what there ever was.
 */
export async function countDays(reader: Reader, spans: readonly Span[]): Promise<DayFigures[]> {
  if (spans.length === 0) return [];
  const { rows } = await reader.execute<Row>(sql`
    select to_char(span.day, 'YYYY-MM-DD') as "day", paid.*, fees.*, posted.*, started.*, submitted.*, reported.*, hired.*, joined.*,
      erased.*, waited.*
    from ${spanRows(spans)}
    cross join lateral (
      select coalesce(sum(payout_cents), 0)::float8 as "gmvCents", count(*)::int as "paidJobs"
      from ${jobs} where status = 'PAID' and ${within('paid_at')}
    ) paid
    cross join lateral (
      select coalesce(sum(entry.amount_cents), 0)::float8 as "feesCents"
      from ${ledgerTransactions} booked join ${ledgerEntries} entry on entry.transaction_id = booked.id
      where entry.account = 'fees' and ${within('booked.at')}
    ) fees
    cross join lateral (
      select count(*)::int as "postedJobs", (count(*) filter (where status <> 'OPEN'))::int as "closedJobs",
        (count(*) filter (where cleaner_id is not null))::int as "filledJobs"
      from ${jobs} where ${within('created_at')}
    ) posted
    cross join lateral (
      select count(*)::int as "startedJobs",
        (count(*) filter (where started_at <= start_time + interval '${sql.raw(String(checkInGrace))} milliseconds'))::int as "onTimeJobs"
      from ${jobs} where started_at is not null and ${within('started_at')}
    ) started
    cross join lateral (
      select count(*)::int as "submittedJobs", (count(*) filter (where exists (
        select from ${jobTimeline} made where made.job_id = done.id and made.kind = 'DISPUTED')))::int as "disputedJobs"
      from ${jobs} done where ${within('submitted_at')} and started_at is not null
    ) submitted
    cross join lateral (
      select count(*)::int as "disputes" from ${jobTimeline} made where made.kind = 'DISPUTED' and ${within('made.at')}
    ) reported
    cross join lateral (${hires}) hired
    cross join lateral (select count(*)::int as "newSignups" from ${users} where ${ofMarketplace} and ${within('created_at')}) joined
    cross join lateral (
      select count(*)::int as "erasedAccounts" from ${users} where ${ofMarketplace} and erased_at is not null and ${within('erased_at')}
    ) erased
    cross join lateral (${waits}) waited
    order by span.day`);
  return rows;
}

/** Who joins the staff has not signed up. */
const ofMarketplace = sql`role <> 'ADMIN'`;

/** As rows that the laterals look into. */
export function spanRows(spans: readonly Span[]): SQL {
  const values = spans.map(
    ({ day, begin, end }) =>
      sql`(${day}::date, ${begin.toISOString()}::timestamptz, ${end.toISOString()}::timestamptz)`,
  );
  return sql`(values ${sql.join(values, sql`, `)}) as span (day, begins, ends)`;
}

export const within = (column: string): SQL =>
  sql`${sql.raw(column)} >= span.begins and ${sql.raw(column)} < span.ends`;

/** A hire is judged by what came next: kept once its cleaner has confirmed or started, lost once a deadline took it. */
const hires = sql`
  select count(in_time)::int as "judgedHires", coalesce(sum(in_time), 0)::int as "keptHires"
  from (
    select case
      when following.kind = 'STARTED' or (following.kind is null and job.status = 'ASSIGNED' and job.confirmed_at is not null) then 1
      when following.kind in ('REASSIGNED', 'REOPENED') and following.actor_id is null then 0
    end as in_time
    from ${jobTimeline} hire join ${jobs} on job.id = hire.job_id
    left join lateral (
      select later.kind, later.actor_id from ${jobTimeline} later
      where later.job_id = hire.job_id and (later.at, later.id) > (hire.at, hire.id) order by later.at, later.id limit 1
    ) following on true
    where hire.kind in ('ASSIGNED', 'REASSIGNED') and ${within('hire.at')}
  ) judged`;

/** To the minute, and from two hours on to six minutes: as exactly as they are shown. */
const waits = sql`
  select coalesce(array_agg(minutes order by minutes), '{}') as "waitMinutes", coalesce(array_agg(waiting order by minutes), '{}') as "waitJobs"
  from (
    select case when minutes < 120 then round(minutes)::int else (round(minutes / 6) * 6)::int end as minutes, count(*)::int as waiting
    from (
      select extract(epoch from (select min(bid.created_at) from ${bids} where bid.job_id = job.id) - job.created_at) / 60 as minutes
      from ${jobs} where ${within('job.created_at')}
    ) posted
    where minutes is not null
    group by 1
  ) grouped`;
