import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aFeed, anIntegration, icalOf } from '#server/testing/a-feed.ts';
import { aHostWithAFeed } from '#server/testing/a-host-with-a-feed.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aHouse, type House } from '#server/testing/house.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';

const [feed, other] = [await aFeed(), await aFeed()];
const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at, other.at] } });

const aConnected = (of = house) => aHostWithAFeed(of, feed);

test('a dry run tells what the import would do and changes nothing; the import does it, a second sync nothing', async () => {
  const { sync, starts, bookings, decisions, path, host } = await aConnected();
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved'], ['2026-05-14', '2026-05-20', 'Airbnb (Not available)']);
  const dry = await sync('?dryRun=true');
  assert.deepEqual([dry.bookingsCreated, dry.jobsCreated, dry.decisions.length], [1, 1, 2]);
  assert.equal(dry.decisions[0].cleaning.code, 'jobPlanned');
  assert.deepEqual([await bookings(), await starts(), await decisions()], [[], [], []]);
  const { jobsCreated, bookingsCreated } = await sync();
  assert.deepEqual([bookingsCreated, jobsCreated], [1, 1]);
  assert.deepEqual(await starts(), ['2026-05-14T16:00:00.000Z']);
  assert.deepEqual(
    (await decisions()).map(({ kind, reason, cleaning }: Record<string, { code: string }>) => [
      kind,
      reason?.code,
      cleaning?.code,
    ]),
    [
      ['stay', 'reserved', 'jobCreated'],
      ['block', 'blocked', 'none'],
    ],
  );
  const again = await sync();
  assert.ok(Object.values(again).every((count) => !count));
  const { body } = await house.get('/api/calendar/integrations', host.token);
  assert.match(body[0].calendarUrl, /^http:\/\/127\.0\.0\.1:\d+\/….ics$/);
  assert.equal((await house.remove(path, host.token)).status, 204);
  assert.deepEqual(await starts(), []);
});

test('a feed that brings nothing says what was left out, and why', async () => {
  const { sync } = await aConnected();
  feed.body = icalOf(
    ['2026-05-10', '2026-05-14', 'Airbnb (Not available)'],
    ['2026-05-20', '2026-05-24', 'Airbnb (Not available)'],
    ['2026-04-10', '2026-04-14', 'Reserved'],
    ['2026-05-16', '2026-05-15', 'Reserved'],
  );
  const leftOut = { blocked: 2, past: 1, ownExport: 0, other: 1 };
  assert.deepEqual((await sync('?dryRun=true')).leftOut, leftOut);
  assert.ok(Object.values(await sync()).every((count) => !count));
});

test('an open job follows its stay; a stay that vanishes is canceled at the second reading, not at the first', async () => {
  const { sync, starts } = await aConnected();
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved', 'a'], ['2026-05-20', '2026-05-22', 'Reserved', 'b']);
  await sync();
  feed.body = icalOf(['2026-05-10', '2026-05-15', 'Reserved', 'a'], ['2026-05-20', '2026-05-22', 'Reserved', 'b']);
  assert.equal((await sync()).jobsMoved, 1);
  assert.deepEqual(await starts(), ['2026-05-15T16:00:00.000Z', '2026-05-22T16:00:00.000Z']);
  feed.body = icalOf(['2026-05-10', '2026-05-15', 'Reserved', 'a']);
  assert.equal((await sync()).bookingsCanceled, 0);
  const second = await sync();
  assert.deepEqual([second.bookingsCanceled, second.jobsCanceled], [1, 1]);
  assert.deepEqual(await starts(), ['2026-05-15T16:00:00.000Z']);
});

test('an empty or shrunken feed cancels nothing and asks; the host’s word decides', async () => {
  const { sync, starts, path, host } = await aConnected();
  feed.body = icalOf(
    ...['10', '14', '18', '22'].map(
      (day) => [`2026-05-${day}`, `2026-05-${Number(day) + 2}`, 'Reserved'] as [string, string, string],
    ),
  );
  await sync();
  feed.body = icalOf(['2026-05-10', '2026-05-12', 'Reserved']);
  for (let reading = 0; reading < 3; reading++) assert.equal((await sync()).alarm, 'shrunk');
  feed.body = icalOf();
  assert.equal((await sync()).alarm, 'empty');
  assert.equal((await starts()).length, 4);
  const { body } = await house.post(`${path}/missing-stays`, { decision: 'cancel' }, host.token);
  assert.deepEqual([body.alarm, await starts()], [null, []]);
});

