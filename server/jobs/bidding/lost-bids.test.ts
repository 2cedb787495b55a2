import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCents } from '#contract/money.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { approve, austin } from '#server/testing/cleared-cleaner.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();

/** What a cleaner is told on the job's page, which is also what their list of bids says. */
async function why(job: { id: string }, { token }: Somebody): Promise<string[] | undefined> {
  const { body: bids } = await house.get('/api/cleaner/bids', token);
  const listed = bids.find(({ jobId }: { jobId: string }) => jobId === job.id);
  const detail = await house.get(`/api/jobs/${job.id}`, token);
  if (detail.status === 200) assert.deepEqual(detail.body.ownBid.lostBecause, listed.lostBecause);
  return listed.lostBecause;
}

/** A cleaner some 40 km north of Austin. */
async function aFarCleaner(): Promise<Somebody> {
  const cleaner = await aCleaner(house);
  await approve(house, cleaner, { at: { ...austin, latitude: 30.63 } });
  return cleaner;
}

test('whoever was chosen asked for less, lives nearer, knows the home: each is said where it is true', async () => {
  const { host, ana, ben, assign } = await aScene(house);
  const far = await aFarCleaner();
  const job = await aJob(house, host);
  await aJob(house, host, { property: { id: job.propertyId }, cleaner: ana, status: 'PAID' });
  await aBid(house, ana, job, { amountCents: toCents(9000) });
  await aBid(house, ben, job, { amountCents: toCents(9001) });
  await aBid(house, far, job, { amountCents: toCents(9000) });
  await assign(job, ana, { amountCents: 9000 });
  assert.deepEqual(await why(job, ben), ['price', 'knowsHome']);
  assert.deepEqual(await why(job, far), ['distance', 'knowsHome']);
  assert.equal(await why(job, ana), undefined, 'it was not lost');
  const { body } = await house.get(`/api/jobs/${job.id}/bids`, host.token);
  assert.ok(!JSON.stringify(body).includes('lostBecause'), 'the host is not told what cleaners are');
});

test('where none of it is true, that is said', async () => {
  const { host, ana, ben, assign } = await aScene(house);
  const job = await aJob(house, host);
  await aBid(house, ana, job, { amountCents: toCents(9500) });
  await aBid(house, ben, job, { amountCents: toCents(9000) });
  await assign(job, ana, { amountCents: 9500 });
  assert.deepEqual(await why(job, ben), ['preferred']);
});

test('somebody took an invitation; the job changed; the job was canceled', async () => {
  const host = await aHost(house);
  const [cleaner, invited] = [await anApprovedCleaner(house), await anApprovedCleaner(house)];
  const [taken, changed, canceled] = [await aJob(house, host), await aJob(house, host), await aJob(house, host)];
  for (const job of [taken, changed, canceled]) await aBid(house, cleaner, job);
  await house.post(`/api/jobs/${taken.id}/requests`, { cleanerId: invited.id }, host.token);
  assert.equal((await house.post(`/api/jobs/${taken.id}/accept`, undefined, invited.token)).status, 200);
  assert.equal((await house.patch(`/api/jobs/${changed.id}`, { payoutCents: 15_000 }, host.token)).status, 200);
  assert.equal((await house.patch(`/api/jobs/${canceled.id}`, { status: 'CANCELED' }, host.token)).status, 200);
  assert.deepEqual(await why(taken, cleaner), ['invited']);
  assert.deepEqual(await why(changed, cleaner), ['jobChanged']);
  assert.deepEqual(await why(canceled, cleaner), ['jobCanceled']);
});

test('who is blocked is not told so', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const job = await aJob(house, host);
  await aBid(house, cleaner, job);
  assert.equal((await house.post(`/api/host/cleaners/${cleaner.id}/block`, undefined, host.token)).status, 204);
  assert.equal(await why(job, cleaner), undefined);
});
