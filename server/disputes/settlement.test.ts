import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { jobs } from '#server/jobs/table.ts';
import { payments } from '#server/payments/table.ts';
import { hour } from '#server/platform/clock.ts';
import { aCard, testCards } from '#server/testing/a-card.ts';
import { aPayoutAccount } from '#server/testing/a-payout-account.ts';
import { aReportedJob, type ReportedJob } from '#server/testing/a-report.ts';
import { aSubmittedJob, type SubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();

const pay = ({ job, host }: SubmittedJob, body?: object) =>
  house.post(`/api/jobs/${job.id}/checkout`, body, host.token);
const resolve = async ({ disputeId }: ReportedJob, payoutCents: number) => {
  const body = { payoutCents, reason: 'As the photos show.' };
  const { status } = await house.post(`/api/admin/disputes/${disputeId}/resolve`, body, (await anAdmin(house)).token);
  assert.equal(status, 200);
};
const reportOn = async (paid: SubmittedJob): Promise<ReportedJob> => {
  const body = { reason: 'quality', text: 'The oven is not clean.' };
  const { body: dispute } = await house.post(`/api/jobs/${paid.job.id}/disputes`, body, paid.host.token);
  return { ...paid, disputeId: dispute.id };
};
const statusOf = async ({ job }: SubmittedJob) =>
  (await house.kit.db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, job.id)))[0]?.status;
const moneyOf = async ({ job, host }: SubmittedJob) => {
  const { body } = await house.get(`/api/jobs/${job.id}/money`, host.token);
  return [body.hostPaysCents, body.cleanerReceivesCents, body.platformKeepsCents];
};
const earningsOf = async ({ token }: Somebody) => {
  const { body } = await house.get('/api/cleaner/earnings', token);
  return [body.balanceCents, body.pendingCents];
};
const run = async (task: string) => {
  await house.kit.tasks.send(house.kit.db, task, {});
  await house.work();
};

test('a decision that takes back what was paid out tells the cleaner the sum and how it is paid off', async () => {
  const paid = await aSubmittedJob(house);
  await pay(paid);
  await aPayoutAccount(house, paid.cleaner);
  await house.post('/api/cleaner/payouts', { method: 'instant', amountCents: 11_500 }, paid.cleaner.token);
  const { disputeId } = await reportOn(paid);
  const body = { payoutCents: 9_000, reason: 'As the photos show.', fromCleaner: true };
  await house.post(`/api/admin/disputes/${disputeId}/resolve`, body, (await anAdmin(house)).token);
  await house.work();
  assert.equal((await earningsOf(paid.cleaner))[0], -3_000);
  const { body: bells } = await house.get('/api/notifications', paid.cleaner.token);
  const taken = bells.find(({ kind }: { kind: string }) => kind === 'earningsTaken');
  assert.match(`${taken?.title} ${taken?.text}`, /^\$30\.00 comes off .* next earnings pay it off\.$/);
});

test('a reported job is not charged until it is resolved; then the decided amount is, with both fees', async () => {
  const reported = await aReportedJob(house);
  house.clock.forward(48 * hour);
  await run('charge-due-jobs');
  const { settlesAt } = (await house.get(`/api/jobs/${reported.job.id}`, reported.host.token)).body;
  assert.deepEqual([await statusOf(reported), settlesAt], ['SUBMITTED', null]);
  await resolve(reported, 9_000);
  assert.equal(await statusOf(reported), 'PAID');
  assert.deepEqual(await moneyOf(reported), [9_500, 8_500, 1_000]);
  assert.deepEqual(await earningsOf(reported.cleaner), [0, 8_500]);
  house.clock.forward(24 * hour);
  assert.deepEqual(await earningsOf(reported.cleaner), [8_500, 0]);
});

test('a job resolved with nothing is PAID without a charge, and both can review', async () => {
  const reported = await aReportedJob(house);
  await resolve(reported, 0);
  assert.equal(await statusOf(reported), 'PAID');
  assert.deepEqual(await moneyOf(reported), [0, 0, 0]);
  await house.work();
  assert.deepEqual(await house.kit.db.select().from(payments).where(eq(payments.jobId, reported.job.id)), []);
  for (const { token } of [reported.host, reported.cleaner])
    assert.ok((await house.get(`/api/jobs/${reported.job.id}`, token)).body.can.includes('review'));
});

test('after payment the difference is refunded and both fees stay; the rest is held until then', async () => {
  const paid = await aSubmittedJob(house);
  await pay(paid);
  assert.deepEqual(await earningsOf(paid.cleaner), [11_500, 0]);
  const reported = await reportOn(paid);
  assert.deepEqual(await earningsOf(paid.cleaner), [0, 11_500]);
  house.clock.forward(100 * hour);
  await house.work();
  assert.deepEqual(await earningsOf(paid.cleaner), [0, 11_500]);
  await resolve(reported, 9_000);
  assert.deepEqual(await moneyOf(paid), [9_500, 8_500, 1_000]);
  assert.deepEqual(await earningsOf(paid.cleaner), [8_500, 0]);
  await house.work();
  assert.deepEqual(await earningsOf(paid.cleaner), [8_500, 0]);
});

test('a full refund waives both fees', async () => {
  const paid = await aSubmittedJob(house);
  await pay(paid);
  await resolve(await reportOn(paid), 0);
  assert.deepEqual(await moneyOf(paid), [0, 0, 0]);
  assert.deepEqual(await earningsOf(paid.cleaner), [0, 0]);
});

