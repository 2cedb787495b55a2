import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Client } from 'pg';
import { recentMails } from '#server/platform/mail.ts';
import { aPaidCleaner, aPayoutAccount, earningsOf, runTask } from '#server/testing/a-payout-account.ts';
import { aHouse, type House, testStart } from '#server/testing/house.ts';
import { aHost, anAdmin } from '#server/testing/people.ts';

interface PayoutHoldOf {
  balanceCents: number;
  cleaner: { id: string };
}

const friday = '2026-05-08T14:00:00.000Z';
const monday = '2026-05-11T14:00:00.000Z';
const nextFriday = '2026-05-15T14:00:00.000Z';
const reason = 'Two accounts share a bank account.';

/** A cleaner with $115 in their balance, whose payouts an admin holds. */
async function aHeldCleaner() {
  const house = await aHouse({ start: testStart });
  const { cleaner } = await aPaidCleaner(house);
  const admin = await anAdmin(house);
  const decide = (what: 'hold' | 'release', why = reason) =>
    house.post(`/api/admin/users/${cleaner.id}/payouts/${what}`, { reason: why }, admin.token);
  const instant = () => house.post('/api/cleaner/payouts', { method: 'instant' }, cleaner.token);
  const held = await decide('hold');
  assert.equal(held.status, 200, JSON.stringify(held.body));
  return { house, cleaner, admin, decide, instant, held: held.body };
}

const runOn = async (house: House, at: string) => {
  house.clock.set(at);
  await runTask(house, 'weekly-payouts');
};

test('while they are held, neither a weekly nor an instant payout goes out, and the account says since when and why', async () => {
  const { house, cleaner, instant, held } = await aHeldCleaner();
  assert.deepEqual([held.balanceCents, held.nextPayout, held.held.reason], [11_500, null, reason]);
  const refused = await instant();
  assert.deepEqual([refused.status, refused.body.error], [409, 'payouts_held']);
  await runOn(house, friday);
  assert.deepEqual((await house.get('/api/cleaner/payouts', cleaner.token)).body, []);
  assert.equal((await earningsOf(house, cleaner)).balance, 11_500);
  assert.deepEqual((await house.get('/api/cleaner/payout-account', cleaner.token)).body.held, held.held);
  // an admin's session ends sooner than a week
  const { body } = await house.get('/api/admin/payout-holds', (await anAdmin(house)).token);
  assert.deepEqual(body, [
    { ...held.held, balanceCents: 11_500, cleaner: { id: cleaner.id, name: body[0].cleaner.name } },
  ]);
});

test('admins see what is on its way, what is held, and what the next Friday pays out, without whom it is held from', async () => {
  const { house, cleaner, decide, instant, admin } = await aHeldCleaner();
  const totals = async () => (await house.get('/api/admin/payout-totals', admin.token)).body;
  const date = '2026-05-08';
  const nobody = { amountCents: 0, people: 0 };
  const nothing = { onItsWayCents: 0, onHoldCents: 0, next: { date, ...nobody, withoutAccount: nobody } };
  assert.deepEqual(await totals(), { ...nothing, onHoldCents: 11_500 }, 'the balance that does not go out');
  await decide('release');
  assert.deepEqual(await totals(), { ...nothing, next: { ...nothing.next, amountCents: 11_500, people: 1 } });
  const { body: payout } = await instant();
  assert.deepEqual(await totals(), { ...nothing, onItsWayCents: 11_500 });
  await house.post(`/api/admin/payouts/${payout.id}/hold`, { reason }, admin.token);
  assert.deepEqual(await totals(), { ...nothing, onHoldCents: 11_500 });
  const [shown] = (await house.get(`/api/admin/payouts?q=${cleaner.id}`, admin.token)).body;
  assert.match(shown.items[0].jobDay, /^2026-05-0\d$/);
});

test('of several whose payouts are held each has their own balance, asked for together', async () => {
  const { house, cleaner, admin } = await aHeldCleaner();
  const asked = async () => {
    const statements = mock.method(Client.prototype, 'query').mock;
    const { body } = await house.get('/api/admin/payout-holds', admin.token);
    const count = statements.callCount();
    statements.restore();
    return { count, balances: body.map((hold: PayoutHoldOf) => [hold.cleaner.id, hold.balanceCents]) };
  };
  await asked();
  const alone = await asked();
  const { cleaner: other } = await aPaidCleaner(house, 20_000);
  await house.post(`/api/admin/users/${other.id}/payouts/hold`, { reason }, admin.token);
  const both = await asked();
  assert.deepEqual(both.balances, [
    [cleaner.id, 11_500],
    [other.id, 19_500],
  ]);
  assert.equal(both.count, alone.count, 'one more held cleaner is not one more question');
});

