import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { checkRecord } from '#contract/check-record.ts';
import { type JobRecord, recordName } from '#contract/record-file.ts';
import { webTools } from '#contract/record-tools.ts';
import { deliverables } from '#server/jobs/table.ts';
import { uploads } from '#server/photos/table.ts';
import { newId } from '#server/platform/ids.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aDocumentedJob, claimOf, recordIn } from '#server/testing/a-claim.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aJpeg, upload } from '#server/testing/a-picture.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';
import { filesOf, packAgain } from '#server/testing/spoil-claim.ts';

const house = await aHouse();
const log = async () => (await house.get('/.well-known/freshkey-log')).body;

test('pictures that went with their host are told as gone', async () => {
  const { job, cleaner } = await aDocumentedJob(house, 2);
  await house.kit.db.delete(deliverables).where(eq(deliverables.jobId, job.id));
  const checked = await checkRecord(await claimOf(house, job, cleaner), await log(), webTools);
  assert.deepEqual([checked.faults, checked.record?.photos.map(({ file }) => file)], [[], [null, null]]);
});

test('pictures from before the chain are held to their times as well, and told as gone', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const job = await aJob(house, host, { status: 'SUBMITTED', cleaner, startTime: house.clock.now() });
  // written by hand, as they were before there were records
  for (const width of [24, 25]) await upload(house, cleaner.token, await aJpeg({ width, height: 16 }));
  const { db } = house.kit;
  for (const { id } of await db.select().from(uploads).where(eq(uploads.ownerId, cleaner.id))) {
    const photo = {
      id: newId(),
      jobId: job.id,
      uploadId: id,
      photoType: 'AFTER',
      createdAt: house.clock.now(),
    } as const;
    await db.insert(deliverables).values(photo);
  }
  const claim = await claimOf(house, job, host);
  const record = recordIn(claim);
  assert.deepEqual(
    record.links.map(({ content }) => content?.kind),
    ['record begun'],
  );
  const [photo] = record.photos;
  const spoiled = (change: (record: JobRecord) => void) => {
    const anew = recordIn(claim);
    change(anew);
    const bytes = packAgain(filesOf(claim).set(recordName, Buffer.from(JSON.stringify(anew))));
    return log().then((published) => checkRecord(bytes, published, webTools));
  };
  const timed = await spoiled(({ photos: [first] }) => Object.assign(first ?? {}, { takenAt: '2026-01-02T03:04:05Z' }));
  assert.deepEqual(timed.faults, [{ code: 'photoTimeChanged', n: 1 }, { code: 'recordChanged' }]);
  const told = await spoiled(({ links: [first] }) => {
    const known = (first?.content?.known ?? {}) as { photos: { taken: string }[] };
    Object.assign(known.photos[0] ?? {}, { taken: '2026-01-02T03:04:05Z' });
  });
  assert.deepEqual(told.faults, [
    { code: 'linkChanged', n: 1 },
    { code: 'photoTimeChanged', n: 1 },
    { code: 'recordChanged' },
  ]);
  await house.kit.db.delete(deliverables).where(eq(deliverables.jobId, job.id));
  const gone = await checkRecord(await claimOf(house, job, cleaner), await log(), webTools);
  assert.deepEqual(
    [gone.faults, gone.record?.photos.map(({ id, file }) => [id === photo?.id, file])],
    [
      [],
      [
        [true, null],
        [false, null],
      ],
    ],
  );
});
