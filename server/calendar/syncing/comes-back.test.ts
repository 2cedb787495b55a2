import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aFeed, anIntegration, icalOf } from '#server/testing/a-feed.ts';
import { aHostWithAFeed } from '#server/testing/a-host-with-a-feed.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aHouse } from '#server/testing/house.ts';

const [feed, other] = [await aFeed(), await aFeed()];
const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at, other.at] } });
const { bellsOf } = bellsIn(house);

const later: [string, string, string, string] = ['2026-06-10', '2026-06-12', 'Reserved', 'b'];
const both = icalOf(['2026-05-10', '2026-05-14', 'Reserved', 'a'], later);

/** A stay until May 14 whose cleaning Ana has taken, and one in June. */
async function aTakenCleaning() {
  const known = await aHostWithAFeed(house, feed);
  feed.body = both;
  await known.sync();
  return taken(known);
}

type Known = Awaited<ReturnType<typeof aHostWithAFeed>>;
async function taken(known: Known) {
  const ana = await anApprovedCleaner(house, 'Ana');
  const job = (await known.jobs()).find(({ startTime }: Record<string, string>) => startTime?.startsWith('2026-05-14'));
  await house.post(`/api/jobs/${job.id}/bids`, { amountCents: 9000 }, ana.token);
  const assigned = await house.post(`/api/jobs/${job.id}/assign`, { cleanerId: ana.id }, known.host.token);
  assert.equal(assigned.status, 200, JSON.stringify(assigned.body));
  /** Live jobs as day and state: one for each day, and the taken one is the one that Ana has. */
  const live = async () => {
    const jobs: Record<string, string>[] = await known.jobs();
    const standing = jobs.filter(({ status }) => status !== 'CANCELED');
    assert.deepEqual(
      standing.filter(({ status }) => status === 'ASSIGNED').map(({ id }) => id),
      [job.id],
    );
    return standing.map(({ startTime, status }) => `${startTime?.slice(5, 10)} ${status}`).sort();
  };
  const told = async (kind: string) => {
    const counts = [];
    for (const person of [known.host, ana]) counts.push((await bellsOf(person)).filter((each) => each === kind).length);
    return counts;
  };
  return { ...known, job, ana, live, told };
}

const once = ['05-14 ASSIGNED', '06-12 OPEN'];

test('a stay that is back after two readings without it has its taken cleaning again, and both hear that it is on', async () => {
  const { sync, live, told, bookings, cleanings, job } = await aTakenCleaning();
  feed.body = icalOf(later);
  await sync();
  await sync();
  assert.deepEqual(await told('stayCanceled'), [1, 1]);
  feed.body = both;
  const { jobsCreated } = await sync();
  assert.deepEqual([jobsCreated, await live(), await cleanings()], [0, once, ['jobCreated', 'jobCreated']]);
  assert.deepEqual(await told('stayBack'), [1, 1]);
  await sync();
  assert.deepEqual(await told('stayBack'), [1, 1], 'once');
  const own = (await bookings()).filter(({ jobId }: { jobId: string }) => jobId === job.id);
  assert.deepEqual(
    own.map(({ bookingStatus }: { bookingStatus: string }) => bookingStatus),
    ['confirmed'],
  );
});

test('a decision taken back gives the stay its taken cleaning again, however often', async () => {
  const { sync, live, told, decisions, host } = await aTakenCleaning();
  const [{ id }] = await decisions();
  for (const decision of ['block', 'auto', 'block', 'stay'])
    await house.put(`/api/calendar/decisions/${id}`, { decision }, host.token);
  assert.deepEqual(await live(), once);
  await sync();
  assert.deepEqual([await live(), await told('stayBack')], [once, [1, 1]]);
});

