import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { copyClearance } from '#server/background-checks/move-check.ts';
import { setClearance } from '#server/cleaners/index.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import { checksIn } from '#server/testing/a-check.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aHelpingScene, bring } from '#server/testing/helping-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { onboardingForm } from '#server/testing/onboarding-form.ts';
import { aCleaner, anAdmin } from '#server/testing/people.ts';

type Scene = Awaited<ReturnType<typeof aHelpingScene>>;

/** Luis only helps, and is approved for so long. */
async function helpingOnly({ house, luis }: Scene, days: number): Promise<Date> {
  const until = plus(house.clock.now(), days * day);
  await house.kit.db.update(users).set({ helperOnly: true }).where(eq(users.id, luis.id));
  await house.kit.db.transaction((tx) => setClearance(tx, luis.id, 'APPROVED', until));
  return until;
}

test('whose approval has run out comes to no further job, stays on the last, and is told to renew it before', async () => {
  const scene = await aHelpingScene();
  const { house, host, maria, luis } = scene;
  const until = await helpingOnly(scene, 40);
  const inDays = (days: number) => plus(house.clock.now(), days * day);
  const before = await aJob(house, host, { status: 'ASSIGNED', cleaner: maria, startTime: inDays(60) });
  const after = await aJob(house, host, { status: 'ASSIGNED', cleaner: maria, startTime: inDays(62) });
  const checkOf = async () => (await house.get('/api/cleaner/today', luis.token)).body.check;
  const listed = async () => (await house.get('/api/cleaner/helpers', maria.token)).body.helpers[0].mayCome;
  assert.deepEqual([await checkOf(), await listed()], [null, true]);
  assert.equal((await bring(house, before, maria, luis)).status, 200);
  house.clock.forward(15 * day);
  assert.deepEqual([await checkOf(), await listed()], [{ status: 'APPROVED', endsAt: until.toISOString() }, true]);
  house.clock.forward(26 * day);
  assert.deepEqual([await checkOf(), await listed()], [{ status: null, endsAt: null }, false]);
  const { body: profile } = await house.get('/api/cleaner/profile', luis.token);
  assert.deepEqual([profile.backgroundCheckStatus, profile.checkExpiredAt], [null, until.toISOString()]);
  const refused = await bring(house, after, maria, luis);
  assert.deepEqual([refused.status, refused.body.error], [403, 'background_check_required']);
  assert.equal((await house.get(`/api/jobs/${before.id}`, luis.token)).status, 200);
});

test('a renewal leaves the approval of somebody who only helps as it is until it is decided', async () => {
  const scene = await aHelpingScene();
  const { house, luis } = scene;
  const until = await helpingOnly(scene, 20);
  const check = { userId: luis.id, status: 'IN_PROGRESS', identityChangedAt: null, expiresAt: null };
  const clearance = async () => {
    // a check has more members, which the copy does not read
    await house.kit.db.transaction((tx) => copyClearance(house.kit, tx, check as never));
    const [profile] = await house.kit.db.select().from(cleanerProfiles).where(eq(cleanerProfiles.userId, luis.id));
    return [profile?.clearance, profile?.ownWorkUntil];
  };
  assert.deepEqual(await clearance(), ['APPROVED', until]);
  house.clock.forward(21 * day);
  assert.deepEqual(await clearance(), ['IN_PROGRESS', until], 'until when somebody was cleared stays known');
});

test('who only helps is told what their check opens to them: to come along, and nothing about bids', async () => {
  const house = await aHouse();
  const [admin, luis] = [await anAdmin(house), await aCleaner(house, { name: 'Luis Romero' })];
  await house.kit.db.update(users).set({ helperOnly: true }).where(eq(users.id, luis.id));
  const latest = async () => {
    await house.work();
    const [bell] = (await house.get('/api/notifications', luis.token)).body;
    return [bell.text, (await lastMail(house, luis.email)).text].join(' ');
  };
  const checks = checksIn(house);
  await checks.checked(luis);
  assert.match(await latest(), /^There were no findings\. You can now come along.* You can now come along/s);
  assert.doesNotMatch(await latest(), /\bbid/);
  assert.equal((await checks.decide(admin, luis, { decision: 'approve', notes: 'Fine.' })).status, 200);
  assert.match(
    await latest(),
    /^Your background check is approved\. You can come along.* Until then, you can come along/s,
  );
  assert.doesNotMatch(await latest(), /\bbid/);
});

test('it can be changed twenty times a day who comes along to a job', async () => {
  const { house, host, maria, luis } = await aHelpingScene();
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: maria });
  for (let n = 0; n < 10; n++) {
    assert.equal((await bring(house, job, maria, luis)).status, 200);
    assert.equal((await bring(house, job, maria)).status, 200);
  }
  assert.equal((await bring(house, job, maria)).status, 200, 'what changes nothing is not counted');
  assert.equal((await bring(house, job, maria, luis)).status, 429);
});

test('only who merely helps may leave out the bio in onboarding', async () => {
  const scene = await aHelpingScene();
  const { house, luis, maria } = scene;
  await helpingOnly(scene, 40);
  const { bio: _, ...withoutBio } = onboardingForm({ firstName: 'Luis' });
  const asHelper = await house.post('/api/cleaner/complete-onboarding', withoutBio, luis.token);
  assert.deepEqual([asHelper.status, asHelper.body.onboardingCompleted], [200, true]);
  const asBidder = await house.post('/api/cleaner/complete-onboarding', withoutBio, maria.token);
  assert.equal(asBidder.status, 400);
  assert.ok(asBidder.body.fieldErrors.bio);
});

test('a check that was passed is in nobody’s way who merely comes along', async () => {
  const scene = await aHelpingScene();
  const { house, luis } = scene;
  const passed = () => house.kit.db.transaction((tx) => setClearance(tx, luis.id, 'PASSED', null));
  await passed();
  const checkOf = async () => (await house.get('/api/cleaner/today', luis.token)).body.check;
  assert.deepEqual(await checkOf(), { status: 'PASSED', endsAt: null });
  await helpingOnly(scene, 40);
  await passed();
  assert.equal(await checkOf(), null);
});
