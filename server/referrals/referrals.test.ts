import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { brought, completeJob, referralsOf } from '#server/testing/a-referral.ts';
import { aReportedJob } from '#server/testing/a-report.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { aHost, anAdmin, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const codeOf = (id: string, length: number) => `CLEAN${id.replaceAll('-', '').slice(-length).toUpperCase()}`;
const creditsOf = async (cleaner: Somebody) => (await referralsOf(house, cleaner)).creditsLeft;

test('whoever registers with a code counts as invited, and as completed after their first paid job, once', async () => {
  const owner = await anApprovedCleaner(house);
  const { code } = await referralsOf(house, owner);
  assert.equal(code, codeOf(owner.id, code.length - 'CLEAN'.length));
  const form = { name: 'Nina New', role: 'CLEANER', password: 'a long enough phrase 7', email: 'nina@example.com' };
  const { status, body } = await house.post('/api/auth/register', { ...form, referralCode: code.toLowerCase() });
  assert.equal(status, 201, JSON.stringify(body));
  const nina = { ...body.user, token: body.token };
  const invited = { code, invited: 1, completed: 0, creditsLeft: 0, creditsUsed: 0, savedCents: 0 };
  const item = { name: 'Nina', joinedAt: nina.createdAt, completedAt: null, creditsEarned: 0 };
  assert.deepEqual(await referralsOf(house, owner), { ...invited, items: [item] });
  await approve(house, nina);
  const paidAt = house.clock.now().toISOString();
  for (let times = 0; times < 2; times++) await completeJob(house, nina);
  assert.deepEqual(await referralsOf(house, owner), {
    ...{ ...invited, completed: 1, creditsLeft: 10 },
    items: [{ ...item, completedAt: paidAt, creditsEarned: 10 }],
  });
});

test('the referrer hears of it once, by bell and by mail', async () => {
  const owner = await anApprovedCleaner(house);
  const nina = await brought(house, owner);
  for (let times = 0; times < 2; times++) await completeJob(house, nina);
  const { body: bells } = await house.get('/api/notifications', owner.token);
  assert.deepEqual(
    bells.map(({ kind, title, link }: Record<string, string>) => [kind, title, link]),
    [['creditsEarned', 'You’ve earned 10 cleanings with no fee', '/cleaner/dashboard']],
  );
  assert.match((await lastMail(house, owner.email)).text, /you pay no fee on your next 10 cleanings/);
});

test('a second cleaner brought in earns ten more, and the one who was not brought in earns nobody anything', async () => {
  const owner = await anApprovedCleaner(house);
  for (const name of ['One', 'Two']) await completeJob(house, await brought(house, owner, name));
  await completeJob(house, await anApprovedCleaner(house));
  const { invited, completed, creditsLeft } = await referralsOf(house, owner);
  assert.deepEqual([invited, completed, creditsLeft], [2, 2, 20]);
});

test('the same phone, SSN or card earns nothing, not even after the phone number was changed', async () => {
  const samePerson = async (become: (owner: Somebody, nina: Somebody) => Promise<unknown>) => {
    const owner = await anApprovedCleaner(house);
    const nina = await brought(house, owner);
    await become(owner, nina);
    await completeJob(house, nina);
    return { owner, nina };
  };
  const phone = (who: Somebody, number: string) =>
    house.kit.db.update(users).set({ phone: number }).where(eq(users.id, who.id));
  const shared = await samePerson(async (owner, nina) => {
    await phone(owner, '+1 (512) 555-0142');
    await phone(nina, '512.555.0142');
  });
  await phone(shared.nina, '512 555 0199');
  await completeJob(house, shared.nina);
  assert.equal(await creditsOf(shared.owner), 0);

  const bySsn = await samePerson(async (...both) => {
    for (const { id } of both)
      await house.kit.db.execute(sql`
        insert into cleaner_identity (user_id, personal_sealed, ssn_fingerprint, terms_accepted_at, check_consent_at)
        values (${id}, '\\x00', '\\x77', now(), now())`);
  });
  assert.equal(await creditsOf(bySsn.owner), 0);

  const byCard = await samePerson(async (...both) => {
    for (const cleaner of both) await payForCheck(cleaner, '5555555555554444');
  });
  assert.equal(await creditsOf(byCard.owner), 0);
  const byTestNumber = await samePerson(async (...both) => {
    for (const cleaner of both) await payForCheck(cleaner, '4242424242424242');
  });
  assert.equal(await creditsOf(byTestNumber.owner), 10, 'in a demo everybody has this card');
});

async function payForCheck({ token }: Somebody, number: string): Promise<void> {
  const { body } = await house.post('/api/background-check/create-payment', {}, token);
  const card = { number, expMonth: 12, expYear: 2030, cvc: '123' };
  const path = `/sandbox/payment-intents/${body.paymentIntentId}/confirm`;
  assert.equal((await house.post(path, { clientSecret: body.clientSecret, card })).body.status, 'succeeded');
}

test('a job that could not be cleaned, or was decided to be worth nothing, is no first job', async () => {
  const owner = await anApprovedCleaner(house);
  const { disputeId, cleaner } = await aReportedJob(house);
  await house.kit.db.update(users).set({ referredBy: owner.id }).where(eq(users.id, cleaner.id));
  const decision = { payoutCents: 0, reason: 'Nobody came.' };
  const { token } = await anAdmin(house);
  assert.equal((await house.post(`/api/admin/disputes/${disputeId}/resolve`, decision, token)).status, 200);
  await house.work();
  const lockedOut = await aJob(house, await aHost(house), { status: 'PAID', cleaner, couldNotClean: true });
  await house.kit.db.update(jobs).set({ paidAt: house.clock.now() }).where(eq(jobs.id, lockedOut.id));
  assert.equal((await referralsOf(house, owner)).completed, 0);
  await completeJob(house, cleaner);
  assert.equal(await creditsOf(owner), 10);
});

test('a code of nobody is refused, and a host has no referrals', async () => {
  const form = { name: 'N', role: 'CLEANER', password: 'a long enough phrase 7', email: 'nobody@example.com' };
  const { status, body } = await house.post('/api/auth/register', { ...form, referralCode: 'CLEAN???' });
  assert.deepEqual([status, body.fields && Object.keys(body.fields)], [400, ['referralCode']]);
  assert.equal((await house.get('/api/cleaner/referrals', (await aHost(house)).token)).status, 403);
});
