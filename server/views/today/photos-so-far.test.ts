import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Stop } from '#contract/today.ts';
import { deliverables } from '#server/jobs/table.ts';
import { uploads } from '#server/photos/table.ts';
import { hour, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';

const house = await aHouse();
const now = house.clock.now();

test('a job in progress tells how many photos there are of it, one to come tells of none', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const running = await aJob(house, host, { cleaner, status: 'IN_PROGRESS', startTime: plus(now, -hour) });
  await aJob(house, host, { cleaner, status: 'ASSIGNED', startTime: plus(now, 4 * hour) });
  for (const [photoType, hiddenAt] of [
    ['BEFORE', null],
    ['BEFORE', now],
    ['AFTER', null],
  ] as const) {
    const upload = { id: newId(), ownerId: cleaner.id, storageKey: newId(), width: 4, height: 3, createdAt: now };
    await house.kit.db.insert(uploads).values(upload);
    await house.kit.db
      .insert(deliverables)
      .values({ id: newId(), jobId: running.id, uploadId: upload.id, photoType, hiddenAt, createdAt: now });
  }
  const { body } = await house.get('/api/cleaner/today', cleaner.token);
  assert.deepEqual(
    body.stops.map(({ photos }: Stop) => photos),
    [{ before: 1, after: 1 }, undefined],
  );
});
