import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '#server/platform/ids.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aFeed, anIntegration, icalOf } from '#server/testing/a-feed.ts';
import { aHostWithAFeed } from '#server/testing/a-host-with-a-feed.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';
import { until } from '#server/testing/until.ts';

const [feed, other] = [await aFeed(), await aFeed()];
const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at, other.at] } });

const stays = icalOf(['2026-05-10', '2026-05-14', 'Reserved', 'a'], ['2026-05-20', '2026-05-24', 'Reserved', 'b']);

/** A calendar whose feed was empty once, so that its host is asked. */
async function anAskedHost() {
  const known = await aHostWithAFeed(house, feed);
  feed.body = stays;
  await known.sync();
  feed.body = icalOf();
  assert.equal((await known.sync()).alarm, 'empty');
  return known;
}

test('another address ends the question about the former one, and cancels nothing at its first reading', async () => {
  const { sync, starts, path, host } = await anAskedHost();
  other.body = icalOf(['2026-06-10', '2026-06-14', 'Reserved', 'c']);
  const { body } = await house.patch(path, { calendarUrl: other.url }, host.token);
  assert.deepEqual([body.alarm, body.missingStays, body.imported], [null, 0, true]);
  assert.equal((await sync()).bookingsCanceled, 0);
  assert.equal((await starts()).length, 3);
  assert.equal((await sync()).bookingsCanceled, 2);
});

test('a calendar that loses its address takes question, stays ahead and open jobs along, and is imported anew', async () => {
  const { sync, starts, path, host, decisions } = await anAskedHost();
  const { body } = await house.patch(path, { calendarUrl: null }, host.token);
  assert.deepEqual([body.alarm, body.missingStays, body.calendarUrl, body.imported], [null, 0, null, false]);
  assert.deepEqual([await starts(), await decisions()], [[], []]);
  feed.body = stays;
  const again = await house.patch(path, { calendarUrl: feed.url }, host.token);
  assert.deepEqual([again.body.imported, again.body.nextRunAt], [false, null]);
  const { jobsCreated, jobsReopened } = await sync();
  assert.deepEqual([jobsCreated, jobsReopened], [0, 2], 'the same jobs are open again');
});

test('what is not the host’s is not found, whatever else is wrong with the request', async () => {
  const { property, path } = await aHostWithAFeed(house, feed);
  const { token } = await aHost(house);
  const form = {
    propertyId: property.id,
    platform: 'airbnb',
    externalPropertyId: '1',
    calendarUrl: 'http://10.0.0.1/x',
  };
  assert.equal((await house.post('/api/calendar/integrations', form, token)).status, 404);
  assert.equal((await house.patch(path, { calendarUrl: 'http://10.0.0.1/x' }, token)).status, 404);
});