test('the same stay on two channels is one, and a changed decision is respected later', async () => {
  const { sync, starts, bookings, decisions, host, property } = await aConnected();
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved']);
  other.body = icalOf(['2026-05-10', '2026-05-14', 'CLOSED - Not available']);
  await sync();
  const second = await anIntegration(house, host.token, property.id, other, 'booking_com');
  const path = `/api/calendar/integrations/${second.id}`;
  assert.equal((await house.post(`${path}/sync`, undefined, host.token)).body.bookingsCreated, 0);
  assert.deepEqual([(await bookings()).length, (await starts()).length], [1, 1]);
  const { body: theirs } = await house.get(`${path}/decisions`, host.token);
  assert.deepEqual(theirs[0].reason, { code: 'sameStay', platform: 'airbnb' });
  await house.put(`/api/calendar/decisions/${theirs[0].id}`, { decision: 'block' }, host.token);
  const [ours] = await decisions();
  const changed = await house.put(`/api/calendar/decisions/${ours.id}`, { decision: 'block' }, host.token);
  assert.deepEqual([changed.status, changed.body.kind, await starts()], [200, 'block', []]);
  await sync();
  assert.deepEqual(await starts(), []);
  await house.put(`/api/calendar/decisions/${ours.id}`, { decision: 'auto' }, host.token);
  assert.equal((await starts()).length, 1);
});

test('what is no calendar is refused with its reason and keeps what was known', async () => {
  const { starts, sync, path, host } = await aConnected();
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved']);
  await sync();
  for (const [body, code] of [
    ['<!doctype html><p>Log in', 'webPage'],
    [feed.body.slice(0, -20), 'cutOff'],
    ['hello', 'notACalendar'],
  ] as const) {
    feed.body = body;
    const refused = await house.post(`${path}/sync`, undefined, host.token);
    assert.deepEqual(
      [refused.status, refused.body.error, refused.body.calendarFault.code],
      [422, 'calendar_invalid', code],
    );
  }
  assert.equal((await starts()).length, 1);
  const { body } = await house.get('/api/calendar/integrations', host.token);
  assert.deepEqual([body[0].lastFault, body[0].alarm], [{ code: 'notACalendar' }, 'failing']);
});

test('the schedule reads again within 30 minutes, and posts for stays as they come near; without a card it says so', async () => {
  const near = await aHouse({ settings: { calendarAllowPrivate: [feed.at] } });
  const host = await aHost(near);
  const property = await aProperty(near, host);
  const { id } = await anIntegration(near, host.token, property.id, feed);
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved'], ['2026-07-10', '2026-07-14', 'Reserved']);
  await near.post(`/api/calendar/integrations/${id}/sync`, undefined, host.token);
  const codes = async () =>
    (await near.get(`/api/calendar/integrations/${id}/decisions`, host.token)).body.map(
      ({ cleaning }: { cleaning: { code: string } }) => cleaning.code,
    );
  assert.deepEqual(await codes(), ['needsCard', 'later']);
  await aCard(near, host);
  near.clock.forward(31 * 60_000);
  const before = feed.asked;
  await near.kit.tasks.send(near.kit.db, 'sync-calendars', {});
  await near.kit.tasks.send(near.kit.db, 'plan-cleanings', {});
  await near.work();
  assert.equal(feed.asked, before + 1);
  assert.deepEqual(await codes(), ['jobCreated', 'later']);
});

// Real feeds have no licence and are not kept here: CALENDAR_SERIES names a folder with one file for each reading.
const series = process.env.CALENDAR_SERIES;
test('a real feed of a year, read as it was, makes one cleaning for each check-out day', {
  skip: !series,
}, async () => {
  const folder = String(series);
  const files = readdirSync(folder).sort();
  const timeOf = (file: string) => file.replace(/^\d+_(\S{13})(\d\d)(\d\d)\.ics$/, '$1:$2:$3Z');
  const year = await aHouse({ settings: { calendarAllowPrivate: [feed.at] }, start: timeOf(files[0] ?? '') });
  const { host, sync, jobs } = await aConnected(year);
  const cleaner = await anApprovedCleaner(year, 'Ana');
  for (const file of files) {
    // a session ends when nobody uses it for 30 days
    for (const end = Date.parse(timeOf(file)); year.clock.now().getTime() < end; ) {
      year.clock.set(new Date(Math.min(end, year.clock.now().getTime() + 20 * 86_400_000)));
      for (const { token } of [host, cleaner]) await year.get('/api/me', token);
    }
    feed.body = readFileSync(`${folder}/${file}`, 'utf8');
    await sync();
    const again = await sync();
    assert.equal(again.jobsCreated, 0, file);
    const days = (await jobs())
      .filter(({ status }: { status: string }) => status !== 'CANCELED')
      .map(({ startTime }: { startTime: string }) => startTime.slice(0, 10));
    assert.equal(new Set(days).size, days.length, file);
    const third = await sync();
    assert.deepEqual([third.jobsCreated, third.jobsMoved, third.jobsCanceled], [0, 0, 0], file);
    // somebody takes each cleaning that comes near
    const near = year.clock.now().getTime() + 3 * 86_400_000;
    for (const { id, status, startTime } of await jobs())
      if (status === 'OPEN' && Date.parse(startTime) < near && Date.parse(startTime) > year.clock.now().getTime())
        await takenBy(year, cleaner, host, id);
  }
});

async function takenBy(of: House, cleaner: Somebody, host: Somebody, jobId: string): Promise<void> {
  await of.post(`/api/jobs/${jobId}/bids`, { amountCents: 9000 }, cleaner.token);
  const { status, body } = await of.post(`/api/jobs/${jobId}/assign`, { cleanerId: cleaner.id }, host.token);
  assert.equal(status, 200, JSON.stringify(body));
}
