import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { aCard, testCards, typed } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aSubmittedJob, type SubmittedJob } from '#server/testing/a-submitted-job.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost, anAdmin, type Somebody } from '#server/testing/people.ts';
import { ledgerEntries, ledgerTransactions, payments } from './table.ts';

const house = await aHouse();

const pay = ({ job, host }: Pick<SubmittedJob, 'job' | 'host'>, body?: object, as: Somebody = host) =>
  house.post(`/api/jobs/${job.id}/checkout`, body, as.token);
const statusOf = async (jobId: string, as: Somebody) =>
  (await house.kit.db.execute(`select status from job where id = '${jobId}'`)).rows[0]?.status ?? as.id;
const moneyOf = async (jobId: string, as: Somebody) => (await house.get(`/api/jobs/${jobId}/money`, as.token)).body;
const earningsOf = async (cleaner: Somebody) => (await house.get('/api/cleaner/earnings', cleaner.token)).body;
const authenticate = (id: string, clientSecret: string, approved: boolean) =>
  house.post(`/sandbox/payment-intents/${id}/authenticate`, { clientSecret, approve: approved });

async function entriesOf(jobId: string) {
  const rows = await house.kit.db
    .select({ account: ledgerEntries.account, amount: ledgerEntries.amountCents, owner: ledgerEntries.ownerId })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(eq(ledgerTransactions.jobId, jobId));
  return rows.map(({ account, amount, owner }) => [account, amount, owner]);
}

test('a host pays: payout and fee from the card, the payout less the fee to the cleaner, at once', async () => {
  const paid = await aSubmittedJob(house, { payoutCents: 12_345 });
  const before = await moneyOf(paid.job.id, paid.host);
  const { status, body } = await pay(paid);
  assert.equal(status, 200);
  assert.equal(body.status, 'succeeded');
  assert.deepEqual([body.message, body.clientSecret], [null, null]);
  assert.deepEqual([body.payoutCents, body.platformFeeCents, body.totalCents], [12_345, 500, 12_845]);
  assert.equal(body.job.status, 'PAID');
  assert.ok(body.paymentIntentId);
  assert.deepEqual(await entriesOf(paid.job.id), [
    ['provider', -12_845, null],
    ['cleaner', 11_845, paid.cleaner.id],
    ['fees', 1_000, null],
  ]);
  assert.deepEqual(await moneyOf(paid.job.id, paid.host), before, 'the split shown before is the one booked');
  const { balanceCents, pendingCents, paidOutCents } = await earningsOf(paid.cleaner);
  assert.deepEqual([balanceCents, pendingCents, paidOutCents], [11_845, 0, 0]);
  const detail = await house.kit.db.execute(
    `select kind from job_timeline where job_id = '${paid.job.id}' and kind = 'PAID'`,
  );
  assert.equal(detail.rowCount, 1);
});

test('a paid job is not paid again', async () => {
  const paid = await aSubmittedJob(house);
  await pay(paid);
  const again = await pay(paid);
  assert.deepEqual([again.status, again.body.error], [409, 'invalid_transition']);
  await house.work();
  assert.equal((await entriesOf(paid.job.id)).length, 3);
});

test('ten sends of one Idempotency-Key at once get the same answer', async () => {
  const paid = await aSubmittedJob(house);
  const headers = { 'idempotency-key': 'pay once' };
  const send = (body: object) =>
    house.send('POST', `/api/jobs/${paid.job.id}/checkout`, { as: paid.host.token, body, headers });
  const answers = await Promise.all(Array.from({ length: 10 }, () => send({})));
  assert.equal(answers[0]?.body.status, 'succeeded');
  for (const { body } of [...answers, await send({})]) assert.deepEqual(body, answers[0]?.body);
  assert.equal((await send({ paymentMethodId: paid.card?.id })).status, 422);
});

