import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minute } from '#server/platform/clock.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aJpeg, upload } from '#server/testing/a-picture.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';

const house = await aHouse();
const { bellsOf } = bellsIn(house);

test('a report taken back before it is paid for keeps nobody from the next, which Today shows while it lasts', async () => {
  const cleaner = await anApprovedCleaner(house, 'Asa Assigned');
  const startTime = house.clock.now();
  const job = await aJob(house, await aHost(house), { status: 'ASSIGNED', cleaner, startTime });
  const at = (end: string, body?: object) => house.post(`/api/jobs/${job.id}/waiting${end}`, body, cleaner.token);
  const onDay = async () => (await house.get('/api/cleaner/today', cleaner.token)).body.stops[0].waiting?.reason;
  await at('', { reason: 'guest_still_here' });
  assert.equal(await onDay(), 'guest_still_here');
  house.clock.forward(10 * minute);
  assert.equal((await at('/end')).status, 200);
  assert.equal(await onDay(), undefined);
  assert.equal((await at('', { reason: 'no_access' })).status, 200);
  assert.equal(await onDay(), 'no_access');
});

test('waits at one door add up, the host is alerted to three that last and those taken back before, and hears once that each is over', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house, 'Asa Assigned')];
  const startTime = house.clock.now();
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner, startTime });
  const at = (end: string, body?: object) => house.post(`/api/jobs/${job.id}/waiting${end}`, body, cleaner.token);
  const seen = async () => (await house.get(`/api/jobs/${job.id}`, cleaner.token)).body;
  const doors = async () => {
    const { body } = await house.get('/api/host/inbox', host.token);
    return body.filter(({ kind }: { kind: string }) => kind === 'door').length;
  };
  const wait = async (minutes: number) => {
    assert.equal((await at('', { reason: 'no_access' })).status, 200);
    assert.equal((await at('', { reason: 'no_access' })).body.error, 'invalid_transition', 'one at a time');
    assert.equal(await doors(), 1);
    house.clock.forward(minutes * minute);
    assert.equal((await at('/end')).status, 200);
    assert.equal(await doors(), 0);
    await house.work();
    // what is unread is folded into one
    await house.post('/api/notifications/read', undefined, host.token);
    return (await seen()).waiting.payCents;
  };
  const paid = [await wait(10), await wait(15), await wait(15), await wait(15), await wait(20)];
  const { centsPerHour, earlier, since } = (await seen()).waiting;
  assert.deepEqual(
    paid,
    [0, 10, 25, 40, 60].map((minutes) => Math.ceil((centsPerHour * minutes) / 60)),
  );
  assert.equal(earlier[0].since, startTime.toISOString(), 'the first is the sign of having come');
  assert.deepEqual([earlier.length, earlier.at(-1).endedAt], [4, since]);
  await house.work();
  assert.deepEqual((await bellsOf(host)).sort(), [...Array(4).fill('noAccess'), ...Array(4).fill('waitEnded')]);
});

test('each wait is named by when it began: two that end before anything is told of them are two', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house, 'Asa Assigned')];
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner, startTime: house.clock.now() });
  const begun: string[] = [];
  for (const minutes of [5, 6]) {
    await house.post(`/api/jobs/${job.id}/waiting`, { reason: 'no_access' }, cleaner.token);
    begun.push((await house.get(`/api/jobs/${job.id}`, cleaner.token)).body.waiting.since);
    house.clock.forward(minutes * minute);
    await house.post(`/api/jobs/${job.id}/waiting/end`, undefined, cleaner.token);
  }
  const { rows } = await house.kit.db.$client.query(
    `select data->'data'->'fact' as fact from pgboss.job
      where data->>'name' = 'announce-fact' and data->'data'->'fact'->>'jobId' = $1 order by created_on`,
    [job.id],
  );
  const ended = rows.filter(({ fact }) => fact.kind === 'waiting ended');
  assert.deepEqual(
    ended.map(({ fact }) => fact.since),
    begun,
  );
});

test('a task ticked at the door ends the wait, and the host hears of that as well', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house, 'Asa Assigned')];
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner, startTime: house.clock.now() });
  await house.post(`/api/jobs/${job.id}/waiting`, { reason: 'no_access' }, cleaner.token);
  const { tasks } = (await house.get(`/api/jobs/${job.id}`, cleaner.token)).body;
  for (const { id } of tasks.slice(0, 2))
    assert.equal((await house.patch(`/api/jobs/${job.id}/tasks/${id}`, { done: true }, cleaner.token)).status, 200);
  await house.work();
  assert.deepEqual((await bellsOf(host)).sort(), ['noAccess', 'waitEnded']);
});

test('a tick that ended the wait and is taken back soon, with nothing else done, takes the wait up again', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house, 'Asa Assigned')];
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner, startTime: house.clock.now() });
  const path = `/api/jobs/${job.id}`;
  const seen = async () => (await house.get(path, cleaner.token)).body;
  await house.post(`${path}/waiting`, { reason: 'no_access' }, cleaner.token);
  const { tasks, waiting } = await seen();
  const [one, other] = tasks;
  const mark = (id: string, done: boolean) => house.patch(`${path}/tasks/${id}`, { done }, cleaner.token);
  house.clock.forward(5 * minute);
  await mark(one.id, true);
  assert.notEqual((await seen()).waiting.endedAt, null);
  house.clock.forward(9 * minute);
  await mark(other.id, true);
  await mark(one.id, false);
  assert.notEqual((await seen()).waiting.endedAt, null, 'another task is done');
  await house.work();
  await mark(other.id, false);
  assert.deepEqual((await seen()).waiting, waiting, 'as if it had not ended');
  await house.work();
  assert.deepEqual((await bellsOf(host)).sort(), ['noAccess', 'noAccess', 'waitEnded']);
  await mark(one.id, true);
  house.clock.forward(11 * minute);
  await mark(one.id, false);
  assert.notEqual((await seen()).waiting.endedAt, null, 'too late to be a slip');
});

test('a picture of the work ends the wait as well; one from before may show the locked door', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house, 'Asa Assigned')];
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner, startTime: house.clock.now() });
  await house.post(`/api/jobs/${job.id}/waiting`, { reason: 'no_access' }, cleaner.token);
  const isOver = async (photoType: string) => {
    const { photoUrl } = (await upload(house, cleaner.token, await aJpeg({ width: 40, height: 30 }))).body;
    await house.post(`/api/jobs/${job.id}/deliverables`, { photoUrl, photoType }, cleaner.token);
    return (await house.get(`/api/jobs/${job.id}`, cleaner.token)).body.waiting.endedAt !== null;
  };
  assert.deepEqual([await isOver('BEFORE'), await isOver('PROGRESS')], [false, true]);
  await house.work();
  assert.deepEqual((await bellsOf(host)).sort(), ['noAccess', 'waitEnded']);
});
