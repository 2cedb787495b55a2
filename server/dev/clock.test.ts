import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { createApp, taskHandlers } from '#server/app.ts';
import { closeKit, createKit } from '#server/create-kit.ts';
import { jobs } from '#server/jobs/table.ts';
import { day, hour, minute, plus, second } from '#server/platform/clock.ts';
import { followDemoClock, onDemoTime } from '#server/platform/follow-demo-clock.ts';
import { silentLog } from '#server/platform/log.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { anotherProcess, databaseUrlOf } from '#server/testing/another-process.ts';
import { drainTasks } from '#server/testing/drain-tasks.ts';
import { aHouse, patience } from '#server/testing/house.ts';
import { openPage } from '#server/testing/open-page.ts';
import { aHost } from '#server/testing/people.ts';
import { until } from '#server/testing/until.ts';

const house = await aHouse();

const time = async () => new Date((await house.get('/dev/clock')).body.now);
const move = (body: unknown) => house.post('/dev/clock', body);
const seconds = (milliseconds: number) => ({ advanceSeconds: milliseconds / second });
const rowOf = async (id: string) => (await house.kit.db.select().from(jobs).where(eq(jobs.id, id)))[0];

test('anyone can move a demo’s clock ahead, by seconds or to an instant, and it keeps running', async () => {
  const start = await time();
  const advanced = await move(seconds(90 * minute));
  assert.deepEqual([advanced.status, advanced.body], [200, { now: plus(start, 90 * minute).toISOString() }]);
  const to = plus(start, 3 * hour).toISOString();
  assert.deepEqual((await move({ to })).body, { now: to });
  house.clock.forward(second);
  assert.deepEqual(await time(), plus(start, 3 * hour + second));
  assert.equal((await house.get('/api/config')).body.clockAheadMs, 3 * hour);
});

test('it moves neither back nor a whole year at once, and takes seconds or an instant and nothing else', async () => {
  const now = await time();
  const refused: [body: unknown, field: string][] = [
    [{ advanceSeconds: -1 }, 'advanceSeconds'],
    [{ to: plus(now, -1).toISOString() }, 'to'],
    [{ to: '0001-01-01T00:00:00Z' }, 'to'],
    [seconds(367 * day), 'advanceSeconds'],
    [{ to: plus(now, 367 * day).toISOString() }, 'to'],
    [{ to: 'tomorrow' }, 'to'],
    [{ advanceSeconds: '60' }, 'advanceSeconds'],
    [{ advanceSeconds: 60, to: plus(now, hour).toISOString() }, 'advanceSeconds'],
    [{ advanceSeconds: 60, zone: 'UTC' }, 'zone'],
    [{}, 'advanceSeconds'],
  ];
  for (const [body, field] of refused) {
    const { status, body: answer } = await move(body);
    assert.deepEqual([status, Object.keys(answer.fields)], [400, [field]], JSON.stringify(body));
  }
  assert.deepEqual(await time(), now);
});

test('no clock can be moved past the years that tasks can be stored with', async () => {
  const other = await aHouse({ start: '2079-06-01T00:00:00Z' });
  assert.equal((await other.post('/dev/clock', { to: '2080-01-01T00:00:00Z' })).status, 200);
  assert.equal((await other.post('/dev/clock', { advanceSeconds: 1 })).status, 400);
});

test('a move sent twice with the same key is made once', async () => {
  const before = await time();
  const send = () =>
    house.send('POST', '/dev/clock', { body: seconds(hour), headers: { 'idempotency-key': 'one hour' } });
  assert.deepEqual((await send()).body, (await send()).body);
  assert.deepEqual(await time(), plus(before, hour));
});

test('moves made at the same time all count', async () => {
  const before = await time();
  await Promise.all([1, 2, 3].map(() => move(seconds(minute))));
  assert.deepEqual(await time(), plus(before, 3 * minute));
});

test('other web processes follow, and so do those started later', async () => {
  const [running, later] = [await anotherProcess(house), await anotherProcess(house)];
  await followDemoClock(running.kit);
  await move(seconds(hour));
  const now = await time();
  await until('the process follows', () => running.kit.clock.now().getTime() === now.getTime());
  assert.notDeepEqual(later.kit.clock.now(), now);
  await followDemoClock(later.kit);
  assert.deepEqual(later.kit.clock.now(), now);
});

