import { eq, type SQL, sql } from 'drizzle-orm';
import type { AdminPayout, Payout } from '#contract/payouts.ts';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { ledgerTransactions, payments } from '#server/payments/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import { sentAgainAt } from './returned.ts';
import { payoutItems, payouts } from './table.ts';

const items = sql<Payout['items']>`(
  select coalesce(json_agg(json_build_object(
    'kind', coalesce(pay.kind, t.kind), 'jobId', t.job_id, 'jobTitle', coalesce(j.hired_place ->> 'title', p.title), 
    'jobDay', to_char(j.start_time at time zone coalesce(j.place ->> 'timeZone', p.time_zone), 'YYYY-MM-DD'),
    'amountCents', i.amount_cents) order by t.at, t.id), '[]')
  from ${payoutItems} i join ${ledgerTransactions} t on t.id = i.transaction_id
  left join ${payments} pay on pay.id = t.payment_id and t.kind in ('held', 'released')
  left join ${jobs} j on j.id = t.job_id left join ${properties} p on p.id = j.property_id
  where i.payout_id = ${payouts}.id)`;

const sentAgain = sql<Date | null>`(select ${sql.raw(sentAgainAt)} from payout p where p.id = ${payouts}.id)`.mapWith(
  payouts.createdAt,
);

/** Payouts with their cleaner and what they contain; a list adds its own `where`, order and limit. */
export const selectPayouts = (reader: Reader, sortKey: SQL<string> = sql<string>`''`) =>
  reader
    .select({
      sortKey: sortKey.as('sort_key'),
      payout: payouts,
      cleaner: { id: users.id, name: users.name },
      items,
      sentAgain,
    })
    .from(payouts)
    .innerJoin(users, eq(users.id, payouts.cleanerId))
    .$dynamic();

type PayoutView = Awaited<ReturnType<typeof selectPayouts>>[number];

export async function readPayout(reader: Reader, id: string): Promise<PayoutView> {
  const [view] = await selectPayouts(reader).where(eq(payouts.id, id));
  if (!view) throw new Error(`There is no payout ${id}`);
  return view;
}

export function presentPayout({ payout, cleaner, items, sentAgain }: PayoutView): Payout {
  const { id, amountCents, feeCents, method, status, createdAt, endedAt, failure } = payout;
  return {
    ...{ id, cleaner, amountCents, feeCents, method, status, failure, items },
    createdAt: createdAt.toISOString(),
    ...(sentAgain && { sentAgainAt: sentAgain.toISOString() }),
    paidAt: status === 'paid' && endedAt ? endedAt.toISOString() : null,
  };
}

export const presentAdminPayout = (view: PayoutView): AdminPayout => ({
  ...presentPayout(view),
  holdReason: view.payout.holdReason,
});
