import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aFeed, anIntegration, icalOf } from '#server/testing/a-feed.ts';
import { aHostWithAFeed } from '#server/testing/a-host-with-a-feed.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aHouse } from '#server/testing/house.ts';

const [feed, other] = [await aFeed(), await aFeed()];
const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at, other.at] } });

test('a removed calendar takes its future stays and their open jobs along, and nothing else', async () => {
  const { host, property, path, sync, jobs, bookings, starts } = await aHostWithAFeed(house, feed);
  const byHand = { propertyId: property.id, checkInDate: '2026-05-24', checkOutDate: '2026-05-26' };
  assert.equal((await house.post('/api/calendar/bookings', byHand, host.token)).status, 201);
  feed.body = icalOf(
    ['2026-05-08', '2026-05-10', 'Reserved', 'a'],
    ['2026-05-12', '2026-05-14', 'Reserved', 'b'],
    ['2026-05-16', '2026-05-18', 'Reserved', 'c'],
    ['2026-05-24', '2026-05-26', 'Reserved', 'd'],
  );
  await sync();
  other.body = icalOf(['2026-05-16', '2026-05-18', 'CLOSED - Not available']);
  const second = await anIntegration(house, host.token, property.id, other, 'booking_com');
  await house.post(`/api/calendar/integrations/${second.id}/sync`, undefined, host.token);
  const [taken] = (await jobs()).filter(({ startTime }: { startTime: string }) => startTime.startsWith('2026-05-14'));
  const ana = await anApprovedCleaner(house, 'Ana');
  const { id: bidId } = await aBid(house, ana, taken);
  await house.patch(`/api/jobs/${taken.id}/select-cleaners`, { primaryBidId: bidId }, host.token);
  // the first guest has left
  house.clock.forward(5 * 86_400_000);
  assert.equal((await house.remove(path, host.token)).status, 204);
  const standing = (await bookings())
    .filter(({ bookingStatus }: { bookingStatus: string }) => bookingStatus !== 'canceled')
    .map(({ checkOutDate, platform }: Record<string, string>) => `${checkOutDate} ${platform}`)
    .sort();
  assert.deepEqual(standing, ['2026-05-10 airbnb', '2026-05-18 booking_com', '2026-05-26 direct']);
  const open = (await starts()).map((start) => start.slice(0, 10));
  assert.deepEqual(
    open.filter((day) => day > '2026-05-12'),
    ['2026-05-18', '2026-05-26'],
  );
  assert.deepEqual(await starts('ASSIGNED'), ['2026-05-14T16:00:00.000Z']);
  for (const person of [host, ana]) assert.ok((await bellsIn(house).bellsOf(person)).includes('stayCanceled'));
});
