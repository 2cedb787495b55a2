import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { second } from '#server/platform/clock.ts';
import { emitEvent } from '#server/sandbox/emit-event.ts';
import { runTask } from './a-payout-account.ts';
import type { House } from './house.ts';

interface IntentRow extends Record<string, unknown> {
  id: string;
}

/** From now on the payer's bank has this much of a job's payment; the provider says so. */
export async function bankHolds(house: House, jobId: string, cents: number, kind = 'job'): Promise<void> {
  const which = sql`id = (select provider_payment_id from payment where job_id = ${jobId} and kind = ${kind})`;
  const { rows } = await house.kit.db.execute<IntentRow>(
    sql`update sandbox_intent set charged_back_cents = ${cents} where ${which} returning id`,
  );
  const type = cents > 0 ? 'charge.dispute.funds_withdrawn' : 'charge.dispute.funds_reinstated';
  await tell(house, type, rows[0]?.id);
}

/** The card cannot take the last refund of a payment: the provider has the money again, and says so. */
export async function refundComesBack(house: House, paymentId: string): Promise<void> {
  const { rows } = await house.kit.db.execute<IntentRow & { refund: string }>(sql`
    update sandbox_intent set refunded_cents = refunded_cents - last.amount_cents,
      metadata = metadata || jsonb_build_object('failed refund ' || last.id, 'card closed')
    from (select r.id, r.amount_cents, p.provider_payment_id from refund r join payment p on p.id = r.payment_id
      where p.id = ${paymentId} order by r.created_at desc, r.id desc limit 1) last
    where sandbox_intent.id = last.provider_payment_id returning sandbox_intent.id`);
  await tell(house, 'refund.failed', rows[0]?.id);
}

async function tell(house: House, type: Parameters<typeof emitEvent>[2], intentId: string | undefined): Promise<void> {
  assert.ok(intentId, 'the provider knows no such payment');
  house.clock.forward(second);
  await house.kit.db.transaction((tx) => emitEvent(house.kit, tx, type, intentId));
  await runTask(house, 'sandbox-deliver');
  // less than before is believed only on a second look
  if (type !== 'charge.dispute.funds_withdrawn') await house.work();
}
