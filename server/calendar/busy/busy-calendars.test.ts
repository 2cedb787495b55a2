import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { busyTimes } from '#server/cleaners/table.ts';
import { day, hour, minute, plus } from '#server/platform/clock.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aFeed, icalOf } from '#server/testing/a-feed.ts';
import { aHostWithAFeed } from '#server/testing/a-host-with-a-feed.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';
import { until } from '#server/testing/until.ts';
import { busyCalendars } from '../table.ts';

const feed = await aFeed();
const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at] } });
const { db } = house.kit;

const stamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '');
const calendarOf = (...entries: [from: Date, until: Date, more?: string][]) =>
  [
    'BEGIN:VCALENDAR',
    ...entries.flatMap(([from, until, more], index) => [
      ...['BEGIN:VEVENT', `UID:${index}`, 'SUMMARY:Dentist', `DTSTART:${stamp(from)}`, `DTEND:${stamp(until)}`],
      ...(more ? [more] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

const path = '/api/cleaner/calendars';
const list = async ({ token }: Somebody) => (await house.get(path, token)).body;
let addresses = 0;
async function added(cleaner: Somebody, body: string): Promise<string> {
  feed.body = body;
  const answer = await house.post(path, { calendarUrl: `${feed.url}?${addresses++}` }, cleaner.token);
  assert.deepEqual([answer.status, answer.body.reading, answer.body.lastReadAt], [201, true, null]);
  await house.work();
  return answer.body.id;
}

test('an address that was added is read right away: its times are shown, its titles kept nowhere', async () => {
  const cleaner = await anApprovedCleaner(house);
  const from = plus(house.clock.now(), 2 * hour);
  const id = await added(cleaner, calendarOf([from, plus(from, hour)], [plus(from, 40 * day), plus(from, 41 * day)]));
  const { calendars, busy, timeZone } = await list(cleaner);
  assert.deepEqual(busy, [{ startTime: from.toISOString(), endTime: plus(from, hour).toISOString() }]);
  assert.equal(timeZone, 'America/Chicago');
  const [{ reading, lastFault, lastReadAt, calendarUrl, provider }] = calendars;
  assert.deepEqual([reading, lastFault, provider], [false, null, 'other']);
  assert.equal(lastReadAt, house.clock.now().toISOString());
  assert.match(calendarUrl, /^http:\/\/127\.0\.0\.1:\d+\/…/);
  const { rows } = await db.$client.query('select c::text from busy_calendar c where id = $1', [id]);
  assert.doesNotMatch(JSON.stringify(rows), /Dentist|secret-of/);
  assert.equal((await db.select().from(busyTimes).where(eq(busyTimes.calendarId, id))).length, 2);
});

test('today shows what is busy on that day, whichever calendars say so', async () => {
  const cleaner = await anApprovedCleaner(house);
  const from = plus(house.clock.now(), 2 * hour);
  await added(cleaner, calendarOf([from, plus(from, hour)], [plus(from, day), plus(from, day + hour)]));
  await added(cleaner, calendarOf([plus(from, 30 * minute), plus(from, 2 * hour)]));
  const { body } = await house.get('/api/cleaner/today', cleaner.token);
  assert.deepEqual(body.busy, [{ startTime: from.toISOString(), endTime: plus(from, 2 * hour).toISOString() }]);
});

test('while their own calendar is busy, nobody bids, is chosen or accepts; before a bid, it says why', async () => {
  const { host, ana, cleo, assign } = await aScene(house);
  const job = await aJob(house, host);
  await aBid(house, cleo, job);
  // what ends when the job begins is not in its way
  const clash = [plus(job.endTime, -minute), plus(job.endTime, hour)] as const;
  for (const cleaner of [ana, cleo])
    await added(cleaner, calendarOf([plus(job.startTime, -hour), job.startTime], [...clash]));
  const { body } = await house.get(`/api/jobs/${job.id}/before-bid`, cleo.token);
  const busy = { startTime: clash[0].toISOString(), endTime: clash[1].toISOString() };
  assert.deepEqual([body.fit, body.doubts], ['impossible', [{ code: 'busyTime', job: null, busy }]]);
  const said = ({ status, body: answer }: { status: number; body: { error: string } }) => [status, answer.error];
  assert.deepEqual(said(await assign(job, cleo)), [409, 'busy_time']);
  const bid = await house.post(`/api/jobs/${job.id}/bids`, { amountCents: 9000 }, ana.token);
  assert.deepEqual(said(bid), [409, 'busy_time']);
  await house.post(`/api/jobs/${job.id}/requests`, { cleanerId: ana.id }, host.token);
  assert.deepEqual(said(await house.post(`/api/jobs/${job.id}/accept`, undefined, ana.token)), [409, 'busy_time']);
  await house.remove(`${path}/${(await list(ana)).calendars[0].id}`, ana.token);
  assert.equal((await house.post(`/api/jobs/${job.id}/accept`, undefined, ana.token)).status, 200);
});

test('a backup whose calendar has filled up meanwhile is passed over', async () => {
  const { ana, ben, cleo, aLadder, jobRow } = await aScene(house);
  const { job } = await aLadder();
  const { start_time: start } = await jobRow(job);
  await added(ben, calendarOf([start, plus(start, hour)]));
  await house.post(`/api/jobs/${job.id}/withdraw`, undefined, ana.token);
  assert.equal((await jobRow(job)).cleaner_id, cleo.id);
});

test('a calendar that cannot be read says why and keeps what is known; it is asked ever more seldom', async () => {
  const cleaner = await anApprovedCleaner(house);
  const from = plus(house.clock.now(), 5 * day);
  const id = await added(cleaner, calendarOf([from, plus(from, hour)]));
  feed.status = 404;
  const read = await house.post(`${path}/${id}/read`, undefined, cleaner.token);
  assert.deepEqual([read.status, read.body.reading], [200, true]);
  await house.work();
  const { calendars, busy } = await list(cleaner);
  assert.deepEqual([calendars[0].lastFault, calendars[0].reading], [{ code: 'httpStatus', status: 404 }, false]);
  assert.equal(busy.length, 1);
  feed.status = 200;
  feed.body = '<!doctype html><title>Log in</title>';
  await house.post(`${path}/${id}/read`, undefined, cleaner.token);
  await house.work();
  assert.deepEqual((await list(cleaner)).calendars[0].lastFault, { code: 'webPage' });
  const [row] = await db.select().from(busyCalendars).where(eq(busyCalendars.id, id));
  const pause = Number(row?.nextRunAt) - house.clock.now().getTime();
  assert.ok(row?.failures === 2 && pause > 50 * minute && pause <= hour, String(pause));
  feed.body = calendarOf();
  await house.post(`${path}/${id}/read`, undefined, cleaner.token);
  await house.work();
  const well = await list(cleaner);
  assert.deepEqual([well.calendars[0].lastFault, well.busy], [null, []]);
});

test('it is read again every half hour, the whole of it at least once a day', async () => {
  const own = await aHouse({ settings: { calendarAllowPrivate: [feed.at] } });
  const cleaner = await anApprovedCleaner(own);
  const weekly = calendarOf([plus(own.clock.now(), day), plus(own.clock.now(), day + hour), 'RRULE:FREQ=WEEKLY']);
  feed.body = weekly;
  await own.post(path, { calendarUrl: feed.url }, cleaner.token);
  await own.work();
  const last = async () => {
    const rows = await own.kit.db.select().from(busyTimes).where(eq(busyTimes.cleanerId, cleaner.id));
    return Math.max(...rows.map(({ endsAt }) => endsAt.getTime()));
  };
  const [until, asked] = [await last(), feed.asked];
  own.clock.forward(31 * minute);
  await own.kit.tasks.send(own.kit.db, 'read-busy-calendars', {});
  await own.work();
  assert.deepEqual([feed.asked, await last()], [asked + 1, until]);
  own.clock.forward(7 * day - 31 * minute);
  await own.kit.tasks.send(own.kit.db, 'read-busy-calendars', {});
  await own.work();
  assert.equal(await last(), until + 7 * day);
});

test('removed, or its owner erased, nothing of it is left', async () => {
  const cleaner = await anApprovedCleaner(house);
  const from = plus(house.clock.now(), day);
  const [id] = [await added(cleaner, calendarOf([from, plus(from, 20 * day)])), await added(cleaner, calendarOf())];
  const left = async () => [
    await db.$count(busyTimes, eq(busyTimes.cleanerId, cleaner.id)),
    await db.$count(busyCalendars, eq(busyCalendars.cleanerId, cleaner.id)),
  ];
  assert.deepEqual(await left(), [3, 2], 'twenty days are three pieces');
  assert.equal((await house.remove(`${path}/${id}`, cleaner.token)).status, 204);
  assert.deepEqual(await left(), [0, 1]);
  assert.equal((await house.remove(`${path}/${id}`, cleaner.token)).status, 404);
  const erased = await house.send('DELETE', '/api/me', { as: cleaner.token, body: { email: cleaner.email } });
  assert.equal(erased.status, 204, JSON.stringify(erased.body));
  assert.deepEqual(await left(), [0, 0]);
});

test('the same address twice, a sixth one, and one that leads into a private network are refused', async () => {
  const [cleaner, host] = [await anApprovedCleaner(house), await aHost(house)];
  const add = async (calendarUrl: string) => {
    const { status, body } = await house.post(path, { calendarUrl }, cleaner.token);
    return [status, body.calendarFault?.code ?? body.error];
  };
  assert.deepEqual(await add('https://10.0.0.1/cal.ics'), [422, 'privateAddress']);
  assert.deepEqual(await add('file:///etc/passwd'), [422, 'scheme']);
  for (const name of ['a', 'b', 'c', 'd', 'e']) assert.equal((await add(`${feed.url}?of=${name}`))[0], 201);
  assert.deepEqual(await add(`${feed.url}?of=a`), [409, 'too_many']);
  assert.equal((await house.post(path, { calendarUrl: feed.url }, host.token)).status, 403);
});

test('what is removed while it is being read leaves nothing behind', async () => {
  const cleaner = await anApprovedCleaner(house);
  const from = plus(house.clock.now(), day);
  feed.body = calendarOf([from, plus(from, hour)]);
  const answer = Promise.withResolvers<void>();
  feed.answersAfter = answer.promise;
  const { body } = await house.post(path, { calendarUrl: `${feed.url}?slow` }, cleaner.token);
  const asked = feed.asked;
  const working = house.work();
  await until('the calendar is asked for', () => feed.asked > asked);
  assert.equal((await house.remove(`${path}/${body.id}`, cleaner.token)).status, 204);
  answer.resolve();
  await working;
  assert.equal(await db.$count(busyTimes, eq(busyTimes.cleanerId, cleaner.id)), 0);
});

test('nobody’s server is asked for more than four at a time, and in the end for all', async () => {
  const cleaners = await Promise.all(Array.from({ length: 3 }, () => anApprovedCleaner(house)));
  feed.body = calendarOf();
  for (const cleaner of cleaners)
    for (const name of ['a', 'b', 'c'])
      await house.post(path, { calendarUrl: `${feed.url}?${cleaner.id}${name}` }, cleaner.token);
  feed.mostAtOnce = 0;
  await house.work();
  assert.ok(feed.mostAtOnce <= 4, String(feed.mostAtOnce));
  for (const cleaner of cleaners)
    for (const { lastReadAt } of (await list(cleaner)).calendars) assert.notEqual(lastReadAt, null);
});

test('a favorite who is busy is not invited to the job after a stay, one who is free is', async () => {
  const { host, property, sync } = await aHostWithAFeed(house, feed);
  const form = { title: 'Lakeside Loft', address: '12 Secret Street, Austin, TX 78701', inviteFavorites: true };
  await house.put(`/api/properties/${property.id}`, form, host.token);
  const [free, away] = [await anApprovedCleaner(house, 'Fay Free'), await anApprovedCleaner(house, 'Avi Away')];
  for (const { id } of [free, away]) await house.put(`/api/host/cleaners/${id}/favorite`, undefined, host.token);
  await added(away, calendarOf([plus(house.clock.now(), day), plus(house.clock.now(), 30 * day)]));
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved']);
  await sync();
  const invited = async ({ token }: Somebody) => (await house.get('/api/cleaner/requests', token)).body.length;
  assert.deepEqual([await invited(free), await invited(away)], [1, 0]);
});
