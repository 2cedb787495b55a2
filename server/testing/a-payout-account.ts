import assert from 'node:assert/strict';
import { second } from '#server/platform/clock.ts';
import { aSubmittedJob, type SubmittedJob } from './a-submitted-job.ts';
import type { House } from './house.ts';
import type { Somebody } from './people.ts';

/** A cleaner gives their bank account on the provider's page, or one that the provider does not accept. */
export async function aPayoutAccount(house: House, cleaner: Somebody, { fail = false } = {}): Promise<string> {
  const opened = await house.post('/api/cleaner/payout-account', undefined, cleaner.token);
  assert.equal(opened.status, 201, JSON.stringify(opened.body));
  const { pathname } = new URL(opened.body.url);
  const completed = await house.post(pathname, fail ? { fail } : {});
  assert.equal(completed.status, 200, JSON.stringify(completed.body));
  return opened.body.url;
}

/** A cleaner with an account and the payout of a job the host paid by hand, less the fee, in their balance. */
export async function aPaidCleaner(house: House, payoutCents = 12_000): Promise<SubmittedJob> {
  const submitted = await aSubmittedJob(house, { payoutCents });
  const paid = await house.post(`/api/jobs/${submitted.job.id}/checkout`, undefined, submitted.host.token);
  assert.equal(paid.body.status, 'succeeded');
  await aPayoutAccount(house, submitted.cleaner);
  return submitted;
}

/** The bank decides about what it has. */
export async function bankDecides(house: House): Promise<void> {
  house.clock.forward(4 * second);
  await runTask(house, 'sandbox-pay-out');
}

export async function runTask(house: House, name: string): Promise<void> {
  await house.kit.tasks.send(house.kit.db, name, {});
  await house.work();
}

export async function earningsOf(house: House, { token }: Somebody) {
  const { body } = await house.get('/api/cleaner/earnings', token);
  return { balance: body.balanceCents, pending: body.pendingCents, paidOut: body.paidOutCents };
}
