import assert from 'node:assert/strict';
import { test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { newId } from '#server/platform/ids.ts';
import { ProviderRefused } from '#server/platform/payment-provider.ts';
import { aCard, testCards } from '#server/testing/a-card.ts';
import { aSubmittedJob, type SubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, anAdmin, type Somebody } from '#server/testing/people.ts';
import { withProvider } from '#server/testing/with-provider.ts';
import { payments } from './table.ts';
import { tipForReview, tipStateOf } from './tip-for-review.ts';

const house = await aHouse();

const tip = ({ job, host }: Pick<SubmittedJob, 'job' | 'host'>, tipCents: unknown) =>
  house.post(`/api/jobs/${job.id}/tips`, { tipCents }, host.token);
const earningsOf = async (cleaner: Somebody, query = '') =>
  (await house.get(`/api/cleaner/earnings${query}`, cleaner.token)).body;

async function aPaidJob(): Promise<SubmittedJob> {
  const submitted = await aSubmittedJob(house);
  await house.post(`/api/jobs/${submitted.job.id}/checkout`, undefined, submitted.host.token);
  return submitted;
}

/** Makes this card the one charged from now on. */
async function changeCard(host: Somebody, number: string): Promise<void> {
  const { id } = await aCard(house, host, number);
  await house.post(`/api/host/payment-methods/${id}/default`, undefined, host.token);
}

test('a tip goes entirely to the cleaner, at once, and shows in the money of both', async () => {
  const paid = await aPaidJob();
  const { status, body } = await tip(paid, 1_501);
  assert.equal(status, 201);
  const { id: _, createdAt: __, ...shown } = body;
  assert.deepEqual(shown, {
    kind: 'tip',
    jobId: paid.job.id,
    payer: { id: paid.host.id, name: paid.host.name },
    amountCents: 1_501,
    refundedCents: 0,
    status: 'succeeded',
  });
  assert.equal((await earningsOf(paid.cleaner)).balanceCents, 11_500 + 1_501);
  const money = (await house.get(`/api/jobs/${paid.job.id}/money`, paid.host.token)).body;
  assert.deepEqual(
    [money.hostPaysCents, money.cleanerReceivesCents, money.platformKeepsCents],
    [12_500 + 1_501, 11_500 + 1_501, 1_000],
  );
  assert.deepEqual(money.lines.at(-1), { kind: 'tip', amountCents: 1_501 });
  assert.equal((await tip(paid, 500)).body.status, 'succeeded');
  assert.equal((await earningsOf(paid.cleaner)).balanceCents, 11_500 + 2_001, 'a second tip is one more');
});

test('the money of a job says of what was refunded that it was the tip, or the cleaning', async () => {
  const paid = await aPaidJob();
  const { body: tipped } = await tip(paid, 800);
  const [job] = await house.kit.db
    .select()
    .from(payments)
    .where(and(eq(payments.jobId, paid.job.id), eq(payments.kind, 'job')));
  const admin = await anAdmin(house);
  const refund = (id: string | undefined, amountCents: number) =>
    house.post(`/api/admin/payments/${id}/refund`, { amountCents, reason: 'As agreed' }, admin.token);
  await refund(tipped.id, 300);
  await refund(job?.id, 1_000);
  const { body: money } = await house.get(`/api/jobs/${paid.job.id}/money`, paid.host.token);
  assert.deepEqual(money.lines.slice(-3), [
    { kind: 'tip', amountCents: 800 },
    { kind: 'refund', amountCents: -300, of: 'tip' },
    { kind: 'refund', amountCents: -1_000, of: 'job' },
  ]);
  const own = (await house.get(`/api/jobs/${paid.job.id}/money`, paid.cleaner.token)).body;
  const theirs = own.lines.filter(({ kind }: { kind: string }) => kind !== 'hostFee');
  const sum = theirs.reduce((all: number, { amountCents }: { amountCents: number }) => all + amountCents, 0);
  assert.equal(sum, own.cleanerReceivesCents, 'what only cost Freshkey is no line of the cleaner');
});

test('ten sends of one Idempotency-Key at once give one tip', async () => {
  const paid = await aPaidJob();
  const headers = { 'idempotency-key': 'tip once' };
  const path = `/api/jobs/${paid.job.id}/tips`;
  const send = () => house.send('POST', path, { as: paid.host.token, body: { tipCents: 300 }, headers });
  const answers = await Promise.all(Array.from({ length: 10 }, send));
  for (const { body } of [...answers, await send()]) assert.deepEqual(body, answers[0]?.body);
  assert.equal(answers[0]?.body.status, 'succeeded');
  assert.equal((await earningsOf(paid.cleaner)).balanceCents, 11_500 + 300);
});

test('a tip with a card that asks its owner or is declined says so and pays nothing', async () => {
  const paid = await aPaidJob();
  await changeCard(paid.host, testCards.insufficientFunds);
  assert.equal((await tip(paid, 500)).body.status, 'failed');
  await changeCard(paid.host, testCards.asks);
  assert.equal((await tip(paid, 500)).body.status, 'requires_action');
  await house.work();
  assert.equal((await earningsOf(paid.cleaner)).balanceCents, 11_500);
});

const tipsOf = ({ job }: SubmittedJob) =>
  house.kit.db
    .select()
    .from(payments)
    .where(and(eq(payments.jobId, job.id), eq(payments.kind, 'tip')));

test('a tip whose bank asks is paid once the host has answered, however often it was begun', async () => {
  const paid = await aPaidJob();
  await changeCard(paid.host, testCards.asks);
  const begun = (await tip(paid, 700)).body;
  assert.equal(begun.status, 'requires_action');
  const again = (await tip(paid, 700)).body;
  assert.deepEqual([again.id, again.question], [begun.id, begun.question]);
  const { paymentIntentId, clientSecret } = begun.question;
  const answer = (approve: boolean) =>
    house.post(`/sandbox/payment-intents/${paymentIntentId}/authenticate`, { clientSecret, approve });
  await answer(false);
  await house.work();
  const third = (await tip(paid, 700)).body;
  assert.deepEqual([third.id, third.status], [begun.id, 'requires_action'], 'a refused question is asked anew');
  await answer(true);
  await house.work();
  assert.equal((await tipsOf(paid)).length, 1);
  assert.equal((await earningsOf(paid.cleaner)).balanceCents, 11_500 + 700);
  assert.equal((await house.get('/api/host/overview', paid.host.token)).body.money.monthTipCents, 700);
});

test('a declined tip is tried again in its own row, with another card too, and says why it failed', async () => {
  const paid = await aPaidJob();
  await changeCard(paid.host, testCards.insufficientFunds);
  const declined = (await tip(paid, 700)).body;
  assert.match(declined.message, /insufficient funds/i);
  assert.equal(declined.declineReason, 'insufficient_funds');
  assert.equal((await tip(paid, 700)).body.id, declined.id);
  await changeCard(paid.host, '5555555555554444');
  const given = (await tip(paid, 700)).body;
  assert.deepEqual([given.id, given.status, given.message], [declined.id, 'succeeded', undefined]);
  assert.equal((await tipsOf(paid)).length, 1);
  assert.notEqual((await tip(paid, 700)).body.id, declined.id, 'what is paid is paid: another is one more');
  assert.equal((await earningsOf(paid.cleaner)).balanceCents, 11_500 + 1_400);
});

test('the tip of a review that its bank asks about is the one that is tried again', async () => {
  const paid = await aPaidJob();
  await changeCard(paid.host, testCards.asks);
  const words = { jobId: paid.job.id, targetId: paid.cleaner.id, overallStars: 5, tipCents: 900 };
  assert.equal((await house.post('/api/reviews', words, paid.host.token)).body.tip, 'requires_action');
  const { question } = (await tip(paid, 900)).body;
  const path = `/sandbox/payment-intents/${question.paymentIntentId}/authenticate`;
  await house.post(path, { clientSecret: question.clientSecret, approve: true });
  await house.work();
  const [review] = (await house.get(`/api/jobs/${paid.job.id}`, paid.host.token)).body.reviews;
  assert.equal(review.tip, 'succeeded');
  assert.equal((await tipsOf(paid)).length, 1);
});

test('only the host of a paid job tips, an amount above zero', async () => {
  const [paid, submitted] = [await aPaidJob(), await aSubmittedJob(house)];
  for (const amount of [0, -1, 0.5, '5', null, 100_001])
    assert.equal((await tip(paid, amount)).status, 400, `${amount}`);
  assert.equal((await tip(submitted, 500)).body.error, 'invalid_transition');
  assert.equal((await tip({ job: paid.job, host: await aHost(house) }, 500)).status, 404);
  assert.equal((await tip({ job: paid.job, host: paid.cleaner }, 500)).status, 403);
});

test('a tip of a few cents, which no card pays, is told as refused and leaves nothing open', async () => {
  const paid = await aPaidJob();
  const words = 'Amount must be at least $0.50 usd';
  const restore = withProvider(house, (provider) => ({
    ...provider,
    createPayment: () => Promise.reject(new ProviderRefused(words, 'amount_too_small')),
  }));
  const { status, body } = await tip(paid, 10);
  const review = { jobId: paid.job.id, targetId: paid.cleaner.id, overallStars: 5, tipCents: 49 };
  const written = await house.post('/api/reviews', review, paid.host.token);
  restore();
  assert.deepEqual([status, body.status, body.message, body.declineReason], [201, 'failed', words, 'too_small']);
  assert.deepEqual([written.status, written.body.tip], [201, 'declined']);
  await house.work();
  assert.deepEqual(
    (await tipsOf(paid)).map((each) => each.status),
    ['failed', 'failed'],
  );
  assert.equal((await earningsOf(paid.cleaner)).balanceCents, 11_500);
});

test('a review’s tip is charged once after it, and the review stands whatever the outcome', async () => {
  const cases = [
    [testCards.pays, 'succeeded', 900],
    [testCards.asks, 'requires_action', 0],
    [testCards.insufficientFunds, 'declined', 0],
  ] as const;
  for (const [number, state, received] of cases) {
    const { job, host, cleaner } = await aPaidJob();
    await changeCard(host, number);
    const review = { id: newId(), jobId: job.id, authorId: host.id, targetId: cleaner.id, tipCents: toCents(900) };
    const id = await house.kit.db.transaction((tx) => tipForReview(house.kit, tx, review));
    await house.work();
    await house.work();
    const [row] = await house.kit.db
      .select()
      .from(payments)
      .where(eq(payments.id, id ?? ''));
    assert.equal(tipStateOf(row ?? null), state);
    assert.equal((await earningsOf(cleaner)).balanceCents, 11_500 + received);
  }
  const { job, host, cleaner } = await aPaidJob();
  const none = { id: newId(), jobId: job.id, authorId: host.id, targetId: cleaner.id, tipCents: toCents(0) };
  assert.equal(await house.kit.db.transaction((tx) => tipForReview(house.kit, tx, none)), null);
  assert.equal(tipStateOf(null), 'none');
});

test('earnings are listed by day in the cleaner’s time zone', async () => {
  const { cleaner } = await aPaidJob(); // 11 in the morning of 6 May in Austin, where the cleaner lives
  const usual = await earningsOf(cleaner);
  assert.equal(usual.series.length, 30);
  assert.deepEqual(usual.series.at(-1), { date: '2026-05-06', amountCents: 11_500 });
  const { series: year } = await earningsOf(cleaner, '?days=365');
  assert.deepEqual([year.length, year[0].date, year.at(-1)], [365, '2025-05-07', usual.series.at(-1)]);
  const { series } = await earningsOf(cleaner, '?from=2026-05-05&to=2026-05-07');
  assert.deepEqual(series, [
    { date: '2026-05-05', amountCents: 0 },
    { date: '2026-05-06', amountCents: 11_500 },
    { date: '2026-05-07', amountCents: 0 },
  ]);
  for (const query of [
    '?from=2026-05-07&to=2026-05-05',
    '?from=2020-01-01&to=2026-01-01',
    '?from=tomorrow',
    '?days=0',
    '?days=367',
  ])
    assert.equal((await house.get(`/api/cleaner/earnings${query}`, cleaner.token)).status, 400, query);
});

test('a declined tip is tried again with the card that is named, which need not be the default', async () => {
  const paid = await aPaidJob();
  const { id: other } = await aCard(house, paid.host, testCards.pays);
  await changeCard(paid.host, testCards.insufficientFunds);
  assert.equal((await tip(paid, 700)).body.status, 'failed');
  const again = (paymentMethodId: string) =>
    house.post(`/api/jobs/${paid.job.id}/tips`, { tipCents: 700, paymentMethodId }, paid.host.token);
  assert.equal((await again(newId())).status, 404);
  const { body } = await again(other);
  assert.deepEqual([body.status, body.amountCents], ['succeeded', 700]);
});
