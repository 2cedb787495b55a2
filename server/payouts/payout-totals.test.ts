import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { users } from '#server/accounts/table.ts';
import { hour } from '#server/platform/clock.ts';
import { aCard, testCards } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aPaidCleaner, aPayoutAccount, earningsOf, runTask } from '#server/testing/a-payout-account.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse, type House } from '#server/testing/house.ts';
import { aCleaner, aHost, anAdmin } from '#server/testing/people.ts';

const monday = '2026-05-04T16:00:00.000Z';
const friday = '2026-05-08T14:00:00.000Z';
const date = '2026-05-08';
const nobody = { amountCents: 0, people: 0 };

async function askedIn(house: House, path: string) {
  const { token } = await anAdmin(house);
  return (await house.get(path, token)).body;
}
const totalsOf = (house: House) => askedIn(house, '/api/admin/payout-totals');

/** On Wednesday $685.00 can be paid out, and $89.00 more from Thursday. */
async function aWeek({ account = true } = {}) {
  const house = await aHouse({ start: monday });
  const { cleaner, host, job } = await aSubmittedJob(house, { payoutCents: 69_000 });
  const other = await aHost(house);
  await aCard(house, other, testCards.pays);
  await aJob(house, other, { status: 'SUBMITTED', cleaner, payoutCents: toCents(9_400) });
  await house.post(`/api/jobs/${job.id}/checkout`, undefined, host.token);
  if (account) await aPayoutAccount(house, cleaner);
  house.clock.forward(49 * hour);
  await runTask(house, 'charge-due-jobs');
  const { balance, pending } = await earningsOf(house, cleaner);
  assert.deepEqual([balance, pending], [68_500, 8_900]);
  return { house, cleaner };
}

test('the next Friday counts what is free now and what will be by then, as its cleaner is told and as it is sent', async () => {
  const { house, cleaner } = await aWeek();
  const { next } = await totalsOf(house);
  assert.deepEqual(next, { date, amountCents: 77_400, people: 1, withoutAccount: nobody });
  const told = await askedIn(house, `/api/admin/users/${cleaner.id}/payouts`);
  assert.deepEqual([told.nextPayout, told.account], [{ date, amountCents: 77_400 }, 'enabled']);
  house.clock.set(friday);
  await runTask(house, 'weekly-payouts');
  assert.equal((await totalsOf(house)).onItsWayCents, 77_400);
});

test('what has no bank account to go to is told apart, and not counted among what is sent', async () => {
  const { house, cleaner } = await aWeek({ account: false });
  const { next } = await totalsOf(house);
  assert.deepEqual(next, { date, ...nobody, withoutAccount: { amountCents: 77_400, people: 1 } });
  assert.equal((await askedIn(house, `/api/admin/users/${cleaner.id}/payouts`)).account, 'none');
});

test('of an erased account, a restricted bank account is none of those that a payout waits for', async () => {
  const { house, cleaner } = await aWeek();
  await aPayoutAccount(house, cleaner, { fail: true });
  const { next } = await totalsOf(house);
  assert.deepEqual(next, { date, ...nobody, withoutAccount: { amountCents: 77_400, people: 1 } });
  const erasedAt = house.clock.now();
  await house.kit.db.update(users).set({ erasedAt }).where(eq(users.id, cleaner.id));
  assert.deepEqual((await totalsOf(house)).next, { date, ...nobody, withoutAccount: nobody });
});

test('less than the least that a week pays out is not counted', async () => {
  const house = await aHouse({ start: monday });
  await aPaidCleaner(house, 1_400);
  assert.deepEqual((await totalsOf(house)).next, { date, ...nobody, withoutAccount: nobody });
});

test('of a cleaner whose payouts are held, what is available counts as held, by name and in all', async () => {
  const { house, cleaner } = await aWeek();
  const admin = await anAdmin(house);
  await house.post(`/api/admin/users/${cleaner.id}/payouts/hold`, { reason: 'Looks odd' }, admin.token);
  const { onHoldCents, next } = await totalsOf(house);
  assert.deepEqual([onHoldCents, next], [68_500, { date, ...nobody, withoutAccount: nobody }]);
  const [hold] = await askedIn(house, '/api/admin/payout-holds');
  assert.deepEqual([hold.cleaner.id, hold.balanceCents], [cleaner.id, 68_500]);
});

test('what a report waits to be decided about is not counted', async () => {
  const house = await aHouse({ start: monday });
  const { host, job } = await aPaidCleaner(house);
  assert.equal((await totalsOf(house)).next.amountCents, 11_500);
  const report = { reason: 'quality', text: 'The kitchen was left dirty.' };
  const { status, body } = await house.post(`/api/jobs/${job.id}/disputes`, report, host.token);
  assert.equal(status, 201, JSON.stringify(body));
  assert.deepEqual((await totalsOf(house)).next, { date, ...nobody, withoutAccount: nobody });
});

test('whose money waits for a bank account is listed as it is counted, and reminded of it once a day', async () => {
  const { house, cleaner } = await aWeek({ account: false });
  const admin = await anAdmin(house);
  const waits = async () => (await house.get('/api/admin/payout-waits', admin.token)).body;
  const remind = () => house.post(`/api/admin/users/${cleaner.id}/payouts/remind`, undefined, admin.token);
  const bells = async () => {
    await house.work();
    const { body } = await house.get('/api/notifications', cleaner.token);
    return body.filter(({ kind }: { kind: string }) => kind === 'payoutAccountIncomplete').length;
  };
  const before = await bells();
  const [wait] = await waits();
  assert.deepEqual([wait.cleaner.id, wait.amountCents, wait.account], [cleaner.id, 77_400, 'none']);
  assert.ok(Date.parse(wait.since) <= house.clock.now().getTime());
  assert.equal(wait.remindedAt, null);

  const remindedAt = house.clock.now().toISOString();
  assert.deepEqual((await remind()).body, { remindedAt });
  assert.deepEqual((await remind()).body, { remindedAt });
  assert.equal((await waits())[0].remindedAt, remindedAt);
  assert.equal(await bells(), before + 1);
  const { body: log } = await house.get(`/api/admin/audit-logs?q=${cleaner.id}`, admin.token);
  assert.equal(log.filter(({ action }: { action: string }) => action === 'remind of payout account').length, 1);

  house.clock.forward(25 * hour);
  const later = await anAdmin(house);
  await house.post(`/api/admin/users/${cleaner.id}/payouts/remind`, undefined, later.token);
  assert.equal(await bells(), before + 2);
  await aPayoutAccount(house, cleaner);
  const refused = await house.post(`/api/admin/users/${cleaner.id}/payouts/remind`, undefined, later.token);
  assert.deepEqual([refused.status, refused.body.error], [409, 'invalid_transition']);
  assert.deepEqual((await house.get('/api/admin/payout-waits', later.token)).body, []);
});

test('nobody is reminded of an account whose money waits for something else, or who has none coming', async () => {
  const { house, cleaner } = await aWeek({ account: false });
  const admin = await anAdmin(house);
  const idle = await aCleaner(house);
  const remind = async (id: string) =>
    (await house.post(`/api/admin/users/${id}/payouts/remind`, undefined, admin.token)).status;
  assert.equal(await remind(idle.id), 409);
  await house.post(`/api/admin/users/${cleaner.id}/suspend`, { reason: 'Under review' }, admin.token);
  assert.equal(await remind(cleaner.id), 409);
  assert.deepEqual((await house.get('/api/admin/payout-waits', admin.token)).body, []);
});
