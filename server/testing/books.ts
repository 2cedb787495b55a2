import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { newId } from '#server/platform/ids.ts';
import { eventDelivery } from '#server/sandbox/index.ts';
import { readTrialBalance } from '#server/views/ledger/trial-balance.ts';
import type { House } from './house.ts';
import type { Somebody } from './people.ts';

/** Once everything due is done, the books add up to nothing and agree with the payments. */
export async function booksAgree(house: House): Promise<void> {
  await house.work();
  assert.equal(await booksSum(house), 0);
  const { findings } = await readTrialBalance(house.kit.db);
  assert.deepEqual(
    findings.filter(({ disagreements }) => disagreements.length > 0),
    [],
  );
}

/** What all entries come to, which is nothing. */
export async function booksSum(house: House): Promise<number> {
  const { rows } = await house.kit.db.execute<{ cents: number }>(
    sql`select coalesce(sum(amount_cents), 0)::int as cents from ledger_entry`,
  );
  return rows[0]?.cents ?? Number.NaN;
}

export interface Books {
  sum: number;
  fees: number;
  provider: number;
  /** What each of the cleaners is owed, in their order. */
  owed: number[];
}

export async function booksOf(house: House, cleaners: readonly Somebody[]): Promise<Books> {
  const { rows } = await house.kit.db.execute<{ account: string; owner: string | null; cents: number }>(
    sql`select account, owner_id as owner, sum(amount_cents)::int as cents from ledger_entry group by 1, 2`,
  );
  const of = (account: string, owner: string | null = null) =>
    rows.find((row) => row.account === account && row.owner === owner)?.cents ?? 0;
  return {
    sum: rows.reduce((total, { cents }) => total + cents, 0),
    fees: of('fees'),
    provider: of('provider'),
    owed: cleaners.map(({ id }) => of('cleaner', id)),
  };
}

/** The provider sends its last events again. */
export async function resendEvents(house: House): Promise<void> {
  await house.kit.db.execute(sql`update sandbox_event set delivered_at = null
    where id in (select id from sandbox_event order by created_at desc, id limit 8)`);
  await eventDelivery(house.kit)({});
}

/** Somebody refunds a part of a job's payment on the provider's own pages. */
export async function refundAtProvider(house: House, jobId: string, amountCents: number): Promise<void> {
  const { rows } = await house.kit.db.execute(
    sql`select provider_payment_id as id from payment where job_id = ${jobId} and kind = 'job'`,
  );
  await house.kit.payments.refund({ paymentId: String(rows[0]?.id), amountCents, key: newId() });
  await eventDelivery(house.kit)({});
}
