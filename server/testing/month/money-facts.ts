import assert from 'node:assert/strict';
import { emitEvent } from '#server/sandbox/emit-event.ts';
import type { Month } from './a-month.ts';
import type { BusinessFact } from './business-fact.ts';
import { done } from './hiring-facts.ts';
import { moneyOf } from './money-of.ts';

interface JobRow extends Record<string, unknown> {
  id: string;
  host_id: string;
}
export const jobsIn = (month: Month, status: string, more = '') =>
  month.rows<JobRow>(
    `select id, host_id from job where status = $1 ${more} order by coalesce(submitted_at, created_at) desc, id limit 20`,
    [status],
  );

/** A host pays by hand with any of their cards; what the button said is what the books then say. */
const checkout: BusinessFact = async (month) => {
  const job = month.pick(await jobsIn(month, 'SUBMITTED'));
  if (!job) return null;
  const host = month.hosts.find(({ id }) => id === job.host_id);
  const shown = await moneyOf(month, job.id);
  const body = { paymentMethodId: month.pick(host?.cards ?? []) };
  const token = await month.tokenOf({ id: job.host_id });
  const answer = await month.house.post(`/api/jobs/${job.id}/checkout`, body, token);
  if (answer.body.status === 'succeeded' && answer.status === 200)
    assert.deepEqual(await moneyOf(month, job.id), shown, JSON.stringify(answer.body));
  return answer;
};

const authenticate: BusinessFact = async (month) => {
  const [payment] = await month.rows<{ id: string; secret: string }>(
    `select provider_payment_id as id, client_secret as secret from payment
     where status = 'requires_action' order by created_at desc, id limit 1`,
  );
  if (!payment) return null;
  const path = `/sandbox/payment-intents/${payment.id}/authenticate`;
  return month.house.post(path, { clientSecret: payment.secret, approve: month.chance(70) });
};

const tip: BusinessFact = async (month) => {
  const job = month.pick(await jobsIn(month, 'PAID'));
  if (!job) return null;
  const shown = await moneyOf(month, job.id);
  const tipCents = 100 + month.random.below(3_000);
  const token = await month.tokenOf({ id: job.host_id });
  const answer = await month.house.post(`/api/jobs/${job.id}/tips`, { tipCents }, token);
  if (answer.status === 201 && answer.body.status === 'succeeded') {
    const { amountCents } = answer.body;
    assert.deepEqual(await moneyOf(month, job.id), {
      ...shown,
      hostPaysCents: shown.hostPaysCents + amountCents,
      cleanerReceivesCents: shown.cleanerReceivesCents + amountCents,
    });
  }
  return answer;
};

interface Paid extends Record<string, unknown> {
  id: string;
  left: number;
  intent: string;
}
const paidPayments = (month: Month) =>
  month.rows<Paid>(
    `select id, amount_cents - refunded_cents - charged_back_cents as left, provider_payment_id as intent from payment
     where status = 'succeeded' order by settled_at desc, id limit 20`,
  );

const refund: BusinessFact = async (month) => {
  const payment = month.pick(await paidPayments(month));
  if (!payment) return null;
  const amountCents = month.chance(40) ? payment.left : 1 + month.random.below(Math.max(1, payment.left));
  if (amountCents < 1) return null;
  const body = { amountCents, reason: 'Agreed with both.' };
  return month.house.post(`/api/admin/payments/${payment.id}/refund`, body, await month.tokenOf(month.admin));
};

/** The payer's bank fetches back what is left. */
const chargeBack: BusinessFact = async (month) => {
  const payment = month.pick(await paidPayments(month));
  if (!payment || payment.left < 1) return null;
  await month.house.kit.db.transaction(async (tx) => {
    await tx.execute(
      `update sandbox_intent set charged_back_cents = amount_cents - refunded_cents where id = '${payment.intent}'`,
    );
    await emitEvent(month.house.kit, tx, 'charge.dispute.funds_withdrawn', payment.intent);
  });
  return done;
};

/** The bank gives up what it has fetched. */
const giveUp: BusinessFact = async (month) => {
  const [fetched] = await month.rows<{ intent: string }>(
    `select provider_payment_id as intent from payment where charged_back_cents > 0 order by settled_at desc, id limit 1`,
  );
  if (!fetched) return null;
  await month.house.kit.db.transaction(async (tx) => {
    await tx.execute(`update sandbox_intent set charged_back_cents = 0 where id = '${fetched.intent}'`);
    await emitEvent(month.house.kit, tx, 'charge.dispute.funds_reinstated', fetched.intent);
  });
  return done;
};

/** A host pays what is owed beside a job: extra pay that was refused, or what a bank has fetched back. */
const payOwed: BusinessFact = async (month) => {
  const job = month.pick(
    await month.rows<JobRow>('select id, host_id from job where extra_due_cents is not null order by id limit 20'),
  );
  if (!job) return null;
  const host = month.hosts.find(({ id }) => id === job.host_id);
  const body = { paymentMethodId: month.pick(host?.cards ?? []) };
  return month.house.post(`/api/jobs/${job.id}/checkout`, body, await month.tokenOf({ id: job.host_id }));
};

export const moneyFacts = [
  ['checkout', 7, checkout],
  ['authenticate', 3, authenticate],
  ['tip', 4, tip],
  ['refund', 2, refund],
  ['charge back', 1, chargeBack],
  ['give up', 1, giveUp],
  ['pay owed', 2, payOwed],
] as const;
