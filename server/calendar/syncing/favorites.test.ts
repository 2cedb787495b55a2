import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aFeed, icalOf } from '#server/testing/a-feed.ts';
import { aHostWithAFeed } from '#server/testing/a-host-with-a-feed.ts';
import { aJob } from '#server/testing/a-job.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, type Somebody } from '#server/testing/people.ts';

const feed = await aFeed();
const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at] } });
const { bellsOf } = bellsIn(house);
const invitedTo = async ({ token }: Somebody): Promise<string[]> =>
  (await house.get('/api/cleaner/requests', token)).body.map(({ startTime }: { startTime: string }) => startTime);

test('where the property asks for it, the favorites who could come are invited at once, and again when the stay moves', async () => {
  const { host, property, sync, jobs } = await aHostWithAFeed(house, feed);
  const [ana, busy, blocked, other] = [
    await anApprovedCleaner(house, 'Ana'),
    await anApprovedCleaner(house, 'Bea'),
    await anApprovedCleaner(house, 'Bo'),
    await anApprovedCleaner(house, 'Otis'),
  ];
  const unchecked = await aCleaner(house);
  const call = (method: string, { id }: Somebody, what = 'favorite') =>
    house.send(method, `/api/host/cleaners/${id}/${what}`, { as: host.token });
  for (const cleaner of [ana, ana, busy, blocked, unchecked]) assert.equal((await call('PUT', cleaner)).status, 204);
  assert.equal((await call('POST', blocked, 'block')).status, 204);
  assert.equal((await call('PUT', blocked)).body.error, 'blocked');
  assert.equal((await call('PUT', host)).status, 404);
  const at = new Date('2026-05-14T17:00:00.000Z');
  const { id: propertyId } = property;
  await aJob(house, host, { status: 'ASSIGNED', cleaner: busy, startTime: at, property: { id: propertyId } });
  feed.body = icalOf(['2026-05-18', '2026-05-20', 'Reserved', 'b']);
  await sync();
  assert.deepEqual(await invitedTo(ana), [], 'the property does not ask for it yet');
  const form = { title: 'Lakeside Loft', address: '12 Secret Street, Austin, TX 78701', inviteFavorites: true };
  const saved = await house.put(`/api/properties/${propertyId}`, form, host.token);
  assert.equal(saved.body.inviteFavorites, true);
  feed.body = icalOf(['2026-05-10', '2026-05-15', 'Reserved', 'a'], ['2026-05-18', '2026-05-20', 'Reserved', 'b']);
  await sync('?dryRun=true');
  assert.deepEqual(await invitedTo(ana), [], 'a dry run invites nobody');
  await sync();
  assert.deepEqual(await invitedTo(ana), ['2026-05-15T16:00:00.000Z']);
  assert.ok((await bellsOf(ana)).includes('invited'));
  for (const cleaner of [blocked, unchecked, other]) assert.deepEqual(await invitedTo(cleaner), [], cleaner.name);
  feed.body = icalOf(['2026-05-10', '2026-05-16', 'Reserved', 'a'], ['2026-05-18', '2026-05-20', 'Reserved', 'b']);
  await sync();
  assert.deepEqual(await invitedTo(ana), ['2026-05-16T16:00:00.000Z']);
  assert.ok((await jobs()).length >= 2);
});

test('who is busy at that time is not invited, and a favorite no longer neither', async () => {
  const { host, property, sync } = await aHostWithAFeed(house, feed);
  const [busy, former] = [await anApprovedCleaner(house, 'Bea'), await anApprovedCleaner(house, 'Fay')];
  for (const { id } of [busy, former]) await house.put(`/api/host/cleaners/${id}/favorite`, undefined, host.token);
  const startTime = new Date('2026-05-15T17:00:00.000Z');
  await aJob(house, host, { status: 'ASSIGNED', cleaner: busy, startTime });
  const list = async () => (await house.get('/api/host/cleaners', host.token)).body;
  assert.deepEqual(
    (await list()).map(({ favorite }: { favorite: boolean }) => favorite),
    [true],
  );
  await house.remove(`/api/host/cleaners/${former.id}/favorite`, host.token);
  const form = { title: 'Lakeside Loft', address: '12 Secret Street, Austin, TX 78701', inviteFavorites: true };
  await house.put(`/api/properties/${property.id}`, form, host.token);
  feed.body = icalOf(['2026-05-10', '2026-05-15', 'Reserved', 'a']);
  await sync();
  for (const cleaner of [busy, former]) assert.deepEqual(await invitedTo(cleaner), [], cleaner.name);
});

test('hours of the home that move no cleaning invite nobody anew who has declined it', async () => {
  const { host, property, sync, jobs } = await aHostWithAFeed(house, feed);
  const ana = await anApprovedCleaner(house, 'Ana');
  await house.put(`/api/host/cleaners/${ana.id}/favorite`, undefined, host.token);
  const save = (hours: object) =>
    house.put(
      `/api/properties/${property.id}`,
      { title: 'Lakeside Loft', address: '12 Secret Street, Austin, TX 78701', inviteFavorites: true, ...hours },
      host.token,
    );
  await save({});
  feed.body = icalOf(['2026-05-10', '2026-05-15', 'Reserved', 'a']);
  await sync();
  const [{ id }] = await jobs();
  assert.equal((await house.post(`/api/jobs/${id}/decline`, undefined, ana.token)).status, 204);
  assert.equal((await save({ checkInTime: '18:00' })).body.checkInTime, '18:00');
  assert.deepEqual(await invitedTo(ana), []);
  await save({ checkInTime: '18:00', checkOutTime: '10:00' });
  assert.deepEqual(await invitedTo(ana), ['2026-05-15T15:00:00.000Z'], 'another time is another offer');
});
