import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { zonedToUtc } from '#contract/zoned-time.ts';
import { calendarBookings } from '#server/calendar/table.ts';
import { paymentMethods } from '#server/cards/table.ts';
import { day, hour, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { aCard, testCards } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { freshToken } from '#server/testing/access-world.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';

const house = await aHouse();
const inbox = async (token: string) => (await house.get('/api/host/inbox', token)).body;

test('a home whose address was not found needs its host, by its name', async () => {
  const host = await aHost(house);
  await aCard(house, host);
  const home = await aProperty(house, host, { title: 'Hidden Hut', latitude: null, longitude: null });
  const [item, ...others] = await inbox(host.token);
  assert.deepEqual([item.kind, item.home, others], ['place', { id: home.id, title: 'Hidden Hut' }, []]);
  assert.deepEqual((await house.get('/api/host/overview', host.token)).body.inbox, [{ kind: 'place', count: 1 }]);
});

test('a card that has expired is as good as none', async () => {
  const host = await aHost(house);
  await aProperty(house, host);
  const now = house.clock.now();
  await aCard(house, host, testCards.pays, { expMonth: now.getUTCMonth() + 1, expYear: now.getUTCFullYear() });
  assert.deepEqual(await inbox(host.token), [], 'it pays until the end of its month');
  house.clock.forward(32 * day);
  assert.deepEqual(
    (await inbox(await freshToken(house, host))).map(({ kind }: { kind: string }) => kind),
    ['card'],
  );
});

test('it is the default card that has to count, as for posting: a valid one beside it is not enough', async () => {
  const host = await aHost(house);
  const home = await aProperty(house, host);
  const old = await aCard(house, host);
  const other = await aCard(house, host, testCards.asks);
  const ofOld = eq(paymentMethods.id, old.id);
  const [startTime, endTime] = [2 * day, 2 * day + 4 * hour].map((ahead) => plus(house.clock.now(), ahead));
  const cleaning = { propertyId: home.id, startTime, endTime, cleaningType: 'standard' };
  const post = async () => (await house.post('/api/jobs', cleaning, host.token)).body.error;
  const needs = async () => (await inbox(host.token)).map(({ kind }: { kind: string }) => kind);
  await house.kit.db
    .update(paymentMethods)
    .set({ expYear: house.clock.now().getUTCFullYear() - 1 })
    .where(ofOld);
  assert.deepEqual([await needs(), await post()], [['card'], 'card_expired']);
  await house.post(`/api/host/payment-methods/${other.id}/default`, undefined, host.token);
  assert.deepEqual([await needs(), await post()], [[], undefined]);
});

test('a stay for which nothing can be planned needs its host until it is over', async () => {
  const host = await aHost(house);
  await aCard(house, host);
  const home = await aProperty(house, host);
  const on = (at: Date) => at.toISOString().slice(0, 10);
  const now = house.clock.now();
  const stay = (from: number, until: number) => ({
    ...{ id: newId(), hostId: host.id, propertyId: home.id, platform: 'direct' as const, createdAt: now },
    ...{ checkIn: on(plus(now, from * day)), checkOut: on(plus(now, until * day)), status: 'confirmed' as const },
    cleaning: { code: 'overlaps' as const },
  });
  const [coming, past] = [stay(2, 4), stay(-6, -3)];
  await house.kit.db.insert(calendarBookings).values([coming, past]);
  const [item, ...others] = await inbox(host.token);
  assert.deepEqual([item.id, item.kind, item.calendar.kind, others], [coming.id, 'calendar', 'overlaps', []]);
  assert.equal(item.calendar.checkOutDate, coming.checkOut);
});

test('a check-out within three days that nobody cleans after needs its host, until somebody does', async () => {
  const host = await aHost(house);
  await aCard(house, host);
  const home = await aProperty(house, host, { title: 'Dune House', autoCreateJobs: false });
  const now = house.clock.now();
  const on = (days: number) =>
    plus(now, days * day)
      .toISOString()
      .slice(0, 10);
  const add = async (from: number, until: number) => {
    const dates = { checkInDate: on(from), checkOutDate: on(until) };
    const { status, body } = await house.post('/api/calendar/bookings', { propertyId: home.id, ...dates }, host.token);
    assert.equal(status, 201, JSON.stringify(body));
    return body.id as string;
  };
  const soon = await add(-2, 2);
  await add(8, 10);
  const [item, ...others] = await inbox(host.token);
  assert.deepEqual([item.id, item.kind, item.job, others], [soon, 'uncovered', null, []]);
  const { id, checkOutDate, property } = item.stay;
  assert.deepEqual([id, checkOutDate, property.title, property.checkOutTime], [soon, on(2), 'Dune House', '11:00']);
  assert.equal(Date.parse(item.dueAt), Date.parse(zonedToUtc(`${on(2)}T11:00`, 'America/Chicago') ?? ''));
  const overview = async () => (await house.get('/api/host/overview', host.token)).body.inbox;
  assert.deepEqual(await overview(), [{ kind: 'uncovered', count: 1 }]);
  const startTime = new Date(item.dueAt);
  const job = await aJob(house, host, { property: home, startTime, endTime: plus(startTime, 3 * hour) });
  const kinds = async () => (await inbox(host.token)).map(({ kind }: { kind: string }) => kind);
  assert.equal((await kinds()).includes('uncovered'), false);
  const canceled = await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token);
  assert.equal(canceled.status, 200, JSON.stringify(canceled.body));
  assert.deepEqual(await kinds(), ['uncovered']);
});