test('a calendar is removed once, however often that is asked for at the same time', async () => {
  const { path, host } = await aHostWithAFeed(house, feed);
  const answers = await Promise.all(Array.from({ length: 10 }, () => house.remove(path, host.token)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [204, ...Array.from({ length: 9 }, () => 404)]);
});

test('two sends of one key at once read the calendar once, and both hear what came of it', async () => {
  const { path, host, decisions } = await aHostWithAFeed(house, feed);
  feed.body = stays;
  const headers = { 'idempotency-key': newId() };
  const send = () => house.send('POST', `${path}/sync`, { as: host.token, headers });
  const [one, two] = await Promise.all([send(), send()]);
  assert.deepEqual([one.status, two.status, one.body], [200, 200, two.body]);
  assert.equal(one.body.jobsCreated, 2);
  assert.equal((await decisions()).length, 2);
});

test('being refused because somebody else is at it is no answer that a key keeps', async () => {
  const { path, host } = await aHostWithAFeed(house, feed);
  feed.body = stays;
  const { promise, resolve } = Promise.withResolvers<void>();
  feed.answersAfter = promise;
  const asked = feed.asked;
  const first = house.post(`${path}/sync`, undefined, host.token);
  await until('the calendar is being read', () => feed.asked > asked);
  const headers = { 'idempotency-key': newId() };
  const refused = await house.send('POST', `${path}/sync`, { as: host.token, headers });
  assert.deepEqual([refused.status, refused.body.error], [409, 'in_use']);
  resolve();
  await first;
  assert.equal((await house.send('POST', `${path}/sync`, { as: host.token, headers })).status, 200);
});

test('a dry run of a second channel plans no job that is there already', async () => {
  const { sync, property, host } = await aHostWithAFeed(house, feed);
  feed.body = stays;
  await sync();
  other.body = icalOf(
    ['2026-05-10', '2026-05-14', 'CLOSED - Not available', 'z'],
    ['2026-06-01', '2026-06-04', 'Reserved'],
  );
  const { id } = await anIntegration(house, host.token, property.id, other, 'booking_com');
  const dry = await house.post(`/api/calendar/integrations/${id}/sync?dryRun=true`, undefined, host.token);
  assert.deepEqual(
    dry.body.decisions.map(({ cleaning }: { cleaning: { code: string } }) => cleaning.code),
    ['jobCreated', 'jobPlanned'],
  );
  assert.equal(dry.body.jobsCreated, 1);
});

test('new hours of a house reach its open jobs, but none that its host has put elsewhere', async () => {
  const { sync, starts, jobs, property, host } = await aHostWithAFeed(house, feed);
  feed.body = stays;
  await sync();
  const put = (job: { id: string }, startTime: string, endTime: string) =>
    house.patch(`/api/jobs/${job.id}`, { startTime, endTime }, host.token);
  const [moved] = (await jobs()).filter(({ startTime }: { startTime: string }) => startTime.startsWith('2026-05-24'));
  await put(moved, '2026-05-24T18:00:00.000Z', '2026-05-24T20:00:00.000Z');
  const form = { title: 'Lake House', address: '12 Main St, Austin, TX 78701', checkOutTime: '09:00' };
  const changed = await house.put(`/api/properties/${property.id}`, form, host.token);
  assert.deepEqual([changed.status, changed.body.checkOutTime], [200, '09:00']);
  assert.deepEqual(await starts(), ['2026-05-14T14:00:00.000Z', '2026-05-24T18:00:00.000Z']);
  await sync();
  assert.deepEqual(await starts(), ['2026-05-14T14:00:00.000Z', '2026-05-24T18:00:00.000Z']);
});

test('another usual payout reaches the open jobs after stays, voids what was bid, and leaves what its host priced or a cleaner took', async () => {
  const { sync, jobs, property, host } = await aHostWithAFeed(house, feed);
  feed.body = icalOf(
    ['2026-05-10', '2026-05-14', 'Reserved', 'a'],
    ['2026-05-20', '2026-05-24', 'Reserved', 'b'],
    ['2026-05-30', '2026-06-03', 'Reserved', 'c'],
  );
  await sync();
  const onDay = async (day: string) =>
    (await jobs()).find(({ startTime }: { startTime: string }) => startTime.startsWith(day));
  const usual = (await onDay('2026-05-14')).payoutCents;
  const cleaner = await anApprovedCleaner(house);
  const { id: bidId } = await aBid(house, cleaner, await onDay('2026-05-14'));
  await house.patch(`/api/jobs/${(await onDay('2026-05-24')).id}`, { payoutCents: 20_000 }, host.token);
  const taken = await onDay('2026-06-03');
  const theirs = await aBid(house, cleaner, taken);
  const assigned = await house.post(`/api/jobs/${taken.id}/assign`, { cleanerId: cleaner.id }, host.token);
  assert.equal(assigned.status, 200);
  const reached = await house.get(`/api/host/properties/${property.id}/reached-jobs`, host.token);
  assert.deepEqual(reached.body, { place: 2, hours: 2, payout: 1 }, 'as the form says it, before it is saved');
  const form = { title: 'Lake House', address: '12 Main St, Austin, TX 78701', defaultPayoutCents: usual + 1_500 };
  assert.equal((await house.put(`/api/properties/${property.id}`, form, host.token)).status, 200);
  const payouts = (await jobs()).map(({ startTime, payoutCents }: { startTime: string; payoutCents: number }) => [
    startTime.slice(0, 10),
    payoutCents,
  ]);
  assert.deepEqual(payouts.sort(), [
    ['2026-05-14', usual + 1_500],
    ['2026-05-24', 20_000],
    ['2026-06-03', theirs.amountCents],
  ]);
  const { rows } = await house.kit.db.$client.query('select status from bid where id = $1', [bidId]);
  assert.deepEqual(rows, [{ status: 'REJECTED' }]);
});

test('a stay that now ends at an hour that is over leaves its open job where it was, and says so', async () => {
  const { sync, starts, cleanings } = await aHostWithAFeed(house, feed);
  const today = house.clock.now().toISOString().slice(0, 10);
  feed.body = icalOf(['2026-05-01', '2026-05-14', 'Reserved', 'a']);
  await sync();
  house.clock.forward(8 * 3_600_000);
  feed.body = icalOf(['2026-05-01', today, 'Reserved', 'a']);
  await sync();
  assert.deepEqual([await starts(), await cleanings()], [['2026-05-14T16:00:00.000Z'], ['tooLate']]);
});
