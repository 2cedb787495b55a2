import { sql } from 'drizzle-orm';
import { checkInGrace } from '#contract/terms.ts';
import type { Reader } from '#server/platform/db.ts';

/** What is measured over a span of time; rates in percent, null when there is nothing to count. */
export interface Figures {
  gmvCents: number;
  newSignups: number;
  completedJobs: number;
  averageJobValueCents: number | null;
  fillRate: number | null;
  onTimePercentage: number | null;
  disputeRate: number | null;
}

/**
 * The figures for the days from `from` (included) to `to` (excluded):
 * value and number of the jobs paid then; accounts created then;
 * the share of the jobs posted then and no longer waiting for a cleaner that found one;
 * the share of the jobs started then that started within the 30 minutes of the check-in rule, even if a backup had longer;
 * the share of the jobs submitted then that were disputed.
 */
export async function figuresOf(reader: Reader, from: Date, to: Date): Promise<Figures> {
  const within = (column: string) => sql`${sql.raw(column)} >= ${from} and ${sql.raw(column)} < ${to}`;
  const { rows } = await reader.execute<{ [K in keyof Figures]: Figures[K] }>(sql`
    with paid as (
      select coalesce(sum(payout_cents), 0)::float8 value, count(*)::int jobs, round(avg(payout_cents))::float8 average
      from job where status = 'PAID' and ${within('paid_at')}
    ), posted as (
      select 100.0 * count(*) filter (where cleaner_id is not null) / nullif(count(*), 0) rate
      from job where ${within('created_at')} and (status <> 'OPEN' or end_time < ${to})
    ), started as (
      select 100.0 * count(*) filter (where started_at <= start_time + interval '${sql.raw(String(checkInGrace))} milliseconds') / nullif(count(*), 0) rate
      from job where started_at is not null and ${within('started_at')}
    ), submitted as (
      select 100.0 * count(*) filter (where exists (
        select 1 from job_timeline t where t.job_id = job.id and t.kind = 'DISPUTED')) / nullif(count(*), 0) rate
      from job where ${within('submitted_at')} and started_at is not null
    )
    select paid.value "gmvCents", paid.jobs "completedJobs", paid.average "averageJobValueCents",
      (select count(*)::int from user_account where ${within('created_at')}) "newSignups",
      round(posted.rate, 1)::float8 "fillRate", round(started.rate, 1)::float8 "onTimePercentage",
      round(submitted.rate, 1)::float8 "disputeRate"
    from paid, posted, started, submitted`);
  const [figures] = rows;
  if (!figures) throw new Error('The figures gave no row');
  return figures;
}
