import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { formatDateTime } from '#contract/format-date-time.ts';
import { taskHandlers } from '#server/app.ts';
import type { Fact } from '#server/facts.ts';
import { minute } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { recentMails } from '#server/platform/mail.ts';
import { aJob, type JobInTest } from '#server/testing/a-job.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import type { Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const { bid, run } = bellsIn(house);
let scene: Awaited<ReturnType<typeof aScene>>;
let job: JobInTest;
beforeEach(async () => {
  scene = await aScene(house);
  job = await aJob(house, scene.host);
});

const invite = async (to: Somebody) => {
  const { status } = await house.post(`/api/jobs/${job.id}/requests`, { cleanerId: to.id }, scene.host.token);
  assert.equal(status, 201);
  await house.work();
};
let payoutCents = 12_000;
/** Takes back every invitation. */
const changePayout = async () => {
  payoutCents += 100;
  await house.patch(`/api/jobs/${job.id}`, { payoutCents }, scene.host.token);
  await house.work();
};
/** The worker as it runs every minute. */
const minutesPass = async (minutes: number) => {
  for (let passed = 0; passed < minutes; passed++) {
    house.clock.forward(minute);
    await run('write-held-mails');
    await house.work();
  }
};
const textsTo = async ({ email }: Somebody) =>
  (await recentMails(house.kit.db, email)).map(({ text }) => text).toReversed();
const mailsTo = async ({ email }: Somebody) =>
  (await recentMails(house.kit.db, email)).map(({ subject }) => subject).toReversed();

const start = () => formatDateTime(job.startTime.toISOString(), { language: 'en', timeZone: 'America/Chicago' });
const invitation = () => `You’re invited: Lakeside Loft, ${start()}`;
const takenBack = () => `Lakeside Loft (${start()}) has changed`;

test('someone repeatedly invited and uninvited gets one mail of each kind, and one about how it ended', async () => {
  const { ana } = scene;
  for (let time = 0; time < 3; time++) {
    await invite(ana);
    await changePayout();
  }
  assert.deepEqual(await mailsTo(ana), [invitation(), takenBack()]);
  await minutesPass(4);
  assert.equal((await mailsTo(ana)).length, 2, 'the five minutes are not over');
  await minutesPass(1);
  assert.deepEqual(await mailsTo(ana), [invitation(), takenBack(), takenBack()]);
  await minutesPass(10);
  assert.equal((await mailsTo(ana)).length, 3);
});

test('an invitation that still stands at the end is mailed; its earlier withdrawal is not', async () => {
  const { ana } = scene;
  await invite(ana);
  await changePayout();
  await invite(ana);
  await changePayout();
  await invite(ana);
  await minutesPass(5);
  assert.deepEqual(await mailsTo(ana), [invitation(), takenBack(), invitation()]);
});

test('a held-back mail describes things as they are when it is written', async () => {
  const { host, ana } = scene;
  for (const amountCents of [9000, 9500, 9900]) {
    const { id } = await bid(job, ana, amountCents);
    if (amountCents !== 9900) await house.remove(`/api/bids/${id}`, ana.token);
    else await house.patch(`/api/bids/${id}`, { amountCents: 9800 }, ana.token);
  }
  await minutesPass(5);
  const [first, second, ...more] = await textsTo(host);
  assert.match(String(first), /\$90\.00/);
  assert.match(String(second), /\$98\.00/);
  assert.deepEqual(more, []);
});

test('other people, other jobs and other kinds are not held back, and nothing is after five minutes', async () => {
  const { host, ana, ben } = scene;
  await invite(ana);
  await invite(ben);
  const first = job;
  job = await aJob(house, host);
  await invite(ana);
  job = first;
  assert.deepEqual([(await mailsTo(ana)).length, (await mailsTo(ben)).length], [2, 1]);
  await changePayout();
  await minutesPass(5);
  await invite(ana);
  assert.deepEqual(await mailsTo(ana), [invitation(), invitation(), takenBack(), invitation()]);
});

test('an overtaken fact does not replace a newer one, and nothing is mailed twice', async () => {
  const { host, ana, ben, cleo } = scene;
  const facts: { fact: Fact; factId: string }[] = [];
  for (const cleaner of [ana, ben, cleo]) {
    const { id: bidId } = (await house.post(`/api/jobs/${job.id}/bids`, { amountCents: 9000 }, cleaner.token)).body;
    facts.push({ fact: { kind: 'bid placed', jobId: job.id, bidId }, factId: newId() });
  }
  await house.kit.db.$client.query('delete from pgboss.job');
  const [one, two, three] = facts;
  for (const recorded of [one, three, two, one, three, two]) {
    await taskHandlers(house.kit)['announce-fact']?.({ ...recorded });
    await house.work();
  }
  await minutesPass(6);
  const bidders = (await textsTo(host)).map((text) => /(Ana|Ben|Cleo) placed a bid/.exec(text)?.[1]);
  assert.deepEqual(bidders, ['Ana', 'Cleo']);
});
