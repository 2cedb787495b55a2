import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { paymentMethods } from '#server/cards/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { day, hour, minute, plus } from '#server/platform/clock.ts';
import { recentMails } from '#server/platform/mail.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aPaidCleaner, aPayoutAccount } from '#server/testing/a-payout-account.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { minutesPass } from '#server/testing/minutes-pass.ts';
import { aCleaner, aHost, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const { bellsOf, lastOf } = bellsIn(house);
const sweeps = ['remind-of-jobs'];
const pass = (minutes: number, step = 1) => minutesPass(house, minutes, sweeps, step);
const now = () => house.clock.now();
const lastMailTo = async ({ email }: Somebody) => (await recentMails(house.kit.db, email))[0];

/** A job that somebody has taken some days ago and confirmed. */
async function aTakenJob(startTime: Date, given: object = {}) {
  const { host, ana } = await aScene(house);
  const taken = {
    assignedAt: plus(now(), -2 * day),
    confirmBy: plus(startTime, -2 * hour),
    confirmedAt: plus(now(), -day),
  };
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: ana, startTime, ...taken, ...given });
  return { host, ana, job };
}

test('on the day before, the cleaner is reminded once, by bell and mail, in their language', async () => {
  const { ana, job } = await aTakenJob(plus(now(), 30 * hour));
  await house.patch('/api/me', { locale: 'de' }, ana.token);
  await pass(5 * 60, 60);
  assert.deepEqual(await bellsOf(ana), []);
  await pass(4 * 60, 60);
  assert.deepEqual(await bellsOf(ana), ['jobTomorrow']);
  const notice = await lastOf(ana);
  assert.deepEqual(
    [notice?.title.replace(/\d\d:00/, 'HH:00'), notice?.link],
    ['Morgen, HH:00: Lakeside Loft', `/jobs/${job.id}`],
  );
  const mail = await lastMailTo(ana);
  assert.match(mail?.subject ?? '', /^Morgen, \d\d:00: Lakeside Loft$/);
  const said =
    /^Hallo Ana,\n\nwir haben eine Mitteilung für dich:\n\nDeine Reinigung beginnt am .+ um \d\d:00 Uhr\. Adresse: .+Austin.*\. Die Checkliste.+\n\nhttp\S+\/jobs\//;
  assert.match(mail?.text ?? '', said);
});

test('a reminder of a job that is off is read, and says no street any more', async () => {
  const { host, ana, job } = await aTakenJob(plus(now(), 30 * hour));
  await pass(9 * 60, 60);
  const before = await lastOf(ana);
  assert.deepEqual([before?.kind, before?.readAt], ['jobTomorrow', null]);
  assert.match(before?.text ?? '', /Address: .+Austin/);
  assert.equal((await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token)).status, 200);
  await house.work();
  const all = (await house.get('/api/notifications', ana.token)).body;
  const after = all.find(({ id }: { id: string }) => id === before?.id);
  assert.notEqual(after.readAt, null);
  assert.doesNotMatch(after.text, /Address/);
});

test('whoever took the job an hour ago is not told of it again', async () => {
  const { ana } = await aTakenJob(plus(now(), 20 * hour), { assignedAt: plus(now(), -hour) });
  await pass(30, 10);
  assert.deepEqual(await bellsOf(ana), []);
});

test('when it is time to leave depends on how far away the cleaner lives', async () => {
  house.clock.set('2026-06-01T16:00:00Z');
  const startTime = plus(now(), 4 * hour);
  const [near, far] = [await aTakenJob(startTime), await aTakenJob(startTime)];
  const home = (person: Somebody, latitude: number) =>
    house.kit.db.$client.query('update cleaner_profile set location = ll_to_earth($2, -97.74) where user_id = $1', [
      person.id,
      latitude,
    ]);
  await house.kit.db.$client.query('update job set location = ll_to_earth(30.27, -97.74)');
  await home(near.ana, 30.27);
  await home(far.ana, 30.63); // 40 km to the north, an hour
  await pass(2 * 60 + 45, 5);
  assert.deepEqual([await bellsOf(near.ana), await bellsOf(far.ana)], [[], []]);
  await pass(10, 5);
  assert.deepEqual([await bellsOf(near.ana), await bellsOf(far.ana)], [[], ['leaveNow']]);
  await pass(60, 5);
  assert.deepEqual([await bellsOf(near.ana), await bellsOf(far.ana)], [['leaveNow'], ['leaveNow']]);
});

