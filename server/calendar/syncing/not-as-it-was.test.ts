import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minute } from '#server/platform/clock.ts';
import { recentMails } from '#server/platform/mail.ts';
import { aFeed, icalOf } from '#server/testing/a-feed.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { bidOnCleaning, later } from '#server/testing/bid-on-cleaning.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin } from '#server/testing/people.ts';

const feed = await aFeed();
const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at] } });
const { bellsOf, listOf, run } = bellsIn(house);
const { aCleaningWithABid, itStands } = bidOnCleaning(house, feed);

const theHouse = { title: 'Lake House', address: '12 Main St, Austin, TX 78701' };

test('a job that is open again is called canceled in no mail, whatever became of its bids since', async () => {
  const { ana, host, decide, property, job } = await aCleaningWithABid();
  await decide('block');
  house.clock.forward(2 * minute);
  await run('tell-of-left-jobs');
  // before the worker comes to it
  await decide('auto');
  await house.put(`/api/properties/${property.id}`, { ...theHouse, checkOutTime: '10:00' }, host.token);
  await house.work();
  assert.equal((await job()).status, 'OPEN');
  const subjects = (await recentMails(house.kit.db, ana.email)).map(({ subject }) => subject);
  assert.deepEqual(
    subjects.filter((subject) => subject.startsWith('Canceled')),
    [],
  );
});

test('a job that an admin canceled stays so, whatever reason they wrote', async () => {
  const { jobId, decide, job } = await aCleaningWithABid();
  const admin = await anAdmin(house);
  const { status } = await house.post(`/api/admin/jobs/${jobId}/cancel`, { reason: 'stay canceled' }, admin.token);
  assert.equal(status, 200);
  await decide('block');
  await decide('auto');
  assert.equal((await job()).status, 'CANCELED');
});

for (const [what, other] of [
  ['somewhere else', { address: '1200 Peachtree St, Atlanta, GA 30309' }],
  ['larger', { bedrooms: 6, bathrooms: 4 }],
] as const)
  test(`a home that is ${what} when the stay is back was not bid on, and its bidders hear that`, async () => {
    const { ana, host, decide, property, job, bids } = await aCleaningWithABid();
    await decide('block');
    const { status } = await house.put(`/api/properties/${property.id}`, { ...theHouse, ...other }, host.token);
    assert.equal(status, 200);
    await decide('auto');
    assert.deepEqual([(await job()).status, await bids()], ['OPEN', ['REJECTED']]);
    assert.ok((await bellsOf(ana)).includes('bidVoided'));
  });

test('a job that is back stands at the hours of its neighbors, which have changed meanwhile', async () => {
  const { ana, host, decide, property, job, bids } = await aCleaningWithABid();
  await decide('block');
  await itStands();
  const hours = { checkOutTime: '10:00', checkInTime: '17:00' };
  assert.equal((await house.put(`/api/properties/${property.id}`, { ...theHouse, ...hours }, host.token)).status, 200);
  await decide('auto');
  assert.deepEqual([(await job()).startTime, await bids()], ['2026-05-14T15:00:00.000Z', ['REJECTED']]);
  assert.ok(!(await bellsOf(ana)).includes('biddenJobBack'));
});

test('the steps of a job tell who had it canceled: its host by a decision, or a calendar', async () => {
  const { decide, job, host, sync } = await aCleaningWithABid();
  for (const decision of ['block', 'auto', 'block', 'auto']) {
    await decide(decision);
    house.clock.forward(3 * minute);
  }
  feed.body = icalOf(later);
  await sync();
  await sync();
  const steps = (await job()).timeline.map(({ kind, actor, withStay }: Record<string, unknown>) => [
    kind,
    actor,
    withStay,
  ]);
  assert.deepEqual(steps.slice(1), [
    ['CANCELED', host.name, true],
    ['REOPENED', host.name, true],
    ['CANCELED', 'Freshkey', true],
  ]);
});

test('a notice of one day stays about that day, wherever the job has moved since', async () => {
  const { ana, decide, sync } = await aCleaningWithABid();
  await decide('block');
  await itStands();
  await decide('auto');
  await bellsOf(ana);
  feed.body = icalOf(['2026-05-10', '2026-05-15', 'Reserved', 'a'], later);
  await sync();
  await house.work();
  const told = (await listOf(ana)).map(({ kind, text }) => [kind, /May\W(\d+)/u.exec(text)?.[1]]);
  assert.ok(
    told.some(([kind, day]) => kind === 'biddenJobBack' && day === '14'),
    JSON.stringify(told),
  );
});

test('a cleaner whom the host has blocked does not follow the days of its stays', async () => {
  const { ana, host, jobId, sync, job } = await aCleaningWithABid();
  await house.post(`/api/host/cleaners/${ana.id}/block`, undefined, host.token);
  feed.body = icalOf(['2026-05-10', '2026-05-15', 'Reserved', 'a'], later);
  await sync();
  assert.equal((await job()).stayMoves.length, 1);
  assert.deepEqual((await house.get(`/api/jobs/${jobId}`, ana.token)).body.stayMoves, []);
});