test('only a submitted job can be paid, only by its host, only with their own card', async () => {
  const { host, cleaner, job, card } = await aSubmittedJob(house);
  const other = await aSubmittedJob(house);
  for (const status of ['OPEN', 'ASSIGNED', 'IN_PROGRESS', 'CANCELED'] as const) {
    const given = status === 'OPEN' || status === 'CANCELED' ? {} : { cleaner: await aCleaner(house) };
    const unfinished = await aJob(house, host, { status, ...given });
    assert.equal((await pay({ job: unfinished, host })).body.error, 'invalid_transition', status);
  }
  assert.equal((await pay({ job, host }, undefined, other.host)).status, 404);
  assert.equal((await pay({ job, host }, undefined, cleaner)).status, 403);
  assert.equal((await pay({ job, host }, undefined, await anAdmin(house))).status, 403);
  assert.equal((await house.post(`/api/jobs/${job.id}/checkout`)).status, 401);
  assert.equal((await pay({ job, host }, { paymentMethodId: other.card?.id })).status, 404);
  assert.equal((await pay({ job, host }, { paymentMethodId: 'none' })).status, 400);
  assert.equal((await pay({ job, host }, { amountCents: 1 })).status, 400);
  const cardless = await aSubmittedJob(house, { card: null });
  const refused = await pay(cardless);
  assert.deepEqual([refused.status, refused.body.error], [402, 'payment_method_required']);
  assert.equal((await pay({ job, host }, { paymentMethodId: card?.id })).body.status, 'succeeded');
});

test('a declined card leaves the job as it was; another card pays it', async () => {
  const declined = await aSubmittedJob(house, { card: testCards.insufficientFunds });
  for (let time = 0; time < 2; time++) {
    const { status, body } = await pay(declined);
    assert.deepEqual([status, body.status, body.message], [200, 'declined', 'Your card has insufficient funds.']);
    assert.equal(body.declineReason, 'insufficient_funds');
    const { body: listed } = await house.get('/api/host/payments', declined.host.token);
    assert.equal(listed[0].declineReason, 'insufficient_funds');
    assert.equal(body.job.status, 'SUBMITTED');
  }
  await house.work();
  assert.deepEqual(await entriesOf(declined.job.id), []);
  const good = await aCard(house, declined.host);
  assert.equal((await pay(declined, { paymentMethodId: good.id })).body.status, 'succeeded');
  await house.work();
  assert.equal((await entriesOf(declined.job.id)).length, 3);
  const rows = await house.kit.db.select().from(payments).where(eq(payments.jobId, declined.job.id));
  assert.deepEqual(
    rows.map(({ status }) => status),
    ['succeeded'],
  );
});

test('a card that asks its owner is settled by the approval’s event', async () => {
  const asked = await aSubmittedJob(house, { card: testCards.asks });
  const { body } = await pay(asked);
  assert.equal(body.status, 'requires_action');
  assert.equal(body.job.status, 'SUBMITTED');
  const again = await pay(asked);
  assert.equal(again.body.clientSecret, body.clientSecret, 'asked again, it is the same question');
  assert.equal((await authenticate(body.paymentIntentId, 'wrong', true)).status, 404);
  assert.equal((await authenticate(body.paymentIntentId, body.clientSecret, true)).body.status, 'succeeded');
  assert.equal(await statusOf(asked.job.id, asked.host), 'PAID');
  assert.equal((await entriesOf(asked.job.id)).length, 3);
});

test('a refusal by the owner is a decline, and the same card may be tried again', async () => {
  const asked = await aSubmittedJob(house, { card: testCards.asks });
  const { body } = await pay(asked);
  const refused = await authenticate(body.paymentIntentId, body.clientSecret, false);
  assert.equal(refused.body.status, 'declined');
  assert.equal(await statusOf(asked.job.id, asked.host), 'SUBMITTED');
  const again = await pay(asked);
  assert.equal(again.body.status, 'requires_action');
  await authenticate(again.body.paymentIntentId, again.body.clientSecret, true);
  assert.equal(await statusOf(asked.job.id, asked.host), 'PAID');
});