test('let go on a Monday, they go out on the next Friday, not for the one before', async () => {
  const { house, cleaner } = await aHeldCleaner();
  await runOn(house, friday);
  house.clock.set(monday);
  const { token } = await anAdmin(house);
  const { body } = await house.post(`/api/admin/users/${cleaner.id}/payouts/release`, { reason }, token);
  assert.deepEqual([body.held, body.nextPayout.date], [null, '2026-05-15']);
  await runOn(house, monday);
  assert.equal((await earningsOf(house, cleaner)).balance, 11_500);
  await runOn(house, nextFriday);
  assert.equal((await earningsOf(house, cleaner)).balance, 0);
});

test('done twice it is done once: the first reason stays, one entry of each in the audit log, one notification of each', async () => {
  const { house, cleaner, admin, decide, held } = await aHeldCleaner();
  const again = await decide('hold', 'Another reason.');
  assert.deepEqual([again.status, again.body.held], [200, held.held]);
  await house.work();
  for (const _ of [1, 2]) assert.equal((await decide('release')).status, 200);
  await house.work();
  const log = (await house.get(`/api/admin/audit-logs?q=${cleaner.id}&by=admin`, admin.token)).body;
  assert.deepEqual(
    log.map(({ action }: { action: string }) => action),
    ['release all payouts', 'hold all payouts'],
  );
  const bells = (await house.get('/api/notifications', cleaner.token)).body;
  const kinds = bells.map(({ kind }: { kind: string }) => kind).filter((kind: string) => kind.startsWith('payouts'));
  assert.deepEqual(kinds, ['payoutsReleased', 'payoutsHeld']);
});

test('the notification gives the reason for as long as they are held', async () => {
  const { house, cleaner, decide } = await aHeldCleaner();
  await house.work();
  const said = async () =>
    (await house.get('/api/notifications', cleaner.token)).body.find(
      ({ kind }: { kind: string }) => kind === 'payoutsHeld',
    )?.text;
  assert.equal(await said(), `Your money stays in your balance. The reason: “${reason}”`);
  await decide('release');
  assert.equal(await said(), 'Your money stays in your balance.');
});

test('let go without a bank account, they are promised for when there is one', async () => {
  const { house, cleaner, decide } = await aHeldCleaner();
  const lastMail = async () => {
    await house.work();
    return (await recentMails(house.kit.db, cleaner.email))[0]?.text ?? '';
  };
  await decide('release');
  assert.match(await lastMail(), /goes out with the next weekly payout/);
  await decide('hold');
  await aPayoutAccount(house, cleaner, { fail: true });
  await decide('release');
  assert.match(await lastMail(), /goes out with a weekly payout once a bank account is connected/);
});

test('of an instant payout and a hold sent together, the payout goes out whole or not at all', async () => {
  const { house, cleaner, decide, instant } = await aHeldCleaner();
  await decide('release');
  const [paid, held] = await Promise.all([instant(), decide('hold')]);
  assert.equal(held.status, 200);
  assert.ok([201, 409].includes(paid.status));
  assert.equal((await earningsOf(house, cleaner)).balance, paid.status === 201 ? 0 : 11_500);
  assert.equal((await instant()).body.error, 'payouts_held');
});

test('support may look and not hold, a reason is needed, and nobody but a cleaner is paid out', async () => {
  const { house, cleaner, admin } = await aHeldCleaner();
  const support = await anAdmin(house, { staffRole: 'support' });
  const path = `/api/admin/users/${cleaner.id}/payouts`;
  assert.equal((await house.get(path, support.token)).status, 200);
  assert.equal((await house.post(`${path}/hold`, { reason }, support.token)).status, 403);
  assert.equal((await house.post(`${path}/release`, { reason }, support.token)).status, 403);
  assert.equal((await house.post(`${path}/release`, { reason: ' ' }, admin.token)).status, 400);
  const host = await aHost(house);
  assert.equal((await house.post(`/api/admin/users/${host.id}/payouts/hold`, { reason }, admin.token)).status, 404);
});
