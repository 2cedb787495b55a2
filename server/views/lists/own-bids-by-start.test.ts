import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day, hour, plus } from '#server/platform/clock.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';

const house = await aHouse();

test('by start, bids still ahead come as their jobs begin, then those that are over, newest first, page by page', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const now = house.clock.now();
  const bidAt = async (
    days: number,
    status: 'PENDING' | 'REJECTED' | 'ACCEPTED',
    sentDaysAgo: number,
    paid = false,
  ) => {
    const startTime = plus(now, days * day);
    const taken = status === 'ACCEPTED' ? { cleaner, status: paid ? ('PAID' as const) : ('ASSIGNED' as const) } : {};
    const job = await aJob(house, host, { startTime, endTime: plus(startTime, 3 * hour), ...taken });
    await aBid(house, cleaner, job, { status, createdAt: plus(now, -sentDaysAgo * day) });
    return job.id;
  };
  const late = await bidAt(9, 'PENDING', 1);
  const lostLongAgo = await bidAt(3, 'REJECTED', 8);
  const won = await bidAt(5, 'ACCEPTED', 6);
  const done = await bidAt(1, 'ACCEPTED', 7, true);
  const soon = await bidAt(2, 'PENDING', 5);
  const lost = await bidAt(8, 'REJECTED', 2);
  const read: string[] = [];
  let path: string | null = '/api/cleaner/bids?sort=start&limit=2';
  while (path) {
    const answer = await house.get(path, cleaner.token);
    assert.equal(answer.status, 200);
    read.push(...answer.body.map(({ jobId }: { jobId: string }) => jobId));
    path = /<(.+)>/.exec(String(answer.headers.link ?? ''))?.[1] ?? null;
  }
  assert.deepEqual(read, [soon, won, late, lost, done, lostLongAgo]);
  assert.equal((await house.get('/api/cleaner/bids?sort=start&cursor=nonsense', cleaner.token)).status, 400);
  assert.equal((await house.get('/api/cleaner/bids?sort=price', cleaner.token)).status, 400);
});