test('while one card asks its owner another may pay; a late answer changes nothing', async () => {
  const asked = await aSubmittedJob(house, { card: testCards.asks });
  const { body } = await pay(asked);
  const good = await aCard(house, asked.host);
  assert.equal((await pay(asked, { paymentMethodId: good.id })).body.status, 'succeeded');
  await authenticate(body.paymentIntentId, body.clientSecret, true);
  await house.work();
  assert.equal((await entriesOf(asked.job.id)).length, 3);
});

test('a job’s money is shown to those on it, to bidders as posted, and to no one else', async () => {
  const { job, host, cleaner } = await aSubmittedJob(house, { payoutCents: 10_000 });
  const expected = {
    hostPaysCents: 10_500,
    cleanerReceivesCents: 9_500,
    platformKeepsCents: 1_000,
    lines: [
      { kind: 'payout', amountCents: 10_000 },
      { kind: 'hostFee', amountCents: 500 },
      { kind: 'cleanerFee', amountCents: -500 },
    ],
  };
  for (const viewer of [host, cleaner, await anAdmin(house)]) assert.deepEqual(await moneyOf(job.id, viewer), expected);
  const others = [await aHost(house), await aCleaner(house)];
  for (const viewer of others) assert.equal((await house.get(`/api/jobs/${job.id}/money`, viewer.token)).status, 404);
  const open = await aJob(house, host);
  const bidder = await aCleaner(house);
  assert.equal((await house.get(`/api/jobs/${open.id}/money`, bidder.token)).status, 404);
  await approve(house, bidder);
  assert.equal((await moneyOf(open.id, bidder)).hostPaysCents, 12_500);
});

test('money that arrives for a job canceled meanwhile is refunded', async () => {
  const asked = await aSubmittedJob(house, { card: testCards.asks });
  const { body } = await pay(asked);
  await house.kit.db.execute(`update job set status = 'CANCELED' where id = '${asked.job.id}'`);
  await authenticate(body.paymentIntentId, body.clientSecret, true);
  await house.work();
  const [row] = await house.kit.db.select().from(payments).where(eq(payments.jobId, asked.job.id));
  assert.equal(row?.status, 'refunded');
  const money = await moneyOf(asked.job.id, asked.host);
  assert.deepEqual([money.hostPaysCents, money.cleanerReceivesCents, money.platformKeepsCents], [0, 0, 0]);
});

test('cards typed into a payment and unknown cards are refused as a provider would', async () => {
  const asked = await aSubmittedJob(house, { card: testCards.asks });
  const { body } = await pay(asked);
  const path = `/sandbox/payment-intents/${body.paymentIntentId}/confirm`;
  const other = await aSubmittedJob(house);
  for (const paymentMethodId of ['pm_of_another', other.card?.id, other.job.id]) {
    const foreign = await house.post(path, { clientSecret: body.clientSecret, paymentMethodId });
    assert.equal(foreign.body.status, 'declined');
  }
  const card = typed(testCards.pays);
  const confirmed = await house.post(path, { clientSecret: body.clientSecret, card });
  assert.equal(confirmed.body.status, 'succeeded');
  assert.equal(await statusOf(asked.job.id, asked.host), 'PAID');
});

test('the sandbox accepts our id for a card saved here', async () => {
  const asked = await aSubmittedJob(house, { card: testCards.asks });
  const { body } = await pay(asked);
  const { id: paymentMethodId } = await aCard(house, asked.host);
  const path = `/sandbox/payment-intents/${body.paymentIntentId}/confirm`;
  const confirmed = await house.post(path, { clientSecret: body.clientSecret, paymentMethodId });
  assert.equal(confirmed.body.status, 'succeeded');
  assert.equal(await statusOf(asked.job.id, asked.host), 'PAID');
});
