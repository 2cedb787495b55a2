import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prepared } from '#server/platform/prepared.ts';
import { aJob } from '#server/testing/a-job.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost } from '#server/testing/people.ts';
import { selectSeenJob } from './read-seen-job.ts';

const house = await aHouse();

const fast = prepared((reader) => selectSeenJob(reader, {}).prepare('seen_fast'));

test('the fast reader of rows gives what Drizzle gives, with and without what was joined', async () => {
  const { db } = house.kit;
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  await approve(house, cleaner);
  const open = await aJob(house, host, { specialInstructions: 'Mind the cat' });
  const taken = await aJob(house, host, { status: 'ASSIGNED', cleaner });
  for (const [jobId, viewerId] of [open, taken].flatMap((job) => [host, cleaner].map(({ id }) => [job.id, id]))) {
    const values = { jobId, viewerId };
    const [expected] = await selectSeenJob(db, {}).prepare('seen_plain').execute(values);
    const [read] = await fast(db).execute(values);
    assert.deepEqual(read, expected);
    assert.equal(read?.cleaner?.id, jobId === taken.id ? cleaner.id : undefined);
    assert.ok(read?.job.startTime instanceof Date);
    assert.equal(read?.clearance, viewerId === cleaner.id ? 'APPROVED' : null);
    const inside = await db.transaction((tx) => fast(tx).execute(values));
    assert.deepEqual(inside, [expected]);
  }
});
