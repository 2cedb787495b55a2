import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { hour } from '#server/platform/clock.ts';
import { aPaidCleaner, aPayoutAccount, bankDecides, earningsOf, runTask } from '#server/testing/a-payout-account.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { booksSum } from '#server/testing/books.ts';
import { aHouse, testStart } from '#server/testing/house.ts';
import { aCleaner, anAdmin, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const friday = '2026-05-08T14:00:00.000Z';

const instant = (cleaner: Somebody, amountCents?: number) =>
  house.post('/api/cleaner/payouts', { method: 'instant', ...(amountCents && { amountCents }) }, cleaner.token);
const payoutsOf = async (cleaner: Somebody) => (await house.get('/api/cleaner/payouts', cleaner.token)).body;
const decide = async (id: string, what: 'hold' | 'release') =>
  house.post(`/api/admin/payouts/${id}/${what}`, { reason: 'Looks odd' }, (await anAdmin(house)).token);

test('an account is opened once, completed on the provider’s page, and may be restricted later', async () => {
  const cleaner = await aCleaner(house);
  const account = async () => (await house.get('/api/cleaner/payout-account', cleaner.token)).body;
  assert.deepEqual(await account(), { status: 'none', requirements: [] });
  const { body } = await house.post('/api/cleaner/payout-account', undefined, cleaner.token);
  assert.match(body.url, /^http.*\/sandbox\/payout-accounts\/acct_/);
  assert.equal((await account()).status, 'pending');
  assert.equal(await aPayoutAccount(house, cleaner), body.url);
  assert.deepEqual(await account(), { status: 'enabled', requirements: [] });
  await aPayoutAccount(house, cleaner, { fail: true });
  assert.deepEqual(await account(), { status: 'restricted', requirements: ['external_account'] });
});

test('without an enabled account there is no payout, and none past the balance', async () => {
  const { cleaner } = await aPaidCleaner(house);
  assert.deepEqual((await instant(cleaner, 11_501)).body.error, 'insufficient_balance');
  assert.equal((await instant(cleaner, 99)).body.error, 'insufficient_balance');
  assert.equal((await instant(cleaner, 10_000_001)).body.error, 'insufficient_balance');
  assert.equal((await instant(cleaner, -1)).status, 400);
  await aPayoutAccount(house, cleaner, { fail: true });
  assert.deepEqual([(await instant(cleaner)).status, (await instant(cleaner)).body.error], [409, 'no_payout_account']);
  assert.equal((await earningsOf(house, cleaner)).balance, 11_500);
});

test('an instant payout leaves the balance at once, its fee inside, and says what it contains', async () => {
  const { cleaner, job } = await aPaidCleaner(house);
  const { status, body } = await instant(cleaner, 10_000);
  assert.equal(status, 201);
  assert.deepEqual([body.amountCents, body.feeCents, body.status, body.method], [10_000, 150, 'pending', 'instant']);
  assert.deepEqual(
    body.items.map(({ kind, jobId, amountCents }: Record<string, unknown>) => [kind, jobId, amountCents]),
    [['job', job.id, 10_000]],
  );
  assert.deepEqual(await earningsOf(house, cleaner), { balance: 1_500, pending: 0, paidOut: 10_000 });
  const arrived = async () => {
    const { arrivedCents, onItsWayCents } = (await house.get('/api/cleaner/earnings', cleaner.token)).body;
    return [arrivedCents, onItsWayCents];
  };
  assert.deepEqual(await arrived(), [0, 9_850], 'it is on its way');
  await bankDecides(house);
  const [paid] = await payoutsOf(cleaner);
  assert.equal(paid.status, 'paid');
  assert.deepEqual(await arrived(), [9_850, 0], 'without the fee');
  assert.equal(await booksSum(house), 0);
});

test('money of a charge made by the clock is free 72 hours after submission, and the list says when', async () => {
  const { cleaner } = await aSubmittedJob(house);
  await aPayoutAccount(house, cleaner);
  const submitted = house.clock.now();
  house.clock.forward(49 * hour);
  await runTask(house, 'charge-due-jobs');
  assert.deepEqual(await earningsOf(house, cleaner), { balance: 0, pending: 11_500, paidOut: 0 });
  const { body } = await house.get('/api/cleaner/earnings', cleaner.token);
  const [upcoming] = body.upcoming;
  assert.deepEqual(
    [upcoming.amountCents, upcoming.freeAt, upcoming.timeZone],
    [11_500, new Date(submitted.getTime() + 72 * hour).toISOString(), 'America/Chicago'],
  );
  assert.equal((await instant(cleaner)).body.error, 'insufficient_balance');
  house.clock.forward(24 * hour);
  assert.equal((await earningsOf(house, cleaner)).balance, 11_500);
});

test('on Friday, and only once, every balance from $10 is paid out to those who have an account', async () => {
  const other = await aHouse({ start: testStart });
  const { cleaner } = await aPaidCleaner(other);
  const small = await aPaidCleaner(other, 1_400);
  const without = await aSubmittedJob(other);
  await other.post(`/api/jobs/${without.job.id}/checkout`, undefined, without.host.token);
  await runTask(other, 'weekly-payouts');
  assert.deepEqual((await other.get('/api/cleaner/payouts', cleaner.token)).body, [], 'not on a Wednesday');
  const { nextPayout } = (await other.get('/api/cleaner/earnings', cleaner.token)).body;
  assert.deepEqual(nextPayout, { date: '2026-05-08', amountCents: 11_500 });
  other.clock.set(friday);
  for (const _ of [1, 2]) await runTask(other, 'weekly-payouts');
  const [payout, ...more] = (await other.get('/api/cleaner/payouts', cleaner.token)).body;
  assert.deepEqual([payout.method, payout.amountCents, payout.feeCents, more], ['weekly', 11_500, 0, []]);
  for (const { token } of [small.cleaner, without.cleaner])
    assert.deepEqual((await other.get('/api/cleaner/payouts', token)).body, []);
  await bankDecides(other);
  assert.equal((await other.get('/api/cleaner/payouts', cleaner.token)).body[0].status, 'paid');
  const { rows } = await other.kit.db.execute(sql`select kind from notification where recipient_id = ${cleaner.id}`);
  assert.ok(rows.some(({ kind }) => kind === 'payoutPaid'));
});

test('a Friday on which nothing ran is made up for with what was free by its end', async () => {
  const other = await aHouse({ start: testStart });
  const { cleaner } = await aPaidCleaner(other);
  other.clock.set('2026-05-11T16:00:00.000Z');
  const late = await aPaidCleaner(other);
  await runTask(other, 'weekly-payouts');
  const [payout] = (await other.get('/api/cleaner/payouts', cleaner.token)).body;
  assert.equal(payout.amountCents, 11_500);
  assert.deepEqual((await other.get('/api/cleaner/payouts', late.cleaner.token)).body, []);
});

test('a payout that fails returns to the balance whole, and its contents to the next one', async () => {
  const { cleaner } = await aPaidCleaner(house);
  const { body } = await instant(cleaner, 5_013);
  await bankDecides(house);
  const [failed] = await payoutsOf(cleaner);
  assert.deepEqual([failed.id, failed.status, failed.failure], [body.id, 'failed', 'account_closed']);
  assert.deepEqual(await earningsOf(house, cleaner), { balance: 11_500, pending: 0, paidOut: 0 });
  const again = await instant(cleaner);
  assert.deepEqual([again.body.amountCents, again.body.items.length], [11_500, 1]);
});

test('events of the provider may come twice, late and in any order: the books move once', async () => {
  const { cleaner } = await aPaidCleaner(house);
  await instant(cleaner, 4_013);
  await bankDecides(house);
  await house.kit.db.execute(sql`update sandbox_event set delivered_at = null, id = id || '-again'`);
  await runTask(house, 'sandbox-deliver');
  await runTask(house, 'reconcile-payouts');
  assert.deepEqual(await earningsOf(house, cleaner), { balance: 11_500, pending: 0, paidOut: 0 });
});

test('an admin holds a pending payout with a reason and releases it; both are audited', async () => {
  const { cleaner } = await aPaidCleaner(house);
  const { body } = await instant(cleaner);
  const held = await decide(body.id, 'hold');
  assert.deepEqual([held.status, held.body.status, held.body.holdReason], [200, 'held', 'Looks odd']);
  await house.work();
  await bankDecides(house);
  assert.equal((await payoutsOf(cleaner))[0].status, 'held');
  assert.deepEqual(await earningsOf(house, cleaner), { balance: 0, pending: 0, paidOut: 11_500 });
  assert.equal((await decide(body.id, 'hold')).status, 409);
  assert.equal((await decide(body.id, 'release')).body.status, 'pending');
  await house.work();
  await bankDecides(house);
  assert.equal((await payoutsOf(cleaner))[0].status, 'paid');
  assert.equal((await decide(body.id, 'hold')).status, 409);
  assert.equal((await decide(body.id, 'release')).status, 409);
  const { rows } = await house.kit.db.execute(
    sql`select action from audit_log where subject_id = ${body.id} order by id`,
  );
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['hold payout', 'release payout'],
  );
});

