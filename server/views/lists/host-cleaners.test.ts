import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { climbLadders } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { day, hour, minute, plus } from '#server/platform/clock.ts';
import { aBid } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const inDays = (count: number) => plus(house.clock.now(), count * day);

async function aPair() {
  const [host, cleaner] = [await aHost(house), await aCleaner(house, { name: 'Carla Clean' })];
  await approve(house, cleaner);
  const home = await aProperty(house, host);
  const startTime = inDays(-3);
  await aJob(house, host, { property: home, cleaner, status: 'PAID', startTime, startedAt: startTime });
  return { host, cleaner, home };
}

const shown = async (host: Somebody, id: string) => (await house.get(`/api/host/cleaners/${id}`, host.token)).body;

test('a note is the host’s alone, is changed and taken away, and goes with either account', async () => {
  const { host, cleaner } = await aPair();
  const write = (note: string | null) => house.put(`/api/host/cleaners/${cleaner.id}/note`, { note }, host.token);
  assert.equal((await write('Great with dogs.')).status, 204);
  assert.equal((await shown(host, cleaner.id)).note, 'Great with dogs.');
  const other = await aHost(house);
  assert.equal((await shown(other, cleaner.id)).note, null, 'another host sees nothing of it');
  await write('Ring twice.');
  const listed = await house.get('/api/host/cleaners', host.token);
  assert.deepEqual(
    listed.body.map(({ note }: { note: string }) => note),
    ['Ring twice.'],
  );
  await write('  ');
  assert.equal((await shown(host, cleaner.id)).note, null);
  assert.equal((await write('x'.repeat(1001))).status, 400);
});

test('a host sees whom they know or could find, and nobody else', async () => {
  const { host, cleaner, home } = await aPair();
  const known = await shown(host, cleaner.id);
  assert.deepEqual([known.lastPropertyId, known.jobsCompleted, known.email], [home.id, 1, cleaner.email]);
  const { startTime, chargedCents } = known.lastCleaning;
  assert.deepEqual(
    [Date.parse(startTime), chargedCents],
    [inDays(-3).getTime(), 12_500],
    'what the host paid, with the fee',
  );
  assert.equal(known.talkJobId, known.lastCleaning.jobId);
  assert.deepEqual([known.homes, known.nextJob ?? null], [['Lakeside Loft'], null]);
  const coming = await aJob(house, host, { property: home, cleaner, status: 'ASSIGNED', startTime: inDays(2) });
  const [listed] = (await house.get('/api/host/cleaners', host.token)).body;
  assert.deepEqual([listed.nextJob.jobId, Date.parse(listed.nextJob.startTime)], [coming.id, inDays(2).getTime()]);
  assert.deepEqual([listed.record, listed.homes], [known.record, known.homes]);
  const stranger = await aHost(house);
  const found = await shown(stranger, cleaner.id);
  assert.deepEqual([found.lastPropertyId, found.jobsCompleted, found.email], [null, 0, null]);
  const unknown = await aCleaner(house);
  assert.equal((await house.get(`/api/host/cleaners/${unknown.id}`, host.token)).status, 404);
  assert.equal((await house.get(`/api/host/cleaners/${stranger.id}`, host.token)).status, 404);
});

test('a host can write about a job for as long as the job takes messages: late work and an open report count', async () => {
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  const times = { startTime: inDays(-40), startedAt: inDays(-40), submittedAt: inDays(-29) };
  const { id } = await aJob(house, host, { cleaner, status: 'PAID', ...times });
  const both = async () => [
    (await house.get(`/api/jobs/${id}`, host.token)).body.can.includes('message'),
    (await shown(host, cleaner.id)).talkJobId === id,
  ];
  assert.deepEqual(await both(), [true, true]);
  const change = (to: object) => house.kit.db.update(jobs).set(to).where(eq(jobs.id, id));
  await change({ submittedAt: inDays(-31) });
  assert.deepEqual(await both(), [false, false]);
  await change({ reportStatus: 'OPEN' });
  assert.deepEqual(await both(), [true, true]);
});

test('cleaners are found by name, and by email or phone only once they were assigned', async () => {
  const { host, cleaner } = await aPair();
  const bidder = await aCleaner(house, { name: 'Bo_b 100% Bidder' });
  await aBid(house, bidder, await aJob(house, host));
  const named = async (q: string) =>
    (await house.get(`/api/host/cleaners?q=${encodeURIComponent(q)}`, host.token)).body.map(
      ({ id }: { id: string }) => id,
    );
  assert.deepEqual(await named('carla'), [cleaner.id]);
  assert.deepEqual(await named('100%'), [bidder.id]);
  assert.deepEqual(await named('%'), [bidder.id], 'a percent sign is only itself');
  assert.deepEqual(await named(cleaner.email), [cleaner.id]);
  const { headers } = await house.get(`/api/host/cleaners?q=${encodeURIComponent(cleaner.email)}`, host.token);
  assert.equal(headers['x-total-count'], '1');
  assert.deepEqual(await named(bidder.email), [], 'what the host may not see finds nothing');
});