test('a quarter of an hour after the start host and cleaner are told that it has not begun; after half an hour the backup takes over', async () => {
  const scene = await aScene(house);
  const { job } = await scene.aLadder();
  assert.equal((await house.post(`/api/jobs/${job.id}/confirm`, undefined, scene.ana.token)).status, 200);
  await house.work();
  house.clock.set(plus(job.startTime, -minute));
  await pass(15);
  assert.ok(!(await bellsOf(scene.host)).includes('notStarted'));
  await pass(2);
  assert.equal((await bellsOf(scene.host)).at(-1), 'notStarted');
  assert.equal((await bellsOf(scene.ana)).at(-1), 'startNow');
  // the subject alone says which cleaning
  const about = /^Lakeside Loft, .+, \d+:\d\d\s[AP]M CDT: Your cleaner hasn’t started yet$/;
  assert.match((await lastMailTo(scene.host))?.subject ?? '', about);
  assert.equal((await lastMailTo(scene.ana))?.subject, 'Have you started at Lakeside Loft?');
  await minutesPass(house, 15, [...sweeps, 'climb-ladders']);
  assert.equal((await bellsOf(scene.host)).filter((kind) => kind === 'notStarted').length, 1);
  assert.equal((await bellsOf(scene.host)).at(-1), 'backupAfterDeadline');
  assert.ok((await bellsOf(scene.ben)).includes('promoted'));
});

test('nobody is told of a start that is missing once the time of the job is over', async () => {
  const times = { endTime: plus(now(), -hour), confirmBy: plus(now(), -20 * minute) };
  const { host, ana } = await aTakenJob(plus(now(), -5 * hour), times);
  await pass(5);
  assert.deepEqual([await bellsOf(host), await bellsOf(ana)], [[], []]);
});

test('who has begun is not asked whether they have', async () => {
  const { host, ana, job } = await aTakenJob(plus(now(), 10 * minute));
  assert.equal((await house.patch(`/api/jobs/${job.id}`, { status: 'IN_PROGRESS' }, ana.token)).status, 200);
  await pass(40, 5);
  assert.deepEqual([await bellsOf(host), await bellsOf(ana)], [['workStarted'], []]);
});

test('at the end of the time a cleaner who has not submitted is reminded of it', async () => {
  const { ana, job } = await aTakenJob(plus(now(), 10 * minute));
  await house.patch(`/api/jobs/${job.id}`, { status: 'IN_PROGRESS' }, ana.token);
  house.clock.set(plus(job.endTime, -minute));
  await pass(5);
  assert.deepEqual(await bellsOf(ana), ['submitWork']);
});

test('an hour before the deadline to confirm the cleaner is reminded, unless they have confirmed', async () => {
  const asked = { assignedAt: now(), confirmBy: plus(now(), 12 * hour), confirmedAt: null };
  const [waits, confirmed] = [
    await aTakenJob(plus(now(), 3 * day), asked),
    await aTakenJob(plus(now(), 3 * day), { ...asked, confirmedAt: now() }),
  ];
  await pass(10 * 60 + 50, 10);
  assert.deepEqual(await bellsOf(waits.ana), []);
  await pass(20, 10);
  assert.deepEqual([await bellsOf(waits.ana), await bellsOf(confirmed.ana)], [['confirmSoon'], []]);
});

test('a job that was passed on or moved is another one to be reminded of', async () => {
  const { ana, host, job } = await aTakenJob(plus(now(), 26 * hour));
  await pass(4 * 60, 60);
  assert.deepEqual(await bellsOf(ana), ['jobTomorrow']);
  const startTime = plus(job.startTime, 2 * day);
  const moved = { startTime, endTime: plus(startTime, hour), busyUntil: plus(startTime, 2 * hour) };
  await house.kit.db.update(jobs).set(moved).where(eq(jobs.id, job.id));
  await pass(2 * 24 * 60, 60);
  assert.deepEqual(await bellsOf(ana), ['jobTomorrow', 'jobTomorrow']);
  assert.deepEqual(await bellsOf(host), []);
});

test('a day after the payment both are asked for their review, except who has written it', async () => {
  const { host, ana } = await aScene(house);
  await aJob(house, host, { status: 'PAID', cleaner: ana, reviewedByHost: true });
  await minutesPass(house, 23 * 60, ['remind-of-rest'], 60);
  assert.ok(!(await bellsOf(ana)).includes('reviewReminder'));
  await minutesPass(house, 2 * 24 * 60, ['remind-of-rest'], 60);
  assert.equal((await bellsOf(ana)).filter((kind) => kind === 'reviewReminder').length, 1);
  assert.ok(!(await bellsOf(host)).includes('reviewReminder'));
});

