import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { formatDateTime } from '#contract/format-date-time.ts';
import { shortNameOf } from '#contract/short-name.ts';
import { taskHandlers } from '#server/app.ts';
import { record } from '#server/events.ts';
import type { Fact } from '#server/facts.ts';
import { day, hour, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { recentMails } from '#server/platform/mail.ts';
import { testCards } from '#server/testing/a-card.ts';
import { checksIn } from '#server/testing/a-check.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, anAdmin, type Somebody } from '#server/testing/people.ts';
import { notifications } from '../table.ts';

const house = await aHouse();
let scene: Awaited<ReturnType<typeof aScene>>;
let admin: Somebody;
beforeEach(async () => {
  scene = await aScene(house);
  admin = await anAdmin(house);
});

const { listOf, bellsOf, lastOf, bid, run } = bellsIn(house);

test('only the host is notified of a bid that is changed and withdrawn', async () => {
  const { host, ana, ben } = scene;
  const job = await aJob(house, host);
  const { id } = await bid(job, ana);
  await bid(job, ben);
  await house.patch(`/api/bids/${id}`, { amountCents: 8000 }, ana.token);
  await house.work();
  await house.remove(`/api/bids/${id}`, ana.token);
  assert.deepEqual(await bellsOf(host), ['bidPlaced', 'bidPlaced', 'bidChanged', 'bidWithdrawn']);
  assert.deepEqual(await bellsOf(ben), [], 'bids are secret from other cleaners');
});

test('cleaners are notified when chosen, kept as backup, rejected or moved up', async () => {
  const { host, ana, ben, cleo } = scene;
  const job = await aJob(house, host);
  const [first, second] = [await bid(job, ana), await bid(job, ben)];
  await bid(job, cleo);
  await scene.choose(job, first, second);
  assert.deepEqual(await bellsOf(ana), ['bidAccepted']);
  assert.deepEqual(await bellsOf(ben), ['chosenAsBackup']);
  assert.deepEqual(await bellsOf(cleo), ['bidRejected']);
  await house.post(`/api/jobs/${job.id}/withdraw`, {}, ana.token);
  assert.deepEqual(await bellsOf(ben), ['chosenAsBackup', 'promoted']);
  await house.post(`/api/jobs/${job.id}/confirm`, {}, ben.token);
  await house.work();
  await house.post(`/api/jobs/${job.id}/withdraw`, {}, ben.token);
  assert.deepEqual((await bellsOf(host)).slice(3), [
    'backupAfterWithdrawal',
    'cleanerConfirmed',
    'reopenedAfterWithdrawal',
  ]);
});

test('the host and the cleaner who lost the job are notified of a missed deadline', async () => {
  const { host, ana, ben } = scene;
  const job = await aJob(house, host);
  await scene.choose(job, await bid(job, ana), await bid(job, ben));
  await house.work();
  house.clock.forward(13 * hour);
  await run('climb-ladders');
  assert.deepEqual((await bellsOf(host)).slice(2), ['backupAfterDeadline']);
  assert.deepEqual(await bellsOf(ana), ['bidAccepted', 'jobLost']);
  house.clock.forward(hour);
  await run('climb-ladders');
  assert.equal((await lastOf(host))?.kind, 'reopenedAfterDeadline');
  assert.match((await lastOf(host))?.text ?? '', /^Ben didn’t confirm/);
});

test('invitations and their answers reach the other side', async () => {
  const { host, ana, ben } = scene;
  const job = await aJob(house, host);
  for (const { id: cleanerId } of [ana, ben])
    await house.post(`/api/jobs/${job.id}/requests`, { cleanerId }, host.token);
  assert.deepEqual(await bellsOf(ana), ['invited']);
  const [invitation] = await recentMails(house.kit.db, ana.email);
  for (const text of [(await lastOf(ana))?.text, invitation?.text])
    assert.match(text ?? '', new RegExp(`${host.name}\\W* has invited you to clean .*You’d receive \\W*\\$115\\.00`));
  await house.post(`/api/jobs/${job.id}/decline`, undefined, ana.token);
  assert.deepEqual(await bellsOf(host), ['requestDeclined']);
  await house.post(`/api/jobs/${job.id}/accept`, undefined, ben.token);
  assert.deepEqual(await bellsOf(host), ['requestDeclined', 'requestAccepted']);
});

const momentOf = (at: string) => formatDateTime(at, { language: 'en', timeZone: 'America/Chicago' });

test('a new price voids bids and invitations, and both sides are notified', async () => {
  const { host, ana, ben } = scene;
  const job = await aJob(house, host);
  await bid(job, ana);
  await house.post(`/api/jobs/${job.id}/requests`, { cleanerId: ben.id }, host.token);
  await house.work();
  const startTime = plus(job.startTime, hour).toISOString();
  await house.patch(`/api/jobs/${job.id}`, { payoutCents: 20_000, startTime }, host.token);
  assert.deepEqual(await bellsOf(ana), ['bidVoided']);
  assert.deepEqual(await bellsOf(ben), ['invited', 'invitationVoided']);
  for (const { email } of [ana, ben]) {
    const text = (await recentMails(house.kit.db, email))[0]?.text ?? '';
    assert.match(text, /\n\nPrice: \$200\.00 \(before: \$120\.00\)\n\n/);
    const [, after, before] = /\n\nStart: (.+) \(before: (.+)\)\n\n/.exec(text) ?? [];
    assert.deepEqual([after, before], [momentOf(startTime), momentOf(job.startTime.toISOString())]);
    assert.doesNotMatch(text, /End:|Tasks:|Place:/, 'only what changed');
  }
});

test('a canceled job’s cleaner and bidders are notified, and its host too if the clock closed it', async () => {
  const { host, ana, ben } = scene;
  const [held, over] = [await aJob(house, host, { status: 'ASSIGNED', cleaner: ana }), await aJob(house, host)];
  await bid(over, ben);
  await house.patch(`/api/jobs/${held.id}`, { status: 'CANCELED' }, host.token);
  assert.deepEqual(await bellsOf(ana), ['jobCanceled']);
  house.clock.forward(4 * day);
  await run('expire-jobs');
  assert.deepEqual(await bellsOf(ben), ['biddenJobCanceled']);
  assert.deepEqual(await bellsOf(host), ['bidPlaced', 'nobodyChosen']);
});

test('work and money: the host is notified of the work, both of the payment, the cleaner of the tip', async () => {
  const { job, host, cleaner } = await aSubmittedJob(house);
  for (const kind of ['work started', 'work submitted'] as const)
    await house.kit.db.transaction((tx) => record(house.kit, tx, { kind, jobId: job.id }));
  await house.post(`/api/jobs/${job.id}/checkout`, {}, host.token);
  await house.work();
  await house.post(`/api/jobs/${job.id}/tips`, { tipCents: 1000 }, host.token);
  assert.deepEqual(new Set(await bellsOf(host)), new Set(['workStarted', 'workSubmitted', 'hostPaid']));
  const texts = (await listOf(host)).map(({ text }) => text).join('\n');
  const mails = (await recentMails(house.kit.db, host.email)).map(({ text }) => text).join('\n');
  const who = shortNameOf(cleaner.name);
  for (const said of [texts, mails]) {
    assert.ok(said.includes(`${who} has started at Lakeside Loft.`));
    assert.match(said, /has finished at Lakeside Loft\. .*pay \$125\.00;/);
  }
  const notices = await listOf(cleaner);
  assert.deepEqual(
    notices.map(({ title }) => title),
    ['A tip for you: $10.00', 'You’ve been paid $115.00'],
  );
});

test('when a saved card is charged the cleaner’s money is on its way; when it fails the host is notified', async () => {
  const [paid, failing] = [
    await aSubmittedJob(house),
    await aSubmittedJob(house, { card: testCards.insufficientFunds }),
  ];
  house.clock.forward(49 * hour);
  await run('charge-due-jobs');
  assert.equal((await lastOf(paid.cleaner))?.title, '$115.00 is on its way to you');
  assert.match((await lastOf(failing.host))?.text ?? '', /^\$125\.00 for Lakeside Loft/);
  assert.deepEqual(await bellsOf(failing.cleaner), []);
});

test('reviews: the other side is asked, admins get one to moderate, the author learns the outcome', async () => {
  const { host, ana } = scene;
  const job = await aJob(house, host, { status: 'PAID', cleaner: ana });
  const write = (author: Somebody, target: Somebody) =>
    house.post('/api/reviews', { jobId: job.id, targetId: target.id, overallStars: 5 }, author.token);
  const { body: review } = await write(host, ana);
  await house.work();
  await write(ana, host);
  assert.deepEqual(await bellsOf(ana), ['reviewAsked']);
  assert.deepEqual(await bellsOf(host), [], 'who has written already is not asked');
  assert.equal((await lastOf(admin))?.link, '/admin/reviews');
  await house.patch(`/api/admin/reviews/${review.id}/moderate`, { moderationStatus: 'APPROVED' }, admin.token);
  assert.deepEqual(await bellsOf(host), ['reviewApproved']);
});

test('a background check: the cleaner is notified of its state, admins that it is waiting', async () => {
  const cleaner = await aCleaner(house, { name: 'Nina New' });
  const checks = checksIn(house);
  await checks.checked(cleaner);
  const waiting = await lastOf(admin);
  assert.deepEqual(
    [waiting?.kind, waiting?.text, waiting?.link],
    ['checkWaiting', 'Nina New is waiting for your decision.', '/admin/background-checks'],
  );
  await checks.decide(admin, cleaner, { decision: 'approve', notes: null });
  assert.deepEqual(await bellsOf(cleaner), ['checkPassed', 'checkApproved']);
});

test('an approval that ends soon is announced once, however often the reminder runs', async () => {
  const cleaner = await aCleaner(house);
  const checks = checksIn(house);
  await checks.checked(cleaner);
  await checks.decide(admin, cleaner, { decision: 'approve', notes: null });
  await house.work();
  house.clock.forward(340 * day);
  for (let time = 0; time < 2; time++) await run('remind-of-check-renewal');
  await house.work();
  const notices = await house.kit.db.select().from(notifications).where(eq(notifications.recipientId, cleaner.id));
  assert.deepEqual(notices.map(({ kind }) => kind).sort(), ['checkApproved', 'checkEnds', 'checkPassed']);
});

test('where checks are done by hand, admins are notified of each one that begins', async () => {
  const byHand = { ...house.kit, screening: { ...house.kit.screening, name: 'by hand' as const } };
  const { id: userId } = await aCleaner(house, { name: 'Nina New' });
  const fact: Fact = { kind: 'background check started', userId };
  await taskHandlers(byHand)['announce-fact']?.({ fact, factId: newId() });
  assert.equal((await lastOf(admin))?.kind, 'checkWaiting');
});

test('every admin is notified when codes are switched off', async () => {
  const until = '2026-05-06T17:00:00.000Z';
  await house.kit.db.transaction((tx) => record(house.kit, tx, { kind: 'codes switched off', wrongCodes: 200, until }));
  assert.equal((await lastOf(admin))?.kind, 'codesSwitchedOff');
});

test('a change at the property of an assigned job reaches its cleaner, and the answer its host', async () => {
  const { host, ana, ben, mailsTo } = scene;
  const { job } = await scene.aLadder();
  const loft = { title: 'Lakeside Loft', address: '12 Secret Street, Austin, TX 78701', notes: 'Ask next door.' };
  const change = (more: object) => house.put(`/api/properties/${job.propertyId}`, { ...loft, ...more }, host.token);
  const offered = async () => (await house.get(`/api/jobs/${job.id}`, ana.token)).body.offeredChange?.id;
  await change({ notes: 'Nobody hears of this one: the next replaces it.' });
  await change({});
  assert.deepEqual(await bellsOf(ana), ['bidAccepted', 'placeChanged']);
  assert.match((await mailsTo(ana)).join(), /Please answer: details of Lakeside Loft \(.+\) have changed/);
  const [bell] = await listOf(ana);
  assert.deepEqual(bell?.link, `/jobs/${job.id}`);
  const changeId = await offered();
  await house.post(`/api/jobs/${job.id}/change/accept`, { changeId }, ana.token);
  assert.equal((await lastOf(host))?.text.startsWith('Ana agreed to the change at Lakeside Loft'), true);
  await change({ notes: 'Ask the porter.' });
  await house.work();
  await house.post(`/api/jobs/${job.id}/change/leave`, undefined, ana.token);
  assert.deepEqual((await bellsOf(host)).slice(-2), ['placeChangeAccepted', 'backupAfterPlaceChange']);
  assert.deepEqual((await bellsOf(ben)).slice(-2).sort(), ['placeChanged', 'promoted'], 'offered to the next as well');
});
