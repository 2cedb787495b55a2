import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hour, plus } from '#server/platform/clock.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aFeed, icalOf } from '#server/testing/a-feed.ts';
import { aHostWithAFeed } from '#server/testing/a-host-with-a-feed.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';

const feed = await aFeed();
const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at] } });

async function aTakenCleaning() {
  const known = await aHostWithAFeed(house, feed);
  const cleaner = await anApprovedCleaner(house, 'Ana');
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved', 'a'], ['2026-06-10', '2026-06-12', 'Reserved', 'b']);
  await known.sync();
  const [job] = (await known.jobs()).filter(({ startTime }: { startTime: string }) => startTime < '2026-06');
  await house.post(`/api/jobs/${job.id}/bids`, { amountCents: 9000 }, cleaner.token);
  await house.post(`/api/jobs/${job.id}/assign`, { cleanerId: cleaner.id }, known.host.token);
  const asked = async () => (await house.get('/api/host/overview', known.host.token)).body.calendarNeeds;
  return { ...known, cleaner, job, asked };
}

test('a feed that lost its stays waits for its host until the question is answered', async () => {
  const { sync, path, id, host, property } = await aHostWithAFeed(house, feed);
  const asked = async () => (await house.get('/api/host/overview', host.token)).body.calendarNeeds;
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved', 'a']);
  await sync();
  assert.deepEqual(await asked(), []);
  feed.body = icalOf();
  await sync();
  const [need, ...others] = await asked();
  assert.deepEqual([need.kind, need.integrationId, need.property.id, others], ['empty', id, property.id, []]);
  await house.post(`${path}/missing-stays`, { decision: 'keep' }, host.token);
  assert.deepEqual(await asked(), []);
});

test('a stay that moved waits for its host until the cleaner has agreed on the new time', async () => {
  const { sync, asked, job, cleaner } = await aTakenCleaning();
  feed.body = icalOf(['2026-05-10', '2026-05-15', 'Reserved', 'a'], ['2026-06-10', '2026-06-12', 'Reserved', 'b']);
  await sync();
  const [need, ...others] = await asked();
  assert.deepEqual([need.kind, need.checkOutDate, need.jobId, others], ['moved', '2026-05-15', job.id, []]);
  const { offeredChange: change } = (await house.get(`/api/jobs/${job.id}`, cleaner.token)).body;
  const accepted = await house.post(`/api/jobs/${job.id}/change/accept`, { changeId: change.id }, cleaner.token);
  assert.equal(accepted.status, 200, JSON.stringify(accepted.body));
  assert.deepEqual(await asked(), []);
});

test('a stay that is gone waits for its host as long as the cleaner is booked', async () => {
  const { sync, asked, job, host } = await aTakenCleaning();
  feed.body = icalOf(['2026-06-10', '2026-06-12', 'Reserved', 'b']);
  for (let reading = 0; reading < 2; reading++) await sync();
  const [need] = await asked();
  assert.deepEqual([need.kind, need.checkOutDate, need.jobId], ['gone', '2026-05-14', job.id]);
  const canceled = await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token);
  assert.equal(canceled.status, 200, JSON.stringify(canceled.body));
  assert.deepEqual(await asked(), []);
});

test('a cleaning without a bid waits for its host from 48 hours before its start', async () => {
  const host = await aHost(house);
  await aCard(house, host);
  const at = (hours: number) => ({ startTime: plus(house.clock.now(), hours * hour) });
  const near = await aJob(house, host, at(47));
  await aJob(house, host, at(49));
  const bid = await aJob(house, host, at(20));
  await aBid(house, await anApprovedCleaner(house, 'Bo'), bid);
  const { body } = await house.get('/api/host/inbox', host.token);
  const bidless = body.filter(({ kind }: { kind: string }) => kind === 'bidless');
  assert.deepEqual(
    bidless.map(({ job }: { job: { id: string } }) => job.id),
    [near.id],
  );
});