test('a day after a cleaner with no more jobs there has seen the code, its host is reminded once, until it is another one', async () => {
  const { host, ana, job } = await aTakenJob(plus(now(), hour));
  const say = (doorCode: string) => house.put(`/api/properties/${job.propertyId}/access`, { doorCode }, host.token);
  const told = async () => (await bellsOf(host)).filter((kind) => kind === 'replaceCode').length;
  const look = () => house.get(`/api/jobs/${job.id}/access`, ana.token);
  // Reviewed, so that nothing else comes due in the same minute.
  const done = {
    ...{ status: 'PAID' as const, startedAt: now(), submittedAt: now(), paidAt: now() },
    ...{ reviewedByHost: true, reviewedByCleaner: true },
  };
  await say('4417#');
  house.clock.forward(minute);
  assert.equal((await look()).status, 200);
  await minutesPass(house, 2 * 24 * 60, ['remind-of-rest'], 60);
  assert.equal(await told(), 0, 'as long as the job is theirs');
  await house.kit.db.update(jobs).set(done).where(eq(jobs.id, job.id));
  await minutesPass(house, 3 * 60, ['remind-of-rest'], 60);
  assert.equal(await told(), 1);
  assert.equal((await lastOf(host))?.link, '/host/dashboard?tab=properties');
  await minutesPass(house, 24 * 60, ['remind-of-rest'], 60);
  assert.equal(await told(), 1);
});

test('nobody is reminded of a code that is another one by now, or that a favorite has seen', async () => {
  for (const settle of ['replaced', 'favorite'] as const) {
    const { host, ana, job } = await aTakenJob(plus(now(), hour));
    const say = (doorCode: string) => house.put(`/api/properties/${job.propertyId}/access`, { doorCode }, host.token);
    await say('4417#');
    house.clock.forward(minute);
    assert.equal((await house.get(`/api/jobs/${job.id}/access`, ana.token)).status, 200);
    const done = { status: 'PAID' as const, startedAt: now(), submittedAt: now(), paidAt: now() };
    await house.kit.db.update(jobs).set(done).where(eq(jobs.id, job.id));
    if (settle === 'replaced') await say('9921#');
    else assert.equal((await house.put(`/api/host/cleaners/${ana.id}/favorite`, undefined, host.token)).status, 204);
    await minutesPass(house, 2 * 24 * 60, ['remind-of-rest'], 60);
    assert.ok(!(await bellsOf(host)).includes('replaceCode'), settle);
  }
});

test('a month before it ends the owner of a card is told, once for each card', async () => {
  const [soon, later] = [await aHost(house), await aHost(house)];
  for (const host of [soon, later]) await aCard(house, host);
  const at = now();
  const ends = { expYear: at.getUTCFullYear(), expMonth: at.getUTCMonth() + 1 };
  await house.kit.db.update(paymentMethods).set(ends).where(eq(paymentMethods.userId, soon.id));
  await minutesPass(house, 3 * 60, ['remind-of-rest'], 60);
  assert.deepEqual([await bellsOf(soon), await bellsOf(later)], [['cardExpires'], []]);
  assert.equal((await lastOf(soon))?.link, '/host/dashboard?tab=billing');
});

test('a cleaner whose payout account was begun or never begun is reminded; one whose account works is not', async () => {
  const [begun, done] = [await aCleaner(house), await aCleaner(house)];
  await house.post('/api/cleaner/payout-account', undefined, begun.token);
  await aPayoutAccount(house, done);
  const { cleaner: paid } = await aPaidCleaner(house);
  const { host, ana: without } = await aScene(house);
  await aJob(house, host, { status: 'PAID', cleaner: without });
  await minutesPass(house, 26 * 60, ['remind-of-rest'], 60);
  const reminded = async (person: Somebody) =>
    (await bellsOf(person)).filter((kind) => kind === 'payoutAccountIncomplete').length;
  assert.deepEqual([await reminded(begun), await reminded(without)], [1, 1]);
  assert.deepEqual([await reminded(done), await reminded(paid)], [0, 0]);
});

test('reminders that two workers find due at once are sent once', async () => {
  const { ana } = await aTakenJob(plus(now(), 8 * minute));
  await Promise.all([pass(1), pass(1), pass(1)]);
  assert.deepEqual(await bellsOf(ana), ['leaveNow']);
});