test('a calendar that is removed and connected again has the taken cleanings that it left behind', async () => {
  const { path, property, live, told, host } = await aTakenCleaning();
  assert.equal((await house.remove(path, host.token)).status, 204);
  assert.deepEqual(await live(), ['05-14 ASSIGNED']);
  const { id } = await anIntegration(house, host.token, property.id, feed);
  const again = await house.post(`/api/calendar/integrations/${id}/sync`, undefined, host.token);
  assert.deepEqual([again.body.jobsCreated, again.body.jobsReopened], [0, 1]);
  assert.deepEqual([await live(), await told('stayBack')], [once, [1, 1]]);
});

test('a stay by hand that is removed and entered again has its taken cleaning again', async () => {
  const known = await aHostWithAFeed(house, feed);
  const stay = { propertyId: known.property.id, checkInDate: '2026-05-10', checkOutDate: '2026-05-14' };
  const { body: first } = await house.post('/api/calendar/bookings', stay, known.host.token);
  const { live, told, job } = await taken(known);
  assert.equal((await house.remove(`/api/calendar/bookings/${first.id}`, known.host.token)).status, 204);
  const { status, body } = await house.post('/api/calendar/bookings', stay, known.host.token);
  assert.deepEqual([status, body.jobId, body.cleaning.code], [201, job.id, 'jobCreated']);
  assert.deepEqual([await live(), await told('stayBack')], [['05-14 ASSIGNED'], [1, 1]]);
});

test('a stay that comes back under other days is offered to the cleaner who has its job', async () => {
  const { sync, live, cleanings } = await aTakenCleaning();
  feed.body = icalOf(later);
  await sync();
  await sync();
  feed.body = icalOf(['2026-05-10', '2026-05-15', 'Reserved', 'a'], later);
  await sync();
  assert.deepEqual([await live(), await cleanings()], [once, ['jobToMove', 'jobCreated']]);
});

test('a stay on two channels that moves on one first is offered to the cleaner, and once more to nobody', async () => {
  const { sync, live, told, bookings, property, host } = await aTakenCleaning();
  other.body = icalOf(['2026-05-10', '2026-05-14', 'CLOSED - Not available', 'z']);
  const second = await anIntegration(house, host.token, property.id, other, 'booking_com');
  const syncOther = () => house.post(`/api/calendar/integrations/${second.id}/sync`, undefined, host.token);
  await syncOther();
  feed.body = icalOf(['2026-05-10', '2026-05-15', 'Reserved', 'a'], later);
  await sync();
  const stays = async () =>
    (await bookings())
      .map(({ checkOutDate, cleaning }: { checkOutDate: string; cleaning: { code: string } }) => [
        checkOutDate,
        cleaning.code,
      ])
      .sort();
  const moved = [
    ['2026-05-15', 'jobToMove'],
    ['2026-06-12', 'jobCreated'],
  ];
  assert.deepEqual([await live(), await stays()], [once, moved]);
  await syncOther();
  assert.deepEqual([await live(), await stays()], [once, moved], 'what the other one still says changes nothing');
  other.body = icalOf(['2026-05-10', '2026-05-15', 'CLOSED - Not available', 'z']);
  await syncOther();
  assert.deepEqual([await live(), await stays(), await told('stayMoved')], [once, moved, [1, 1]]);
});

test('stays that all move by one place keep their own cleanings', async () => {
  const known = await aHostWithAFeed(house, feed);
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved', 'a'], ['2026-05-14', '2026-05-17', 'Reserved', 'b']);
  await known.sync();
  const { sync, live, cleanings } = await taken(known);
  feed.body = icalOf(['2026-05-10', '2026-05-17', 'Reserved', 'a'], ['2026-05-17', '2026-05-20', 'Reserved', 'b']);
  const { jobsMoved, jobsCreated, bookingsUpdated } = await sync();
  assert.deepEqual([jobsMoved, jobsCreated, bookingsUpdated], [1, 0, 2]);
  assert.deepEqual(
    [await live(), await cleanings()],
    [
      ['05-14 ASSIGNED', '05-20 OPEN'],
      ['jobToMove', 'jobCreated'],
    ],
  );
});
