import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { properties } from '#server/properties/table.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aCard, testCards } from '#server/testing/a-card.ts';
import { aFeed, icalOf } from '#server/testing/a-feed.ts';
import { aHostWithAFeed } from '#server/testing/a-host-with-a-feed.ts';
import { aJob } from '#server/testing/a-job.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aHouse } from '#server/testing/house.ts';

const feed = await aFeed();
const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at] } });
const { bellsOf } = bellsIn(house);

async function aTakenCleaning() {
  const known = await aHostWithAFeed(house, feed);
  const cleaner = await anApprovedCleaner(house, 'Ana');
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved', 'a']);
  await known.sync();
  const [job] = await known.jobs();
  await house.post(`/api/jobs/${job.id}/bids`, { amountCents: 9000 }, cleaner.token);
  const assigned = await house.post(`/api/jobs/${job.id}/assign`, { cleanerId: cleaner.id }, known.host.token);
  assert.equal(assigned.status, 200, JSON.stringify(assigned.body));
  return { ...known, cleaner, job };
}

const countOf = (kind: string, kinds: string[]) => kinds.filter((each) => each === kind).length;

test('once a job is taken its stay no longer moves it: host and cleaner are told once, with the new time', async () => {
  const { sync, starts, decisions, host, cleaner } = await aTakenCleaning();
  feed.body = icalOf(['2026-05-10', '2026-05-15', 'Reserved', 'a']);
  for (let reading = 0; reading < 3; reading++) {
    const { jobsMoved, jobsCreated } = await sync();
    assert.deepEqual([jobsMoved, jobsCreated], [0, 0]);
  }
  assert.deepEqual([await starts('ASSIGNED'), await starts()], [['2026-05-14T16:00:00.000Z'], []]);
  const [{ cleaning, movedFrom }] = await decisions();
  assert.deepEqual(cleaning, { code: 'jobToMove', startTime: '2026-05-15T16:00:00.000Z' });
  assert.equal(movedFrom, '2026-05-14');
  for (const person of [host, cleaner]) assert.equal(countOf('stayMoved', await bellsOf(person)), 1);
});

test('a stay that is gone leaves a taken job to the host, and both hear of it once', async () => {
  const { sync, starts, cleanings, host, cleaner } = await aTakenCleaning();
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved', 'a'], ['2026-06-10', '2026-06-12', 'Reserved', 'b']);
  await sync();
  feed.body = icalOf(['2026-06-10', '2026-06-12', 'Reserved', 'b']);
  for (let reading = 0; reading < 3; reading++) assert.equal((await sync()).jobsCanceled, 0);
  assert.deepEqual(await starts('ASSIGNED'), ['2026-05-14T16:00:00.000Z']);
  assert.deepEqual(await cleanings(), ['jobToCancel', 'jobCreated']);
  for (const person of [host, cleaner]) assert.equal(countOf('stayCanceled', await bellsOf(person)), 1);
});

test('stays that an empty feed has lost are kept on the host’s word, and never asked about again', async () => {
  const { sync, starts, path, host } = await aHostWithAFeed(house, feed);
  feed.body = icalOf(['2026-05-10', '2026-05-12', 'Reserved'], ['2026-05-14', '2026-05-16', 'Reserved']);
  await sync();
  feed.body = icalOf();
  assert.equal((await sync()).alarm, 'empty');
  const { body } = await house.post(`${path}/missing-stays`, { decision: 'keep' }, host.token);
  assert.deepEqual([body.alarm, body.missingStays], [null, 0]);
  for (let reading = 0; reading < 3; reading++) assert.equal((await sync()).alarm, null);
  assert.equal((await starts()).length, 2);
});

test('what unclear closings mean on a feed is the host’s to say, and changes what is there at once', async () => {
  const { sync, starts, decisions, path, host } = await aHostWithAFeed(house, feed);
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'CLOSED - Not available'], ['2026-05-16', '2026-05-18', 'Reserved']);
  await sync();
  assert.equal((await starts()).length, 2);
  await house.patch(path, { unclearMeans: 'block' }, host.token);
  assert.deepEqual(await starts(), ['2026-05-18T16:00:00.000Z']);
  assert.deepEqual((await decisions())[0].reason, { code: 'closedAsYouSaid' });
  await sync();
  assert.equal((await starts()).length, 1);
  await house.patch(path, { unclearMeans: 'stay' }, host.token);
  assert.equal((await starts()).length, 2);
});

test('a stay entered by hand is cleaned after like any other, is one with the feed’s, and goes with its open job', async () => {
  const { sync, starts, bookings, property, host } = await aHostWithAFeed(house, feed);
  const form = { propertyId: property.id, checkInDate: '2026-05-10', checkOutDate: '2026-05-14' };
  const added = await house.post('/api/calendar/bookings', form, host.token);
  assert.deepEqual([added.status, added.body.platform, added.body.cleaning.code], [201, 'direct', 'jobCreated']);
  assert.equal((await house.post('/api/calendar/bookings', form, host.token)).status, 409);
  const backwards = { ...form, checkInDate: '2026-05-14' };
  assert.equal((await house.post('/api/calendar/bookings', backwards, host.token)).status, 400);
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved']);
  const { bookingsCreated, jobsCreated } = await sync();
  assert.deepEqual([bookingsCreated, jobsCreated, (await starts()).length], [0, 0, 1]);
  feed.body = icalOf(['2026-06-10', '2026-06-14', 'Reserved']);
  for (let reading = 0; reading < 3; reading++) await sync();
  assert.equal(
    (await bookings()).filter(({ bookingStatus }: Record<string, string>) => bookingStatus === 'confirmed').length,
    2,
  );
  assert.equal((await house.remove(`/api/calendar/bookings/${added.body.id}`, host.token)).status, 204);
  assert.deepEqual(await starts(), ['2026-06-14T16:00:00.000Z']);
});

