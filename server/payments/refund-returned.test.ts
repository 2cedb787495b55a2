import assert from 'node:assert/strict';
import { test } from 'node:test';
import { second } from '#server/platform/clock.ts';
import { bankHolds, refundComesBack } from '#server/testing/a-bank.ts';
import { testCards } from '#server/testing/a-card.ts';
import { aPaidCleaner, earningsOf } from '#server/testing/a-payout-account.ts';
import { aCreditedCleaner, completeJob, referralsOf } from '#server/testing/a-referral.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { booksAgree } from '#server/testing/books.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { anAdmin } from '#server/testing/people.ts';

const house = await aHouse();
const admin = await anAdmin(house);
const { bellsOf, lastOf } = bellsIn(house);

const paymentOf = async (jobId: string) => (await house.get(`/api/admin/payments?q=${jobId}`, admin.token)).body[0];
const refund = async (id: string, amountCents: number) => {
  const answer = await house.post(`/api/admin/payments/${id}/refund`, { amountCents, reason: 'Agreed' }, admin.token);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  await house.work();
  return answer.body;
};

test('a refund that the card could not take is the host’s still: both are told, and an admin sends it again', async () => {
  const { host, cleaner, job } = await aPaidCleaner(house);
  const { id } = await paymentOf(job.id);
  await refund(id, 12_500);
  assert.equal((await paymentOf(job.id)).status, 'refunded');
  await refundComesBack(house, id);
  await booksAgree(house);
  const back = await paymentOf(job.id);
  assert.deepEqual([back.status, back.refundedCents, back.returnedCents], ['succeeded', 0, 12_500]);
  assert.equal((await earningsOf(house, cleaner)).balance, 0, 'the cleaner is not given what is the host’s');
  const { body: found } = await house.get('/api/admin/payments?trouble=refund_returned', admin.token);
  assert.deepEqual(
    found.map((one: { id: string }) => one.id),
    [id],
  );
  assert.ok((await bellsOf(host)).includes('refundReturned'));
  assert.match((await lastMail(house, host.email)).text, /couldn’t credit your refund of \$125\.00/);
  const toSend = await lastOf(admin);
  assert.deepEqual([toSend?.kind, toSend?.link], ['refundToSend', `/admin/payments?q=${job.id}`]);

  await refund(id, 12_500);
  await booksAgree(house);
  const again = await paymentOf(job.id);
  assert.deepEqual([again.status, again.refundedCents, again.returnedCents], ['refunded', 12_500, 0]);
  assert.equal((await earningsOf(house, cleaner)).balance, 0);
});

test('the demo has a card that cannot take a refund, as it shows a moment later', async () => {
  const { host, job } = await aSubmittedJob(house, { card: testCards.refundFails });
  await house.post(`/api/jobs/${job.id}/checkout`, undefined, host.token);
  const { id } = await paymentOf(job.id);
  assert.equal((await refund(id, 2_000)).refundedCents, 2_000);
  house.clock.forward(6 * second);
  await booksAgree(house);
  const back = await paymentOf(job.id);
  assert.deepEqual([back.refundedCents, back.returnedCents], [0, 2_000]);
  assert.ok((await bellsOf(host)).includes('refundReturned'));
});

test('a part that came back is sent again before anything else is given back', async () => {
  const { cleaner, job } = await aPaidCleaner(house);
  const { id } = await paymentOf(job.id);
  await refund(id, 3_000);
  await refundComesBack(house, id);
  assert.equal((await earningsOf(house, cleaner)).balance, 8_500);
  await refund(id, 2_000);
  assert.equal((await earningsOf(house, cleaner)).balance, 8_500);
  const { returnedCents } = await refund(id, 4_000);
  assert.equal(returnedCents, 0);
  assert.equal((await earningsOf(house, cleaner)).balance, 5_500, 'of $40, $10 came back before');
  await booksAgree(house);
});

test('the same news of it twice changes nothing', async () => {
  const { job } = await aPaidCleaner(house);
  const { id } = await paymentOf(job.id);
  await refund(id, 1_000);
  await refundComesBack(house, id);
  await house.kit.db.execute(`update sandbox_event set delivered_at = null`);
  await booksAgree(house);
  assert.equal((await paymentOf(job.id)).returnedCents, 1_000);
});

test('what the bank fetches back need not be sent again', async () => {
  const { host, job } = await aPaidCleaner(house);
  const { id } = await paymentOf(job.id);
  await refund(id, 3_000);
  await refundComesBack(house, id);
  await bankHolds(house, job.id, 12_500);
  const { returnedCents, chargedBackCents } = await paymentOf(job.id);
  assert.deepEqual([returnedCents, chargedBackCents], [0, 12_500]);
  assert.equal((await house.get('/api/host/owed', host.token)).body.amountCents, 12_500);
  await booksAgree(house);
});

test('a referral credit is not spent on a cleaning that was refunded in full', async () => {
  const cleaner = await aCreditedCleaner(house);
  const credits = async () => (await referralsOf(house, cleaner)).creditsLeft;
  const had = await credits();
  const job = await completeJob(house, cleaner);
  await house.kit.db.execute(`update job set cleaner_fee_cents = 0,
    credit_id = (select id from fee_credit where owner_id = '${cleaner.id}' limit 1) where id = '${job.id}'`);
  assert.equal(await credits(), had - 1);
  const { id } = await paymentOf(job.id);
  await refund(id, 2_000);
  assert.equal(await credits(), had - 1, 'a part keeps the fees as they are');
  await refund(id, 10_500);
  assert.equal(await credits(), had);
});
