import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day, hour, plus } from '#server/platform/clock.ts';
import { recentMails } from '#server/platform/mail.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aTie } from '#server/testing/a-helper.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aHelpingScene, bring } from '#server/testing/helping-scene.ts';
import { minutesPass } from '#server/testing/minutes-pass.ts';

test('the day names the helpers who come along, to the cleaner and to each other', async () => {
  const { house, host, maria, luis } = await aHelpingScene();
  const ana = await anApprovedCleaner(house, 'Ana Perez');
  await aTie(house, { assigned: maria, helper: ana });
  const startTime = plus(house.clock.now(), 2 * hour);
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: maria, startTime });
  const alongside = async (token: string) => (await house.get('/api/cleaner/today', token)).body.stops[0]?.alongside;
  assert.equal(await alongside(maria.token), undefined);
  assert.equal((await bring(house, job, maria, luis, ana)).status, 200);
  assert.deepEqual((await alongside(maria.token)).toSorted(), ['Ana P.', 'Luis R.']);
  assert.deepEqual(await alongside(luis.token), ['Ana P.']);
});

test('the jobs somebody comes along to are in their week and calendar, and a search for cleaners finds them busy', async () => {
  const { house, host, maria, luis } = await aHelpingScene();
  const startTime = plus(house.clock.now(), 2 * day);
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: maria, startTime });
  const found = async () => {
    const time = `freeFrom=${startTime.toISOString()}&freeTo=${job.endTime.toISOString()}`;
    const { status, body } = await house.get(`/api/cleaners/approved?${time}`, host.token);
    assert.equal(status, 200, JSON.stringify(body));
    return body.some(({ id }: { id: string }) => id === luis.id);
  };
  assert.equal(await found(), true);
  assert.equal((await bring(house, job, maria, luis)).status, 200);
  assert.equal(await found(), false);
  const { body: overview } = await house.get('/api/cleaner/overview', luis.token);
  assert.deepEqual(
    overview.week.map(({ id, helping }: { id: string; helping?: true }) => [id, helping]),
    [[job.id, true]],
  );
  const { body: link } = await house.post('/api/calendar/export-link', undefined, luis.token);
  assert.match((await house.get(new URL(link.url).pathname)).body, new RegExp(`jobs/${job.id}`));
});

test('a helper is reminded on the day before and when it is time to leave, and no more once they are taken off', async () => {
  const { house, host, maria, luis, bellsOf } = await aHelpingScene();
  const startTime = plus(house.clock.now(), 30 * hour);
  const taken = {
    assignedAt: plus(house.clock.now(), -2 * day),
    confirmBy: plus(startTime, -2 * hour),
    confirmedAt: plus(house.clock.now(), -day),
  };
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: maria, startTime, ...taken });
  await bring(house, job, maria, luis);
  await minutesPass(house, 28 * 60, ['remind-of-jobs'], 60);
  assert.deepEqual(await bellsOf(luis), ['helpingChosen', 'jobTomorrow']);
  assert.deepEqual(await bellsOf(maria), ['jobTomorrow']);
  await minutesPass(house, 110, ['remind-of-jobs'], 10);
  assert.deepEqual(await bellsOf(luis), ['helpingChosen', 'jobTomorrow', 'leaveNow']);
  assert.equal((await bring(house, job, maria)).status, 200);
  await house.work();
  const { body: all } = await house.get('/api/notifications', luis.token);
  const reminder = all.find(({ kind }: { kind: string }) => kind === 'leaveNow');
  assert.notEqual(reminder.readAt, null);
});

test('the host is told of everybody who comes along, by first name and initial', async () => {
  const { house, host, maria, luis, lastOf } = await aHelpingScene();
  const ana = await anApprovedCleaner(house, 'Ana Perez');
  await aTie(house, { assigned: maria, helper: ana });
  const [one, two] = [
    await aJob(house, host, { status: 'ASSIGNED', cleaner: maria }),
    await aJob(house, host, { status: 'ASSIGNED', cleaner: maria, startTime: plus(house.clock.now(), 9 * day) }),
  ];
  await bring(house, one, maria, luis);
  await house.work();
  assert.match((await lastOf(host))?.text ?? '', /^Your cleaner is bringing \S?Luis R\.\S? to /);
  await bring(house, two, maria, luis, ana);
  await house.work();
  const both = /Luis R\. and Ana P\.\S? to .+ They’ve all passed/;
  assert.match((await lastOf(host))?.text ?? '', both);
  const [mail] = await recentMails(house.kit.db, host.email);
  assert.match(mail?.text ?? '', both);
});