test('a stay by hand that has nights of others is taken, and its host is told of those', async () => {
  const { property, host } = await aHostWithAFeed(house, feed);
  const add = async (checkInDate: string, checkOutDate: string) =>
    (await house.post('/api/calendar/bookings', { propertyId: property.id, checkInDate, checkOutDate }, host.token))
      .body;
  const first = await add('2026-05-10', '2026-05-14');
  assert.deepEqual([first.overlaps, (await add('2026-05-14', '2026-05-16')).overlaps], [[], []]);
  const { overlaps } = await add('2026-05-09', '2026-05-13');
  assert.deepEqual(overlaps, [
    { id: first.id, platform: 'direct', guestName: null, checkInDate: '2026-05-10', checkOutDate: '2026-05-14' },
  ]);
});

test('a job posted by hand for the check-out day is taken for the stay’s, and stays the host’s', async () => {
  const { sync, starts, cleanings, bookings, property, host } = await aHostWithAFeed(house, feed);
  const startTime = new Date('2026-05-14T18:00:00.000Z');
  const job = await aJob(house, host, { property, startTime });
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved', 'a'], ['2026-05-20', '2026-05-24', 'Reserved', 'b']);
  assert.equal((await sync()).jobsCreated, 1);
  assert.deepEqual(await cleanings(), ['jobByHand', 'jobCreated']);
  assert.ok((await bookings()).some(({ jobId }: { jobId: string }) => jobId === job.id));
  feed.body = icalOf(['2026-05-20', '2026-05-24', 'Reserved', 'b']);
  for (let reading = 0; reading < 2; reading++) assert.equal((await sync()).jobsCanceled, 0);
  assert.deepEqual(await starts(), ['2026-05-14T18:00:00.000Z', '2026-05-24T16:00:00.000Z']);
});

test('nothing is posted on a card that has run out', async () => {
  const { sync, starts, cleanings, host } = await aHostWithAFeed(house, feed);
  await house.kit.db.$client.query('update payment_method set exp_year = 2020 where user_id = $1', [host.id]);
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved']);
  assert.equal((await sync()).jobsCreated, 0);
  assert.deepEqual([await cleanings(), await starts()], [['needsCard'], []]);
});

test('nothing is posted at a home whose time zone is not known', async () => {
  const { sync, starts, cleanings, host } = await aHostWithAFeed(house, feed);
  await house.kit.db.update(properties).set({ timeZone: 'Etc/UTC' }).where(eq(properties.hostId, host.id));
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved']);
  assert.equal((await sync()).jobsCreated, 0);
  assert.deepEqual([await cleanings(), await starts()], [['needsZone'], []]);
});

test('nothing is posted for a host who owes for a job, and what waited is posted once it is paid', async () => {
  const { sync, starts, cleanings, host } = await aHostWithAFeed(house, feed);
  const cleaner = await anApprovedCleaner(house, 'Ben');
  const owed = await aJob(house, host, { status: 'SUBMITTED', cleaner });
  const bad = await aCard(house, host, testCards.insufficientFunds);
  await house.post(`/api/jobs/${owed.id}/checkout`, { paymentMethodId: bad.id }, host.token);
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved']);
  assert.equal((await sync()).jobsCreated, 0);
  assert.deepEqual([await cleanings(), await starts()], [['needsPayment'], []]);
  const good = (await house.get('/api/host/payment-methods', host.token)).body.find(
    ({ id }: { id: string }) => id !== bad.id,
  );
  await house.post(`/api/jobs/${owed.id}/checkout`, { paymentMethodId: good.id }, host.token);
  await house.work();
  await house.kit.tasks.send(house.kit.db, 'plan-cleanings', {});
  await house.work();
  assert.deepEqual([await cleanings(), await starts()], [['jobCreated'], ['2026-05-14T16:00:00.000Z']]);
});

test('a property that is removed takes its calendars, their addresses and its stays along', async () => {
  // of its own, so that only this feed could be read
  const alone = await aHouse({ settings: { calendarAllowPrivate: [feed.at] } });
  const { sync, starts, bookings, jobs, path, property, host } = await aHostWithAFeed(alone, feed);
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved']);
  await sync();
  assert.equal((await alone.remove(`/api/properties/${property.id}`, host.token)).status, 409, 'its job is live');
  const [job] = await jobs();
  await alone.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token);
  assert.equal((await alone.remove(`/api/properties/${property.id}`, host.token)).status, 204);
  assert.deepEqual((await alone.get('/api/calendar/integrations', host.token)).body, []);
  assert.equal((await alone.post(`${path}/sync`, undefined, host.token)).status, 404);
  const statuses = (await bookings()).map(({ bookingStatus }: { bookingStatus: string }) => bookingStatus);
  assert.deepEqual([statuses, await starts()], [['canceled'], []]);
  const left = `select 1 from calendar_integration where property_id = '${property.id}' and url_sealed is not null`;
  assert.equal((await alone.kit.db.execute(left)).rowCount, 0);
  const before = feed.asked;
  alone.clock.forward(60 * 60_000);
  await alone.kit.tasks.send(alone.kit.db, 'sync-calendars', {});
  await alone.work();
  assert.equal(feed.asked, before);
});