test('open pages reload everything when the clock is moved', async () => {
  const { app } = await anotherProcess(house);
  const page = await openPage(app, (await aHost(house)).token);
  await page.hears('missed'); // the first one: the stream is open
  await move(seconds(minute));
  await until('the page is told again', () => page.heard.filter(({ event }) => event === 'missed').length > 1);
  page.leave();
});

test('48 hours after submission the worker charges the card, even if not told of the move', async () => {
  const worker = await anotherProcess(house);
  const { job } = await aSubmittedJob(house);
  await move(seconds(2 * day));
  assert.equal((await rowOf(job.id))?.status, 'SUBMITTED');
  await drainTasks(worker.kit.db, onDemoTime(worker.kit, taskHandlers(worker.kit)), silentLog);
  assert.equal((await rowOf(job.id))?.status, 'PAID');
});

test('a cleaner who has not confirmed in time loses the job', async () => {
  const cleaner = await anApprovedCleaner(house);
  const startTime = plus(await time(), 3 * day);
  const job = await aJob(house, await aHost(house), { status: 'ASSIGNED', cleaner, startTime });
  const confirmBy = plus(await time(), 12 * hour);
  await house.kit.db.update(jobs).set({ confirmBy, confirmedAt: null }).where(eq(jobs.id, job.id));
  await move(seconds(11 * hour));
  await house.work();
  assert.equal((await rowOf(job.id))?.status, 'ASSIGNED');
  await move(seconds(2 * hour));
  await house.work();
  const reopened = await rowOf(job.id);
  assert.deepEqual([reopened?.status, reopened?.cleanerId], ['OPEN', null]);
});

test('a task waiting for an instant of the product’s clock runs once it comes', async () => {
  const ran: string[] = [];
  const run = () => drainTasks(house.kit.db, { note: async ({ what }) => void ran.push(String(what)) }, silentLog);
  await house.work();
  // pg-boss waits by the system clock, which the house's clock stands for
  house.clock.set(new Date());
  const startAfter = plus(await time(), 2 * hour);
  await house.kit.tasks.send(house.kit.db, 'note', { what: 'in two hours' }, { startAfter });
  await run();
  assert.deepEqual(ran, []);
  await house.kit.db.execute(`delete from pgboss.job where data->>'name' <> 'note'`);
  await move(seconds(2 * hour));
  await house.kit.db.execute(`delete from pgboss.job where data->>'name' <> 'note'`);
  await run();
  assert.deepEqual(ran, ['in two hours']);
});

test('sessions age with the clock', async () => {
  const host = await aHost(house);
  assert.equal((await house.get('/api/me', host.token)).status, 200);
  await move(seconds(29 * day));
  assert.equal((await house.get('/api/me', host.token)).status, 200);
  await move(seconds(30 * day + minute));
  assert.equal((await house.get('/api/me', host.token)).status, 401);
});

test('the next start is that of one’s own job, or of anyone’s for a visitor', async () => {
  const [host, other] = [await aHost(house), await aHost(house)];
  const cleaner = await anApprovedCleaner(house);
  const [soon, late] = [plus(await time(), 2 * hour), plus(await time(), 9 * hour)];
  await aJob(house, other, { status: 'ASSIGNED', cleaner: await anApprovedCleaner(house), startTime: soon });
  await aJob(house, host, { status: 'ASSIGNED', cleaner, startTime: late });
  const nextFor = async (as?: string) => (await house.get('/dev/clock', as)).body.nextJobStart;
  assert.equal(await nextFor(), soon.toISOString());
  for (const { token } of [host, cleaner]) assert.equal(await nextFor(token), late.toISOString());
});

test('production has no such clock: it uses the system clock, and no one can read or move it', async (t) => {
  const settings = { ...house.kit.settings, mode: 'production' as const };
  const stripe = { secretKey: 'sk_test_none', publishableKey: 'pk_test_none', webhookSecret: 'whsec_none' };
  const options = { databaseUrl: databaseUrlOf(house), log: silentLog, clock: house.clock, patience };
  const kit = await createKit({ ...options, settings: { ...settings, stripe } });
  const production = await createApp(kit);
  t.after(async () => {
    await production.close();
    await closeKit(kit);
  });
  await followDemoClock(kit);
  assert.equal(kit.clock, house.clock);
  assert.equal((await production.inject('/dev/clock')).statusCode, 404);
  const payload = { advanceSeconds: 60 };
  assert.equal((await production.inject({ method: 'POST', url: '/dev/clock', payload })).statusCode, 404);
  assert.equal((await production.inject('/api/config')).json().clockAheadMs, 0);
});
