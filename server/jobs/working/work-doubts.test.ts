import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day, hour, plus } from '#server/platform/clock.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aJpeg, upload } from '#server/testing/a-picture.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';

interface Sides {
  width: number;
  height: number;
}

const house = await aHouse();
const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];

/** Submits a job with these photos of the finished work. Answers its doubts, and in how many days the card is charged. */
async function handIn(photos: readonly Sides[], { skips = false } = {}): Promise<[unknown, number]> {
  const job = await aJob(house, host, { status: 'IN_PROGRESS', cleaner, startTime: plus(house.clock.now(), -hour) });
  const { tasks }: { tasks: { id: string }[] } = (await house.get(`/api/jobs/${job.id}`, cleaner.token)).body;
  for (const [index, { id }] of tasks.entries()) {
    const change = skips && index === 0 ? { skippedReason: 'There was no bed' } : { done: true };
    await house.patch(`/api/jobs/${job.id}/tasks/${id}`, change, cleaner.token);
  }
  for (const sides of photos) {
    const { photoUrl } = (await upload(house, cleaner.token, await aJpeg(sides))).body;
    const added = await house.post(`/api/jobs/${job.id}/deliverables`, { photoUrl, photoType: 'AFTER' }, cleaner.token);
    assert.equal(added.body.small === true, Math.max(sides.width, sides.height) < 640, 'said before it is handed in');
  }
  assert.equal((await house.patch(`/api/jobs/${job.id}`, { status: 'SUBMITTED' }, cleaner.token)).status, 200);
  const { doubts, settlesAt } = (await house.get(`/api/jobs/${job.id}`, host.token)).body;
  return [doubts, (Date.parse(settlesAt) - house.clock.now().getTime()) / day];
}

test('skipped required work and a picture too small to show anything are doubts, and the host sees them', async () => {
  assert.deepEqual(await handIn([{ width: 640, height: 300 }]), [[], 2]);
  assert.deepEqual(await handIn([{ width: 639, height: 600 }]), [['small_photo'], 7]);
  assert.deepEqual(await handIn([{ width: 300, height: 800 }], { skips: true }), [['task_skipped'], 7]);
});

test('a larger picture makes up for one that is too small', async () => {
  const photos = [
    { width: 639, height: 600 },
    { width: 640, height: 480 },
  ];
  assert.deepEqual(await handIn(photos), [[], 2]);
});
