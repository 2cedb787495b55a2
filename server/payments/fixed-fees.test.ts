import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCents } from '#contract/money.ts';
import { aBid } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, anAdmin, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();

const moneyOf = async (jobId: string, as: Somebody) => (await house.get(`/api/jobs/${jobId}/money`, as.token)).body;
const feesIn = async (jobId: string, as: Somebody) => {
  const { hostFeeCents, cleanerFeeCents } = (await house.get(`/api/jobs/${jobId}`, as.token)).body;
  return { hostFeeCents, cleanerFeeCents };
};

test('the fees fixed at assignment apply, whatever they are today, before payment and after', async () => {
  const fixed = { hostFeeCents: toCents(350), cleanerFeeCents: toCents(725) };
  const { job, host, cleaner } = await aSubmittedJob(house, { payoutCents: 10_000, fees: fixed });
  const lines = [
    { kind: 'payout', amountCents: 10_000 },
    { kind: 'hostFee', amountCents: 350 },
    { kind: 'cleanerFee', amountCents: -725 },
  ];
  const expected = { hostPaysCents: 10_350, cleanerReceivesCents: 9_275, platformKeepsCents: 1_075, lines };
  const viewers = [host, cleaner, await anAdmin(house)];
  const isShown = async () => {
    for (const viewer of viewers) {
      assert.deepEqual(await moneyOf(job.id, viewer), expected);
      assert.deepEqual(await feesIn(job.id, viewer), fixed);
    }
  };
  await isShown();
  const { body } = await house.post(`/api/jobs/${job.id}/checkout`, {}, host.token);
  assert.deepEqual([body.payoutCents, body.platformFeeCents, body.totalCents], [10_000, 350, 10_350]);
  assert.deepEqual([body.job.hostFeeCents, body.job.cleanerFeeCents], [350, 725]);
  await house.work();
  await isShown();
  assert.equal((await house.get('/api/cleaner/earnings', cleaner.token)).body.balanceCents, 9_275);
});

test('a job’s fees are shown only to those on it, and only once they are fixed', async () => {
  const { job, host, cleaner } = await aSubmittedJob(house);
  const loser = await aCleaner(house);
  await aBid(house, loser, job, { status: 'REJECTED' });
  const none = { hostFeeCents: undefined, cleanerFeeCents: undefined };
  assert.deepEqual(await feesIn(job.id, cleaner), { hostFeeCents: 500, cleanerFeeCents: 500 });
  assert.deepEqual(await feesIn(job.id, loser), none);
  assert.deepEqual(await feesIn((await aJob(house, host)).id, host), none);
});