test('money that was not due yet is released no earlier than it would have been', async () => {
  const paid = await aSubmittedJob(house);
  house.clock.forward(48 * hour);
  await run('charge-due-jobs');
  const reported = await reportOn(paid);
  await house.post(`/api/disputes/${reported.disputeId}/withdraw`, undefined, reported.host.token);
  assert.deepEqual(await earningsOf(paid.cleaner), [0, 11_500]);
  house.clock.forward(24 * hour);
  assert.deepEqual(await earningsOf(paid.cleaner), [11_500, 0]);
});

test('a report holds back no more than the cleaner still has', async () => {
  const paid = await aSubmittedJob(house);
  await pay(paid);
  await aPayoutAccount(house, paid.cleaner);
  const payout = { method: 'instant', amountCents: 11_000 };
  assert.equal((await house.post('/api/cleaner/payouts', payout, paid.cleaner.token)).status, 201);
  await reportOn(paid);
  assert.deepEqual(await earningsOf(paid.cleaner), [0, 500]);
});

test('paying a reported job in full withdraws the report', async () => {
  const reported = await aReportedJob(house);
  const { body } = await pay(reported);
  assert.deepEqual([body.status, body.totalCents, body.job.status], ['succeeded', 12_500, 'PAID']);
  const { dispute, timeline } = (await house.get(`/api/jobs/${reported.job.id}`, reported.host.token)).body;
  assert.deepEqual(
    [dispute.status, dispute.resolution.by, dispute.resolution.payoutCents],
    ['RESOLVED', 'withdrawn', 12_000],
  );
  assert.ok(timeline.some(({ kind }: { kind: string }) => kind === 'RESOLVED'));
  assert.deepEqual(await earningsOf(reported.cleaner), [11_500, 0]);
});

test('a card declined before the report is charged the decided amount afterwards, never the first one', async () => {
  const declined = await aSubmittedJob(house, { card: testCards.insufficientFunds });
  assert.equal((await pay(declined)).body.status, 'declined');
  const reported = await reportOn(declined);
  await resolve(reported, 6_000);
  assert.equal(await statusOf(reported), 'SUBMITTED');
  const card = await aCard(house, declined.host);
  const { body } = await pay(declined, { paymentMethodId: card.id });
  assert.deepEqual(
    [body.status, body.payoutCents, body.platformFeeCents, body.totalCents],
    ['succeeded', 6_000, 500, 6_500],
  );
  assert.deepEqual(await moneyOf(reported), [6_500, 5_500, 1_000]);
});

test('what the bank was still asked about before the report can no longer be paid', async () => {
  const asked = await aSubmittedJob(house, { card: testCards.asks });
  const { body } = await pay(asked);
  assert.equal(body.status, 'requires_action');
  const reported = await reportOn(asked);
  await aCard(house, asked.host).then(({ id }) =>
    house.post(`/api/host/payment-methods/${id}/default`, undefined, asked.host.token),
  );
  await resolve(reported, 6_000);
  const path = `/sandbox/payment-intents/${body.paymentIntentId}/authenticate`;
  await house.post(path, { clientSecret: body.clientSecret, approve: true });
  await house.work();
  assert.deepEqual([await statusOf(reported), await moneyOf(reported)], ['PAID', [6_500, 5_500, 1_000]]);
});

test('a host owes nothing for a reported job, so that it holds up no new one', async () => {
  const declined = await aSubmittedJob(house, { card: testCards.insufficientFunds });
  await pay(declined);
  const reported = await reportOn(declined);
  const post = () =>
    house.post(
      '/api/jobs',
      {
        propertyId: declined.job.propertyId,
        startTime: new Date(house.clock.now().getTime() + 200 * hour).toISOString(),
        endTime: new Date(house.clock.now().getTime() + 203 * hour).toISOString(),
        cleaningType: 'standard',
      },
      declined.host.token,
    );
  assert.equal((await post()).status, 201);
  await resolve(reported, 12_000);
  assert.equal((await post()).body.error, 'payment_due');
});

test('a resolution whose task died is settled all the same', async () => {
  const [paid, unpaid] = [await aSubmittedJob(house), await aReportedJob(house)];
  await pay(paid);
  const reported = await reportOn(paid);
  for (const { job } of [reported, unpaid])
    await house.kit.db
      .update(jobs)
      .set({ reportStatus: 'RESOLVED', reportDueAt: null, decidedPayoutCents: toCents(0) })
      .where(eq(jobs.id, job.id));
  await run('reconcile-payments');
  assert.deepEqual(await moneyOf(reported), [0, 0, 0]);
  assert.equal(await statusOf(unpaid), 'PAID');
});

test('what the cleaner has agreed to give back comes off the next earnings, if it was paid out; else as the admin says', async () => {
  for (const fromCleaner of ['agreed', true, false]) {
    const paid = await aSubmittedJob(house);
    await pay(paid);
    await aPayoutAccount(house, paid.cleaner);
    await house.post('/api/cleaner/payouts', { method: 'instant' }, paid.cleaner.token);
    const { disputeId } = await reportOn(paid);
    const say = (step: string, { token }: Somebody, body?: object) =>
      house.post(`/api/disputes/${disputeId}/${step}`, body, token);
    if (fromCleaner === 'agreed') {
      const { body } = await say('answer', paid.cleaner, { text: 'I am sorry.' });
      assert.ok(body.proposal.payoutCents < 12_000);
      await say('accept', paid.cleaner);
      await say('accept', paid.host);
      const [balance] = await earningsOf(paid.cleaner);
      assert.equal(balance, body.proposal.payoutCents - 12_000);
    } else {
      const { token } = await anAdmin(house);
      const body = { payoutCents: 9_000, reason: 'As the photos show.', fromCleaner };
      assert.equal((await house.post(`/api/admin/disputes/${disputeId}/resolve`, body, token)).status, 200);
      assert.equal((await earningsOf(paid.cleaner))[0], fromCleaner ? -3_000 : 0);
    }
  }
});
