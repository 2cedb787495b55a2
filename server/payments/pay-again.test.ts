import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day, hour, plus } from '#server/platform/clock.ts';
import { recentMails } from '#server/platform/mail.ts';
import { bankHolds } from '#server/testing/a-bank.ts';
import { aCard, testCards } from '#server/testing/a-card.ts';
import { aPaidCleaner, earningsOf } from '#server/testing/a-payout-account.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { booksAgree } from '#server/testing/books.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin, type Somebody } from '#server/testing/people.ts';
import { withProvider } from '#server/testing/with-provider.ts';

const house = await aHouse();
const admin = await anAdmin(house);
const { bellsOf } = bellsIn(house);

async function post(host: Somebody) {
  const property = await aProperty(house, host);
  const startTime = plus(house.clock.now(), 2 * day);
  const times = { startTime: startTime.toISOString(), endTime: plus(startTime, 4 * hour).toISOString() };
  return house.post('/api/jobs', { propertyId: property.id, cleaningType: 'standard', ...times }, host.token);
}
const pay = (jobId: string, { token }: Somebody, paymentMethodId?: string) =>
  house.post(`/api/jobs/${jobId}/checkout`, { paymentMethodId }, token);
const jobAs = async (jobId: string, { token }: Somebody) => (await house.get(`/api/jobs/${jobId}`, token)).body;
const owed = async ({ token }: Somebody) => (await house.get('/api/host/owed', token)).body;

test('a chargeback is owed until the host has paid again with another card: then each has what they had', async () => {
  const { host, cleaner, job } = await aSubmittedJob(house, { card: testCards.disputed });
  const before = (await house.get(`/api/jobs/${job.id}/money`, host.token)).body;
  assert.equal((await pay(job.id, host)).body.status, 'succeeded');
  await house.work();
  assert.equal((await earningsOf(house, cleaner)).balance, 0);

  const seen = await jobAs(job.id, host);
  assert.deepEqual([seen.status, seen.can.includes('pay')], ['PAID', true]);
  assert.deepEqual(seen.unpaid, {
    kind: 'repayment',
    why: 'chargedBack',
    amountCents: 12_500,
    message: null,
    declineReason: null,
    cardId: null,
  });
  const theirs = await jobAs(job.id, cleaner);
  assert.deepEqual(theirs.unpaid, {
    kind: 'repayment',
    why: 'chargedBack',
    amountCents: null,
    message: null,
    declineReason: null,
    cardId: null,
  });
  const due = { jobId: job.id, jobTitle: 'Lakeside Loft', amountCents: 12_500 };
  assert.deepEqual(await owed(host), { ...due, owedFor: 'repayment' });
  const [needed] = (await house.get('/api/host/inbox', host.token)).body;
  assert.deepEqual([needed.kind, needed.job.id], ['pay', job.id]);
  const refused = await post(host);
  assert.deepEqual([refused.status, refused.body.error, refused.body.amountCents], [402, 'payment_due', 12_500]);
  const [last] = (await house.get('/api/host/payment-methods', host.token)).body;
  assert.equal((await house.remove(`/api/host/payment-methods/${last.id}`, host.token)).status, 409);

  assert.ok((await bellsOf(host)).includes('chargebackToPay'));
  assert.ok((await bellsOf(cleaner)).includes('chargedBack'));
  assert.ok((await bellsOf(admin)).includes('chargebackNoted'));
  const mails = await recentMails(house.kit.db, host.email);
  assert.ok(mails.some(({ text }) => text.includes('took back the $125.00')));

  const declined = await aCard(house, host, testCards.insufficientFunds);
  assert.equal((await pay(job.id, host, declined.id)).body.status, 'declined');
  assert.equal((await jobAs(job.id, host)).unpaid.why, 'declined');
  const { id } = await aCard(house, host);
  const paid = await pay(job.id, host, id);
  assert.deepEqual([paid.body.status, paid.body.totalCents], ['succeeded', 12_500]);
  await booksAgree(house);
  assert.equal((await earningsOf(house, cleaner)).balance, 11_500);
  const after = (await house.get(`/api/jobs/${job.id}/money`, host.token)).body;
  assert.deepEqual({ ...after, lines: null }, { ...before, lines: null });
  const [{ unpaid, can }, none] = [await jobAs(job.id, host), await owed(host)];
  assert.deepEqual([unpaid, can.includes('pay'), none], [null, false, null]);
  assert.equal((await pay(job.id, host, id)).status, 409, 'nobody pays a third time');
  assert.equal((await post(host)).status, 201);
  assert.ok((await bellsOf(cleaner)).includes('repaid'));
});

test('a chargeback that the bank gives up is owed no more', async () => {
  const { host, cleaner, job } = await aPaidCleaner(house);
  await bankHolds(house, job.id, 12_500);
  assert.equal((await owed(host)).amountCents, 12_500);
  await bankHolds(house, job.id, 0);
  assert.equal(await owed(host), null);
  assert.equal((await jobAs(job.id, host)).unpaid, null);
  assert.equal((await earningsOf(house, cleaner)).balance, 11_500);
  assert.ok((await bellsOf(host)).includes('chargebackSettled'));
  assert.ok((await bellsOf(cleaner)).includes('chargebackReturned'));
  await booksAgree(house);
});

