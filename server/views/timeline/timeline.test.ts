import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { TimelineRow } from '#contract/timeline.ts';
import { calendarBookings, calendarEvents, calendarIntegrations } from '#server/calendar/table.ts';
import { newId } from '#server/platform/ids.ts';
import { aBid } from '#server/testing/a-bid.ts';
import { aCalendar } from '#server/testing/a-calendar.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { type House, openHouse } from '#server/testing/house.ts';
import { aCleaner, aHost, type Somebody } from '#server/testing/people.ts';

let house: House;
let host: Somebody;
beforeEach(async () => {
  house = await openHouse();
  house.clock.set('2026-05-11T12:00:00Z');
  host = await aHost(house);
});
afterEach(() => house.close());

async function timeline(query = '', { token } = host): Promise<TimelineRow[]> {
  const { status, body } = await house.get(`/api/host/timeline${query}`, token);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

/** In Austin, at 11:00 of that day. */
const eleven = (date: string) => ({
  startTime: new Date(`${date}T16:00:00Z`),
  endTime: new Date(`${date}T20:00:00Z`),
});

test('a property has its stays, its closures once, and its cleanings with who does them', async () => {
  await aCard(house, host);
  const property = await aProperty(house, host, { autoCreateJobs: true });
  const stay = { propertyId: property.id, checkInDate: '2026-05-10', checkOutDate: '2026-05-13', guestName: 'Ana' };
  const added = await house.post('/api/calendar/bookings', stay, host.token);
  assert.equal(added.status, 201, JSON.stringify(added.body));
  await closure(property.id, '2026-05-14', '2026-05-16');
  await closure(property.id, '2026-05-14', '2026-05-16');
  const cleaner = await aCleaner(house);
  const held = await aJob(house, host, { property, cleaner, status: 'IN_PROGRESS', ...eleven('2026-05-11') });
  const [row, ...others] = await timeline('?from=2026-05-11&days=7');
  assert.equal(others.length, 0);
  assert.deepEqual(row?.property, {
    ...{ id: property.id, title: 'Lakeside Loft', city: 'Austin', bedrooms: 2, bathrooms: 1.5 },
    ...{ timeZone: 'America/Chicago', checkOutTime: '11:00', checkInTime: '16:00' },
  });
  assert.deepEqual(
    row.stays.map(({ id, platform, guestName, bookingStatus, cleaning, jobId }) => [
      ...[id, platform, guestName, bookingStatus, cleaning.code, jobId],
    ]),
    [[added.body.id, 'direct', 'Ana', 'confirmed', 'jobCreated', added.body.jobId]],
  );
  assert.deepEqual(row.closures, [{ checkInDate: '2026-05-14', checkOutDate: '2026-05-16' }]);
  assert.deepEqual(
    row.cleanings.map(({ id, status, cleanerName, waitsFor }) => [id, status, cleanerName, waitsFor]),
    [
      [held.id, 'IN_PROGRESS', cleaner.name, null],
      [added.body.jobId, 'OPEN', null, 'bids'],
    ],
  );
});

test('each cleaning says what it waits for', async () => {
  const property = await aProperty(house, host);
  const cleaner = await aCleaner(house);
  await approve(house, cleaner);
  const at = (date: string) => ({ property, ...eleven(date) });
  await aJob(house, host, at('2026-05-10'));
  await aBid(house, cleaner, await aJob(house, host, at('2026-05-12')));
  await aJob(house, host, at('2026-05-13'));
  const confirmBy = new Date('2026-05-14T10:00:00Z');
  await aJob(house, host, { ...at('2026-05-14'), status: 'ASSIGNED', cleaner, confirmBy });
  await aJob(house, host, { ...at('2026-05-15'), status: 'ASSIGNED', cleaner, confirmBy, confirmedAt: confirmBy });
  await aJob(house, host, { ...at('2026-05-16'), status: 'SUBMITTED', cleaner });
  await aJob(house, host, { ...at('2026-05-17'), status: 'CANCELED' });
  const [row] = await timeline('?from=2026-05-10&days=14');
  assert.deepEqual(
    row?.cleanings.map(({ waitsFor, bidCount }) => [waitsFor, bidCount]),
    [
      ['repost', 0],
      ['choice', 1],
      ['bids', 0],
      ['confirmation', 0],
      [null, 0],
      ['approval', 0],
    ],
  );
});

test('a reported cleaning says so, and waits for its host only while a proposal waits for them', async () => {
  const property = await aProperty(house, host);
  const cleaner = await aCleaner(house);
  const at = (date: string, more: object) => aJob(house, host, { property, cleaner, ...eleven(date), ...more });
  await at('2026-05-10', { status: 'SUBMITTED', reportStatus: 'OPEN' });
  await at('2026-05-11', { status: 'SUBMITTED', reportStatus: 'PROPOSED' });
  await at('2026-05-12', { status: 'SUBMITTED', reportStatus: 'PROPOSED', reportAcceptedBy: 'host' });
  await at('2026-05-13', { status: 'SUBMITTED', reportStatus: 'ESCALATED' });
  await at('2026-05-14', { status: 'PAID', reportStatus: 'OPEN' });
  await at('2026-05-15', { status: 'PAID', reportStatus: 'RESOLVED' });
  const [row] = await timeline('?from=2026-05-10&days=7');
  assert.deepEqual(
    row?.cleanings.map(({ waitsFor, isReported }) => [waitsFor, isReported]),
    [
      [null, true],
      ['approval', true],
      [null, true],
      [null, true],
      [null, true],
      [null, undefined],
    ],
  );
});

test('the days are those of the property: a night job belongs to the day on its own clock', async () => {
  const property = await aProperty(house, host);
  // 11 PM to 1 AM in Austin, already the 18th in UTC
  const night = { startTime: new Date('2026-05-18T04:00:00Z'), endTime: new Date('2026-05-18T06:00:00Z') };
  const job = await aJob(house, host, { property, ...night });
  const seen = async (from: string) => (await timeline(`?from=${from}&days=7`))[0]?.cleanings.map(({ id }) => id);
  assert.deepEqual(await seen('2026-05-11'), [job.id]);
  assert.deepEqual(await seen('2026-05-18'), [job.id]);
  assert.deepEqual(await seen('2026-05-19'), []);
  assert.deepEqual(await seen('2026-05-10'), []);
});

test('a stay that ends on the first day is there, one that begins after the last day is not, nor a canceled one', async () => {
  const { stayId } = await aCalendar(house, host);
  const seen = async (from: string) => (await timeline(`?from=${from}&days=7`))[0]?.stays.map(({ id }) => id);
  assert.deepEqual(await seen('2026-05-13'), []);
  assert.deepEqual(await seen('2026-05-14'), [stayId]);
  assert.deepEqual(await seen('2026-05-22'), [stayId]);
  assert.deepEqual(await seen('2026-05-23'), []);
  await house.kit.db.update(calendarBookings).set({ status: 'canceled' });
  assert.deepEqual(await seen('2026-05-20'), []);
});

test('left out, the first day is today where the newest property is', async () => {
  house.clock.set('2026-05-12T03:00:00Z');
  const property = await aProperty(house, host);
  const job = await aJob(house, host, { property, ...eleven('2026-05-11') });
  assert.deepEqual(
    (await timeline())[0]?.cleanings.map(({ id }) => id),
    [job.id],
  );
});

test('a host sees their own properties only, newest first, page by page or one alone', async () => {
  const other = await aHost(house);
  const [older, newer] = [await aProperty(house, host), await aProperty(house, host, { createdAt: later() })];
  const foreign = await aProperty(house, other);
  const ids = (rows: TimelineRow[]) => rows.map(({ property }) => property.id);
  assert.deepEqual(ids(await timeline()), [newer.id, older.id]);
  assert.deepEqual(ids(await timeline(`?propertyId=${older.id}`)), [older.id]);
  assert.deepEqual(ids(await timeline(`?propertyId=${foreign.id}`)), []);
  const first = await house.get('/api/host/timeline?limit=1', host.token);
  assert.equal(first.headers['x-total-count'], '2');
  const cursor = /cursor=([\w-]+)/.exec(String(first.headers.link))?.[1];
  assert.deepEqual(ids(await timeline(`?limit=1&cursor=${cursor}`)), [older.id]);
});

test('fewer than 7 and more than 42 days are refused', async () => {
  for (const days of [6, 43]) {
    const { status, body } = await house.get(`/api/host/timeline?days=${days}`, host.token);
    assert.equal(status, 400);
    assert.equal(body.error, 'invalid_input');
  }
});

const later = () => new Date(house.clock.now().getTime() + 60_000);

async function closure(propertyId: string, checkIn: string, checkOut: string) {
  const { db, clock } = house.kit;
  const [integrationId, createdAt] = [newId(), clock.now()];
  await db
    .insert(calendarIntegrations)
    .values({ id: integrationId, hostId: host.id, propertyId, platform: 'vrbo', externalPropertyId: '1', createdAt });
  await db.insert(calendarEvents).values({
    ...{ id: newId(), integrationId, propertyId, checkIn, checkOut, uid: newId(), wording: 'blocked', kind: 'block' },
    ...{ canceled: false, repeats: false, own: false, choice: 'auto', kept: false, missed: 0 },
    ...{ reason: { code: 'blocked' }, decidedAt: createdAt },
  });
}