test('a cleaner’s record counts starts, confirmations, missed deadlines and withdrawals, each once', async () => {
  const { host, cleaner } = await aPair();
  const begun = (late: number, days: number) =>
    aJob(house, host, {
      ...{ cleaner, status: 'PAID' as const, startTime: inDays(days) },
      startedAt: plus(inDays(days), late),
    });
  await begun(0, -10);
  await begun(30 * minute, -12);
  await begun(31 * minute, -14);
  const before = (await shown(host, cleaner.id)).record;
  assert.deepEqual([before.startedOnTime, before.withdrawals], [before.started - 1, 0]);
  const left = await aJob(house, host, { cleaner, status: 'ASSIGNED', startTime: inDays(5) });
  assert.equal((await house.post(`/api/jobs/${left.id}/withdraw`, {}, cleaner.token)).status, 200);
  const after = (await shown(host, cleaner.id)).record;
  assert.deepEqual(after, { ...before, withdrawals: 1 }, 'who withdraws has missed no deadline');
  await aJob(house, host, {
    cleaner,
    status: 'ASSIGNED',
    startTime: inDays(6),
    confirmBy: plus(house.clock.now(), hour),
  });
  house.clock.forward(2 * hour);
  await climbLadders(house.kit);
  const missed = (await shown(host, cleaner.id)).record;
  assert.deepEqual(missed, { ...after, asked: after.asked + 1 });
});

test('each home in its host’s list says when it is cleaned next, and by whom', async () => {
  const { host, cleaner, home } = await aPair();
  const next = async () => (await house.get('/api/host/properties', host.token)).body[0].nextCleaning;
  assert.equal(await next(), null, 'what is done is not next');
  const later = await aJob(house, host, { property: home, startTime: inDays(4) });
  assert.deepEqual(await next(), {
    ...{ jobId: later.id, startTime: later.startTime.toISOString(), cleanerName: null, underWay: false },
  });
  await aBid(house, cleaner, later);
  assert.equal((await next()).bidCount, 1);
  const sooner = await aJob(house, host, { property: home, startTime: inDays(2), status: 'ASSIGNED', cleaner });
  assert.deepEqual(await next(), {
    ...{ jobId: sooner.id, startTime: sooner.startTime.toISOString(), cleanerName: 'Carla Clean', underWay: false },
  });
  await aJob(house, host, { property: home, startTime: inDays(1), status: 'CANCELED' });
  assert.equal((await next()).jobId, sooner.id);
  const running = await aJob(house, host, { property: home, startTime: inDays(1), status: 'IN_PROGRESS', cleaner });
  const { jobId, underWay } = await next();
  assert.deepEqual([jobId, underWay], [running.id, true], 'who has started is there, not booked');
  const confirmBy = plus(house.clock.now(), hour);
  await aJob(house, host, { property: home, startTime: inDays(0.5), status: 'ASSIGNED', cleaner, confirmBy });
  assert.equal((await next()).unconfirmed, true, 'whoever has not confirmed yet is not booked');
});

test('each home in its host’s list says when its next guest comes, and nothing of one who is there or has canceled', async () => {
  const { host, home } = await aPair();
  const on = (count: number) => inDays(count).toISOString().slice(0, 10);
  const nextArrival = async () => (await house.get('/api/host/properties', host.token)).body[0].nextArrival;
  const add = (from: number, until: number) =>
    house.post(
      '/api/calendar/bookings',
      { propertyId: home.id, checkInDate: on(from), checkOutDate: on(until) },
      host.token,
    );
  assert.equal((await add(-2, 2)).status, 201);
  assert.equal(await nextArrival(), undefined);
  assert.equal((await add(6, 8)).status, 201);
  const sooner = await add(3, 5);
  assert.equal(await nextArrival(), on(3));
  assert.equal((await house.remove(`/api/calendar/bookings/${sooner.body.id}`, host.token)).status, 204);
  assert.equal(await nextArrival(), on(6));
});

test('who has deleted their account is on the list no more', async () => {
  const { host, cleaner } = await aPair();
  const names = async () =>
    (await house.get('/api/host/cleaners', host.token)).body.map(({ name }: { name: string }) => name);
  assert.deepEqual(await names(), ['Carla Clean']);
  await house.kit.db.update(users).set({ erasedAt: house.clock.now() }).where(eq(users.id, cleaner.id));
  assert.deepEqual(await names(), []);
});
