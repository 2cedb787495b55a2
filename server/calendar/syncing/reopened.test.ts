import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minute } from '#server/platform/clock.ts';
import { aFeed, anIntegration, icalOf } from '#server/testing/a-feed.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { bidOnCleaning, both, later } from '#server/testing/bid-on-cleaning.ts';
import { aHouse } from '#server/testing/house.ts';

const feed = await aFeed();
const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at] } });
const { bellsOf } = bellsIn(house);
const { aCleaningWithABid, itStands } = bidOnCleaning(house, feed);

const kindsOf = (job: { timeline: { kind: string }[] }) => job.timeline.map(({ kind }) => kind);

test('a decision changed and changed back leaves one job, with its bid and all that happened to it', async () => {
  const { ana, decide, job, bids, onDay, bookings, jobId } = await aCleaningWithABid();
  assert.equal((await decide('block')).body.kind, 'block');
  assert.deepEqual([(await job()).status, await bids()], ['CANCELED', ['REJECTED']]);
  const heard = async () => (await bellsOf(ana)).filter((kind) => kind.startsWith('biddenJob')).sort();
  assert.deepEqual(await heard(), [], 'it may have been a slip');
  await itStands();
  assert.deepEqual(await heard(), ['biddenJobCanceled']);
  const { body } = await decide('auto');
  assert.deepEqual([body.jobId, body.cleaning.code], [jobId, 'jobCreated']);
  const back = await job();
  assert.deepEqual([back.status, await bids(), await onDay()], ['OPEN', ['PENDING'], 1]);
  assert.deepEqual(kindsOf(back), ['POSTED', 'CANCELED', 'REOPENED']);
  assert.deepEqual(await heard(), ['biddenJobBack', 'biddenJobCanceled']);
  const stays = (await bookings()).filter((each: { jobId: string }) => each.jobId === jobId);
  assert.equal(stays.length, 1);
});

test('flipped at once, nobody who bid hears of it, and the job shows no steps of it', async () => {
  const { ana, decide, bids, sync, onDay, job } = await aCleaningWithABid();
  for (const decision of ['block', 'stay', 'block', 'stay']) await decide(decision);
  assert.deepEqual([await bids(), await onDay()], [['PENDING'], 1]);
  await itStands();
  assert.deepEqual(
    (await bellsOf(ana)).filter((kind) => kind.startsWith('biddenJob')),
    [],
  );
  assert.deepEqual(kindsOf(await job()), ['POSTED']);
  const { jobsCreated, jobsMoved, jobsCanceled } = await sync();
  assert.deepEqual([jobsCreated, jobsMoved, jobsCanceled], [0, 0, 0]);
});

test('after more than an hour the job is open again, but what was bid on it is not taken for granted', async () => {
  const { decide, job, bids, onDay } = await aCleaningWithABid();
  await decide('block');
  house.clock.forward(61 * minute);
  await decide('auto');
  assert.deepEqual([(await job()).status, await bids(), await onDay()], ['OPEN', ['REJECTED'], 1]);
});

test('a cleaner whom the host has blocked meanwhile does not come back with the job', async () => {
  const { ana, host, decide, job, bids } = await aCleaningWithABid();
  await decide('block');
  await house.post(`/api/host/cleaners/${ana.id}/block`, undefined, host.token);
  await decide('auto');
  assert.deepEqual([(await job()).status, await bids()], ['OPEN', ['REJECTED']]);
});

test('a job that its host canceled themselves is not opened again by a changed decision', async () => {
  const { jobId, host, decide, job, cleanings } = await aCleaningWithABid();
  await house.patch(`/api/jobs/${jobId}`, { status: 'CANCELED' }, host.token);
  await decide('block');
  await decide('auto');
  assert.deepEqual([(await job()).status, (await cleanings())[0]], ['CANCELED', 'jobCanceled']);
});

test('times that the host had given it stay; those that no longer fit are the property’s, and its bids are void', async () => {
  const { jobId, host, decide, job, bids, property } = await aCleaningWithABid();
  const own = { startTime: '2026-05-14T17:00:00.000Z', endTime: '2026-05-14T19:00:00.000Z' };
  await house.patch(`/api/jobs/${jobId}`, own, host.token);
  house.clock.forward(minute);
  await decide('block');
  await decide('auto');
  assert.deepEqual([(await job()).startTime, (await job()).status], [own.startTime, 'OPEN']);
  await decide('block');
  const form = { title: 'Lake House', address: '12 Main St, Austin, TX 78701', checkOutTime: '13:00' };
  assert.equal((await house.put(`/api/properties/${property.id}`, form, host.token)).status, 200);
  await decide('auto');
  const back = await job();
  assert.deepEqual([back.startTime, back.status, await bids()], ['2026-05-14T18:00:00.000Z', 'OPEN', ['REJECTED']]);
});

test('a feed that loses a stay and has it again, and a calendar removed and connected again, open the same job', async () => {
  const { sync, job, onDay, path, property, host, jobId } = await aCleaningWithABid();
  feed.body = icalOf(later);
  await sync();
  const dry = await sync('?dryRun=true');
  assert.deepEqual([dry.leftOut.other, dry.bookingsCanceled], [0, 1]);
  await sync();
  assert.equal((await job()).status, 'CANCELED');
  feed.body = both;
  const { jobsCreated, jobsReopened } = await sync();
  assert.deepEqual([jobsCreated, jobsReopened], [0, 1]);
  assert.deepEqual([(await job()).status, await onDay()], ['OPEN', 1]);
  assert.equal((await house.remove(path, host.token)).status, 204);
  assert.equal((await job()).status, 'CANCELED');
  const { id } = await anIntegration(house, host.token, property.id, feed);
  const planned = await house.post(`/api/calendar/integrations/${id}/sync?dryRun=true`, undefined, host.token);
  assert.equal(planned.body.decisions[0].cleaning.code, 'jobPlanned');
  await house.post(`/api/calendar/integrations/${id}/sync`, undefined, host.token);
  assert.deepEqual([(await job()).status, await onDay()], ['OPEN', 1]);
  const { body } = await house.get(`/api/calendar/integrations/${id}/decisions`, host.token);
  assert.equal(body[0].jobId, jobId);
});

test('a job that moved with its stay says so to its host and to whoever looks at it', async () => {
  const { sync, job, bids, jobId, ana } = await aCleaningWithABid();
  house.clock.forward(minute);
  feed.body = icalOf(['2026-05-10', '2026-05-15', 'Reserved', 'a'], later);
  await sync();
  const moves = [
    {
      from: '2026-05-14T16:00:00.000Z',
      to: '2026-05-15T16:00:00.000Z',
      at: house.clock.now().toISOString(),
    },
  ];
  assert.deepEqual([(await job()).stayMoves, await bids()], [moves, ['REJECTED']]);
  assert.deepEqual((await house.get(`/api/jobs/${jobId}`, ana.token)).body.stayMoves, moves);
  assert.ok((await bellsOf(ana)).includes('bidVoided'));
});
