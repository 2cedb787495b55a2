import { sql } from 'drizzle-orm';
import type { Analytics } from '#contract/admin-analytics.ts';
import type { Reader } from '#server/platform/db.ts';

/** What happened on each day in UTC from `from` to before `to`, the quiet days too. */
export async function daysOf(reader: Reader, from: Date, to: Date): Promise<Analytics['series']> {
  const dayOf = (column: string) => sql`(${sql.raw(column)} at time zone 'UTC')::date`;
  const within = (column: string) => sql`${sql.raw(column)} >= ${from} and ${sql.raw(column)} < ${to}`;
  const { rows } = await reader.execute<{ [K in keyof Day]: Day[K] }>(sql`
    with paid as (
      select ${dayOf('paid_at')} date, sum(payout_cents)::float8 gmv, count(*)::int jobs
      from job where status = 'PAID' and ${within('paid_at')} group by 1
    ), fees as (
      select ${dayOf('t.at')} date, sum(e.amount_cents)::float8 cents
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      where e.account = 'fees' and ${within('t.at')} group by 1
    ), posted as (
      select ${dayOf('created_at')} date, count(*)::int jobs from job where ${within('created_at')} group by 1
    ), joined as (
      select ${dayOf('created_at')} date, count(*)::int people from user_account where ${within('created_at')} group by 1
    )
    select to_char(d.date, 'YYYY-MM-DD') date, coalesce(paid.gmv, 0) "gmvCents", coalesce(fees.cents, 0) "feesCents",
      coalesce(posted.jobs, 0) "postedJobs", coalesce(paid.jobs, 0) "completedJobs", coalesce(joined.people, 0) "newSignups"
    from (select generate_series(${from}::timestamptz at time zone 'UTC', (${to}::timestamptz at time zone 'UTC') - interval '1 day', interval '1 day')::date as date) d
      left join paid using (date) left join fees using (date) left join posted using (date) left join joined using (date)
    order by d.date`);
  return rows;
}

type Day = Analytics['series'][number];