test('many payouts asked for at once never pay out more than the balance', async () => {
  const { cleaner } = await aPaidCleaner(house);
  const answers = await Promise.all(Array.from({ length: 8 }, () => instant(cleaner, 4_000)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, 422, 422, 422, 422, 422, 422]);
  assert.deepEqual(await earningsOf(house, cleaner), { balance: 3_500, pending: 0, paidOut: 8_000 });
});

test('a payout and a full refund at the same moment leave no negative balance', async () => {
  // admins are signed in for eight hours
  const admin = await anAdmin(house);
  for (let round = 0; round < 5; round++) {
    const { cleaner, job } = await aPaidCleaner(house);
    const [payment] = (await house.get(`/api/admin/payments?q=${job.id}`, admin.token)).body;
    const refund = { amountCents: 12_500, reason: 'Never cleaned' };
    const [paidOut, refunded] = await Promise.all([
      instant(cleaner),
      house.post(`/api/admin/payments/${payment.id}/refund`, refund, admin.token),
    ]);
    assert.equal(refunded.status, 200);
    const { balance, paidOut: gone } = await earningsOf(house, cleaner);
    assert.deepEqual([balance, gone], [0, paidOut.status === 201 ? 11_500 : 0]);
    assert.equal(await booksSum(house), 0);
  }
});

test('a chargeback makes the balance negative, and the next earnings pay it off first', async () => {
  const { cleaner, job } = await aPaidCleaner(house);
  await instant(cleaner);
  const { rows } = await house.kit.db.execute<{ id: string }>(
    sql`update sandbox_intent set charged_back_cents = amount_cents
      where id = (select provider_payment_id from payment where job_id = ${job.id}) returning id`,
  );
  await house.kit.db.execute(sql`insert into sandbox_event (id, type, object, created_at)
    values (${`evt_${job.id}`}, 'charge.dispute.funds_withdrawn', ${rows[0]?.id}, now())`);
  await runTask(house, 'sandbox-deliver');
  assert.equal((await earningsOf(house, cleaner)).balance, -11_500);
  assert.equal(await booksSum(house), 0);
  assert.equal((await instant(cleaner)).body.error, 'insufficient_balance');
});
