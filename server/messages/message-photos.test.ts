import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { uploads } from '#server/photos/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aPhotoOf } from '#server/testing/a-report.ts';
import { aHouse } from '#server/testing/house.ts';
import { inTurns, upTo } from '#server/testing/in-turns.ts';
import { isHeldUp } from '#server/testing/is-held-up.ts';
import { aHost } from '#server/testing/people.ts';
import { until } from '#server/testing/until.ts';

const house = await aHouse();

/** A cleaner with assigned jobs on consecutive days and some pictures of their own. */
async function aCleanerWith({ jobs, photos }: { jobs: number; photos: number }) {
  const [host, ana] = [await aHost(house), await anApprovedCleaner(house, 'Ana')];
  const assigned = (turn: number) =>
    aJob(house, host, { status: 'ASSIGNED', cleaner: ana, startTime: plus(house.clock.now(), (turn + 2) * day) });
  return {
    ana,
    paths: (await inTurns(upTo(jobs), assigned)).map(({ id }) => `/api/jobs/${id}/messages`),
    photoUrls: await inTurns(upTo(photos), () => aPhotoOf(house, ana)),
  };
}

test('the same pictures go into several messages at once, in whatever order they are named', async () => {
  const { ana, paths, photoUrls } = await aCleanerWith({ jobs: 4, photos: 8 });
  const named = (turn: number) => (turn % 2 === 0 ? photoUrls : photoUrls.toReversed());
  const sent = await Promise.all(
    paths.map((path, turn) => house.post(path, { text: 'Done', photoUrls: named(turn) }, ana.token)),
  );
  assert.deepEqual(new Set(sent.map(({ status }) => status)), new Set([201]));
  const pathOf = (url: string) => url.split('?')[0];
  for (const [turn, { body }] of sent.entries()) assert.deepEqual(body.photoUrls.map(pathOf), named(turn));
});

test('a photo alone is a message, a text of nothing without one is not', async () => {
  const { ana, paths, photoUrls } = await aCleanerWith({ jobs: 1, photos: 1 });
  const [path = ''] = paths;
  for (const body of [{ text: '', photoUrls }, { photoUrls }, { text: ' \n', photoUrls }]) {
    const { status, body: sent } = await house.post(path, body, ana.token);
    assert.deepEqual([status, sent.text, sent.photoUrls.length], [201, '', 1]);
  }
  for (const body of [{ text: '' }, {}, { text: ' ', photoUrls: [] }]) {
    const { status, body: refusal } = await house.post(path, body, ana.token);
    assert.deepEqual([status, refusal.fieldErrors], [400, { text: { code: 'blank' } }]);
  }
});

test('a deadlock over a picture is tried again, and is no wrong link', async () => {
  const { ana, paths, photoUrls } = await aCleanerWith({ jobs: 1, photos: 2 });
  const own = house.kit.db.select().from(uploads).where(eq(uploads.ownerId, ana.id)).orderBy(uploads.id);
  const [first, second] = (await own).map(({ id }) => id);
  const hold = (tx: Tx, id = '') => tx.select().from(uploads).where(eq(uploads.id, id)).for('update');
  let sending: ReturnType<typeof house.post> | undefined;
  await house.kit.db.transaction(async (tx) => {
    await tx.execute(`set local deadlock_timeout = '10min'`); // so it is the message that PostgreSQL gives up
    await hold(tx, second);
    sending = house.post(paths[0] ?? '', { text: 'Done', photoUrls }, ana.token);
    await until('the message waits for the second picture', () => isHeldUp(house));
    await hold(tx, first);
  });
  assert.equal((await sending)?.status, 201);
});