test('given up after the host has paid again, the second payment goes back, and the cleaner is paid once', async () => {
  const { host, cleaner, job } = await aPaidCleaner(house);
  await bankHolds(house, job.id, 12_500);
  await pay(job.id, host);
  await house.work();
  await bankHolds(house, job.id, 0);
  await booksAgree(house);
  assert.deepEqual(await earningsOf(house, cleaner), { balance: 11_500, pending: 0, paidOut: 0 });
  const { body: charges } = await house.get(`/api/host/payments?jobId=${job.id}`, host.token);
  assert.deepEqual(
    charges.map(({ kind, status }: Record<string, string>) => `${kind} ${status}`),
    ['repayment refunded', 'job succeeded'],
  );
  assert.equal(await owed(host), null);

  await bankHolds(house, job.id, 12_500);
  assert.equal((await owed(host)).amountCents, 12_500, 'fetched once more, it is owed once more');
  await pay(job.id, host);
  await booksAgree(house);
  assert.equal((await earningsOf(house, cleaner)).balance, 11_500);
});

test('a part that the bank has fetched is paid again as that part', async () => {
  const { host, cleaner, job } = await aPaidCleaner(house);
  await bankHolds(house, job.id, 4_000);
  assert.equal((await earningsOf(house, cleaner)).balance, 7_500);
  assert.equal((await pay(job.id, host)).body.totalCents, 4_000);
  await bankHolds(house, job.id, 12_500);
  assert.equal((await owed(host)).amountCents, 8_500);
  assert.equal((await pay(job.id, host)).body.totalCents, 8_500);
  await booksAgree(house);
  assert.equal((await earningsOf(house, cleaner)).balance, 11_500);
});

test('what was opened for another sum is given up before it can be paid', async () => {
  const { host, job } = await aPaidCleaner(house);
  const asks = await aCard(house, host, testCards.asks);
  await bankHolds(house, job.id, 12_500);
  const asked = (await pay(job.id, host, asks.id)).body;
  assert.equal(asked.status, 'requires_action');
  await bankHolds(house, job.id, 5_000);
  await house.work();
  const path = `/sandbox/payment-intents/${asked.paymentIntentId}/authenticate`;
  await house.post(path, { clientSecret: asked.clientSecret, approve: true });
  await booksAgree(house);
  assert.equal((await owed(host)).amountCents, 5_000);
  const [card] = (await house.get('/api/host/payment-methods', host.token)).body;
  assert.equal((await pay(job.id, host, card.id)).body.totalCents, 5_000);
  await booksAgree(house);
  assert.equal(await owed(host), null);
});

test('a payment for another sum that the clock and its host give up at the same moment is opened anew once', async () => {
  const { host, job } = await aPaidCleaner(house);
  const [card] = (await house.get('/api/host/payment-methods', host.token)).body;
  const asks = await aCard(house, host, testCards.asks);
  await bankHolds(house, job.id, 12_500);
  assert.equal((await pay(job.id, host, asks.id)).body.status, 'requires_action');
  const asked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  let calls = 0;
  const restore = withProvider(house, (provider) => ({
    ...provider,
    async cancelPayment(id) {
      asked[calls++]?.resolve();
      await asked[1].promise;
      return provider.cancelPayment(id);
    },
  }));
  const fitting = bankHolds(house, job.id, 5_000);
  await asked[0].promise;
  const { status, body } = await pay(job.id, host, card.id);
  await fitting;
  restore();
  assert.deepEqual([status, body.status, body.totalCents], [200, 'succeeded', 5_000]);
  await booksAgree(house);
  assert.equal(await owed(host), null);
});

test('a tip was a present: fetched back it is gone, and nobody is asked for it', async () => {
  const { host, cleaner, job } = await aPaidCleaner(house);
  await house.post(`/api/jobs/${job.id}/tips`, { tipCents: 1_000 }, host.token);
  const { balance } = await earningsOf(house, cleaner);
  await bankHolds(house, job.id, 1_000, 'tip');
  assert.equal((await earningsOf(house, cleaner)).balance, balance - 1_000);
  assert.equal(await owed(host), null);
  assert.ok(!(await bellsOf(host)).includes('chargebackToPay'));
  await booksAgree(house);
});

test('the documents say that a payment was fetched back and paid again', async () => {
  const { host, cleaner, job } = await aPaidCleaner(house);
  await bankHolds(house, job.id, 12_500);
  await pay(job.id, host);
  await house.work();
  const year = house.clock.now().getUTCFullYear();
  const { totalSpentCents } = (await house.get('/api/host/overview', host.token)).body;
  assert.equal(totalSpentCents, 12_500, 'once, though it was paid twice');
  const spent = (await house.get(`/api/host/statements/${year}`, host.token)).body;
  assert.deepEqual([spent.totalCents, spent.refundedCents, spent.extraCents], [12_500, 0, 0]);
  const earned = (await house.get(`/api/cleaner/statements/${year}`, cleaner.token)).body;
  assert.deepEqual([earned.grossCents, earned.netCents, earned.refundedCents], [12_000, 11_500, 0]);
  const { lines } = (await house.get(`/api/jobs/${job.id}/money`, host.token)).body;
  const sums = Object.fromEntries(
    lines.map((line: { kind: string; amountCents: number }) => [line.kind, line.amountCents]),
  );
  assert.deepEqual([sums.chargeback, sums.repayment], [-12_500, 12_500]);
});
