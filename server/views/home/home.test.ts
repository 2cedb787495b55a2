import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { jobs } from '#server/jobs/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import { aDocumentedJob } from '#server/testing/a-claim.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost } from '#server/testing/people.ts';

const house = await aHouse();
const inDays = (count: number) => plus(house.clock.now(), count * day);

test('a home has its own past: the latest first, page by page, without what is to come or other homes’', async () => {
  const [host, cleaner] = [await aHost(house), await aCleaner(house, { name: 'Carla Clean' })];
  const [home, other] = [await aProperty(house, host), await aProperty(house, host)];
  const paid = await aJob(house, host, { property: home, startTime: inDays(-9), status: 'PAID', cleaner });
  const canceled = await aJob(house, host, { property: home, startTime: inDays(-2), status: 'CANCELED' });
  const handedIn = await aJob(house, host, { property: home, startTime: inDays(-5), status: 'SUBMITTED', cleaner });
  await aJob(house, host, { property: home, startTime: inDays(3) });
  await aJob(house, host, { property: home, startTime: inDays(5), status: 'CANCELED' });
  await aJob(house, host, { property: other, startTime: inDays(-3), status: 'PAID', cleaner });
  const read: string[] = [];
  for (let next: string | undefined = `/api/host/properties/${home.id}/history?limit=2`; next; ) {
    const { status, body, headers } = await house.get(next, host.token);
    assert.deepEqual([status, headers['x-total-count']], [200, '3']);
    read.push(...body.map(({ jobId }: { jobId: string }) => jobId));
    next = /<(.+)>; rel="next"/.exec(String(headers.link))?.[1];
  }
  assert.deepEqual(read, [canceled.id, handedIn.id, paid.id]);
  const { body } = await house.get(`/api/host/properties/${home.id}/history`, host.token);
  const { jobId, startTime, ...last } = body[2];
  assert.deepEqual(last, {
    ...{ status: 'PAID', cleanerName: 'Carla Clean', spentCents: 0, photos: [], reported: false, doubts: [] },
  });
});

test('what was photographed before a cleaning was called off is not shown as its result', async () => {
  const { job, host } = await aDocumentedJob(house, 2);
  const photosOf = async (status: 'SUBMITTED' | 'CANCELED') => {
    await house.kit.db.update(jobs).set({ status }).where(eq(jobs.id, job.id));
    const { body } = await house.get(`/api/host/properties/${job.propertyId}/history`, host.token);
    return body.map(({ photos }: { photos: unknown[] }) => photos.length);
  };
  assert.deepEqual([await photosOf('SUBMITTED'), await photosOf('CANCELED')], [[1], [0]]);
});

test('a home is shown to its host alone, and no longer once it is removed', async () => {
  const host = await aHost(house);
  const home = await aProperty(house, host);
  const path = `/api/host/properties/${home.id}`;
  const { body } = await house.get(path, host.token);
  assert.deepEqual([body.id, body.nextCleaning], [home.id, null]);
  const stranger = await aHost(house);
  for (const address of [path, `${path}/history`]) assert.equal((await house.get(address, stranger.token)).status, 404);
  await house.send('DELETE', `/api/properties/${home.id}`, { as: host.token });
  assert.equal((await house.get(path, host.token)).status, 404);
});
