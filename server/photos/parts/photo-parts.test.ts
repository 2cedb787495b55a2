import assert from 'node:assert/strict';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { begunUploadsPerDay, unfinishedUploads, uploadBytes, uploadPartBytes } from '#contract/photo-limits.ts';
import { day, plus } from '#server/platform/clock.ts';
import { anOpenUpload } from '#server/testing/a-connection.ts';
import { aForm, aPicture, upload } from '#server/testing/a-picture.ts';
import { anotherProcess } from '#server/testing/another-process.ts';
import { aHouse } from '#server/testing/house.ts';
import { upTo } from '#server/testing/in-turns.ts';
import type { Answer } from '#server/testing/peek-at-stream.ts';
import { aCleaner } from '#server/testing/people.ts';
import { photoParts } from '#server/testing/photo-parts.ts';
import { until } from '#server/testing/until.ts';

const house = await aHouse();
const photo = await aNoisyJpeg();
const half = Math.floor(photo.length / 2);
const incoming = join(house.kit.settings.dataDir, 'incoming');

/** Random dots do not compress: several parts. */
async function aNoisyJpeg(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const { width, height } = { width: 500, height: 400 };
  const dots = { create: { width, height, channels: 3, background: 'teal', noise } } as const;
  const jpeg = await aPicture({ width, height })
    .composite([{ input: dots, blend: 'overlay' }])
    .jpeg({ quality: 95 })
    .toBuffer();
  assert.ok(jpeg.length > 2 * uploadPartBytes && jpeg.length < uploadBytes, `${jpeg.length}`);
  return jpeg;
}

const somebody = async () => {
  const cleaner = await aCleaner(house);
  return { ...cleaner, ...photoParts(house, cleaner) };
};
const count = async (table: 'upload' | 'unfinished_photo' | 'photo_part', owner?: { id: string }) => {
  const where = owner ? `where owner_id = '${owner.id}'` : '';
  return (await house.kit.db.$client.query(`select count(*)::int as rows from ${table} ${where}`)).rows[0].rows;
};
const pictureOf = async ({ body }: Answer) => (await house.app.inject({ url: body.photoUrl })).rawPayload;
const told = ({ status, body }: Answer) => [status, body.error ?? null, body.received ?? null];

test('a photo in parts is the same photo as one in one piece, and nothing is left of its parts', async () => {
  const cleaner = await somebody();
  await cleaner.putAll('in-order', photo);
  assert.deepEqual((await cleaner.arrived('in-order')).body, { received: photo.length, upload: null });
  const { status, body, ...rest } = await cleaner.finish('in-order', photo);
  assert.equal(status, 201, JSON.stringify(body));
  const whole = await upload(house, cleaner.token, photo);
  assert.deepEqual([body.width, body.height, body.takenAt], [500, 400, null]);
  assert.ok((await pictureOf({ status, body, ...rest })).equals(await pictureOf(whole)));
  assert.equal(await count('unfinished_photo', cleaner), 0);
  assert.deepEqual((await cleaner.arrived('in-order')).body, { received: 0, upload: body });
});

test('what lies there of a photo cannot be read in the database', async () => {
  const cleaner = await somebody();
  const marked = Buffer.concat([photo.subarray(0, 1000), Buffer.from('GPSLatitude 41.8781')]);
  await cleaner.put('private', 0, marked);
  const { rows } = await house.kit.db.$client.query('select bytes_sealed from photo_part');
  assert.ok(rows.length > 0);
  for (const { bytes_sealed: sealed } of rows)
    for (const told of ['GPSLatitude', marked.toString('base64').slice(0, 40)]) assert.ok(!sealed.includes(told));
});

test('a part that is sent twice, too early or too late is 409 with where it goes on', async () => {
  const cleaner = await somebody();
  const [first, second] = [photo.subarray(0, 1000), photo.subarray(1000, 3000)];
  assert.deepEqual(told(await cleaner.put('one', 1000, second)), [409, 'stale', 0]);
  assert.equal((await cleaner.put('one', 0, first)).body.received, 1000);
  assert.deepEqual(told(await cleaner.put('one', 0, first)), [409, 'stale', 1000]);
  assert.deepEqual(told(await cleaner.put('one', 500, second)), [409, 'stale', 1000]);
  assert.equal((await cleaner.put('one', 1000, second)).body.received, 3000);
  await cleaner.putAll('one', photo, 3000);
  assert.equal((await cleaner.finish('one', photo)).status, 201);
});

test('the same part twenty times at once is there once, through two processes', async () => {
  const cleaner = await somebody();
  const { app } = await anotherProcess(house);
  const part = photo.subarray(0, uploadPartBytes);
  const sent = upTo(20).map(async (turn) => {
    if (turn % 2 === 0) return (await cleaner.put('many', 0, part)).status;
    const headers = { authorization: `Bearer ${cleaner.token}`, 'content-type': 'application/octet-stream' };
    const answer = await app.inject({ method: 'PUT', url: '/api/uploads/many?offset=0', headers, payload: part });
    return answer.statusCode;
  });
  assert.deepEqual((await Promise.all(sent)).sort(), [200, ...upTo(19).map(() => 409)]);
  await cleaner.putAll('many', photo, uploadPartBytes);
  assert.equal((await cleaner.finish('many', photo)).status, 201);
});

test('finished twice, and twenty times at once, it is one photo', async () => {
  const cleaner = await somebody();
  await cleaner.putAll('often', photo);
  const answers = await Promise.all(upTo(20).map(() => cleaner.finish('often', photo)));
  assert.deepEqual(new Set(answers.map(({ status, body }) => `${status} ${body.photoUrl}`)).size, 1);
  assert.equal((await cleaner.finish('often', photo)).body.photoUrl, answers[0]?.body.photoUrl);
  assert.equal(await count('upload', cleaner), 1);
});

test('what others have sent can neither be asked about, gone on with nor finished', async () => {
  const [cleaner, other] = [await somebody(), await somebody()];
  await cleaner.putAll('theirs', photo);
  assert.deepEqual((await other.arrived('theirs')).body, { received: 0, upload: null });
  assert.deepEqual(told(await other.put('theirs', half, photo.subarray(half, half + 10))), [409, 'stale', 0]);
  assert.deepEqual(told(await other.finish('theirs', photo)), [404, 'not_found', null]);
  assert.equal((await other.put('theirs', 0, Buffer.from('mine'))).status, 200);
  assert.equal((await cleaner.finish('theirs', photo)).status, 201);
});

test('bytes that are missing are told, those of another photo begin anew, and no picture is made of what is none', async () => {
  const cleaner = await somebody();
  await cleaner.put('short', 0, photo.subarray(0, 1000));
  assert.deepEqual(told(await cleaner.finish('short', photo)), [409, 'stale', 1000]);
  await cleaner.putAll('short', photo, 1000);
  assert.deepEqual(told(await cleaner.finish('short', photo, { sha256: '0'.repeat(64) })), [409, 'stale', 0]);
  assert.deepEqual((await cleaner.arrived('short')).body, { received: 0, upload: null });
  await cleaner.putAll('longer', photo);
  const announced = await cleaner.finish('longer', photo, { bytes: 1 });
  assert.deepEqual(told(announced), [409, 'stale', 0], 'nor is more taken in than was announced');
  const notAPhoto = Buffer.from('<html>'.repeat(20));
  await cleaner.putAll('html', notAPhoto);
  assert.deepEqual((await cleaner.finish('html', notAPhoto)).body.fieldErrors, { file: { code: 'photoFormat' } });
  const cut = photo.subarray(0, half);
  await cleaner.putAll('cut', cut);
  assert.deepEqual((await cleaner.finish('cut', cut)).body.fieldErrors, { file: { code: 'photoDamaged' } });
  assert.equal(await count('upload', cleaner), 0);
});

test('a part that is too large or empty is refused, and so is a photo that would become too large', async () => {
  const cleaner = await somebody();
  assert.equal((await cleaner.put('large', 0, Buffer.alloc(uploadPartBytes + 1))).status, 413);
  assert.equal((await cleaner.put('large', 0, Buffer.alloc(0))).status, 400);
  await cleaner.put('large', 0, photo.subarray(0, 10));
  // as if all but the last bytes had come
  await house.kit.db.$client.query('update unfinished_photo set received = $1 where key = $2', [
    uploadBytes - 5,
    'large',
  ]);
  const { status, body } = await cleaner.put('large', uploadBytes - 5, Buffer.alloc(6));
  assert.deepEqual([status, body.fieldErrors], [413, { file: { code: 'photoBytes' } }]);
  assert.equal((await cleaner.finish('large', photo, { bytes: uploadBytes + 1 })).status, 400);
});

test('of many unfinished ones the oldest makes room, and after a day none is left', async () => {
  const cleaner = await somebody();
  for (const turn of upTo(unfinishedUploads + 1)) await cleaner.put(`lying-${turn}`, 0, photo.subarray(0, 100));
  assert.equal(await count('unfinished_photo', cleaner), unfinishedUploads);
  assert.equal((await cleaner.arrived('lying-0')).body.received, 0);
  assert.equal((await cleaner.arrived('lying-1')).body.received, 100);
  house.clock.forward(day + 1);
  await house.kit.db.transaction((tx) => house.kit.tasks.send(tx, 'sweep-uploads', {}));
  await house.work();
  assert.deepEqual([await count('unfinished_photo'), await count('photo_part')], [0, 0]);
  assert.deepEqual(told(await cleaner.finish('lying-1', photo)), [404, 'not_found', null]);
});

test('as many can be begun in a day as somebody could need, and those that are begun go on', async () => {
  const cleaner = await somebody();
  await cleaner.put('first', 0, photo.subarray(0, 100));
  await house.kit.db.execute(
    sql`update sign_in_attempt set tries = ${begunUploadsPerDay} where ends_at = ${plus(house.clock.now(), day)}`,
  );
  assert.deepEqual(told(await cleaner.put('one-more', 0, photo.subarray(0, 100))), [429, 'rate_limited', null]);
  await cleaner.putAll('first', photo, 100);
  assert.equal((await cleaner.finish('first', photo)).status, 201);
  house.clock.forward(day + 1);
  assert.equal((await cleaner.put('one-more', 0, photo.subarray(0, 100))).status, 200);
});

/** How much of photos is on the disk, on its way in. */
async function incomingBytes(): Promise<number> {
  const entries = await readdir(incoming, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const sizes = await Promise.all(files.map((file) => stat(file).then(({ size }) => size)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Breaks off after this many bytes of the photo have come in, and waits until they are kept. */
async function cutOff(cleaner: Awaited<ReturnType<typeof somebody>>, key: string, bytes: number): Promise<number> {
  const { before } = aForm();
  const sending = await anOpenUpload(house, cleaner.token, before.length + photo.length, key);
  sending.on('error', () => undefined);
  sending.write(Buffer.concat([before, photo.subarray(0, bytes)]));
  // the form's parser holds back what may be the beginning of its end
  await until('it comes in', async () => (await incomingBytes()) > bytes - 100);
  sending.destroy();
  const received = async () => (await cleaner.arrived(key)).body.received;
  await until('it is kept', async () => (await received()) > 0);
  return received();
}

test('a photo that is cut off in the middle goes on from there, and the server has all of it once', async () => {
  const cleaner = await somebody();
  const there = await cutOff(cleaner, 'cut-off', half);
  assert.ok(there > half - 100 && there <= half, `${there} of ${half}`);
  await cleaner.putAll('cut-off', photo, there);
  const answer = await cleaner.finish('cut-off', photo);
  assert.equal(answer.status, 201, JSON.stringify(answer.body));
  assert.ok((await pictureOf(answer)).equals(await pictureOf(await upload(house, cleaner.token, photo))));
});

test('a photo that arrived whole, though nobody heard of it, is not taken twice', async () => {
  const cleaner = await somebody();
  const { body } = await upload(house, cleaner.token, photo, { key: 'unheard' });
  assert.equal((await cleaner.arrived('unheard')).body.upload.photoUrl, body.photoUrl);
  assert.equal((await cleaner.finish('unheard', photo)).body.photoUrl, body.photoUrl);
  assert.equal((await upload(house, cleaner.token, photo, { key: 'unheard' })).body.photoUrl, body.photoUrl);
  assert.equal(await count('upload', cleaner), 1);
});

test('in one piece and in parts at the same time it is one photo, with one set of files', async (t: TestContext) => {
  const cleaner = await somebody();
  await cleaner.putAll('both', photo);
  const removed = t.mock.method(house.kit.storage, 'remove').mock;
  const answers = await Promise.all([
    cleaner.finish('both', photo),
    upload(house, cleaner.token, photo, { key: 'both' }),
  ]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201],
  );
  assert.equal(answers[0]?.body.photoUrl, answers[1]?.body.photoUrl);
  assert.equal(await count('upload', cleaner), 1);
  assert.equal(removed.callCount(), 3);
});

test('who erases their account leaves no part of a photo', async () => {
  const cleaner = await somebody();
  await cleaner.put('leaving', 0, photo.subarray(0, 1000));
  assert.equal(
    (await house.send('DELETE', '/api/me', { as: cleaner.token, body: { email: cleaner.email } })).status,
    204,
  );
  assert.equal(await count('unfinished_photo', cleaner), 0);
  assert.equal((await cleaner.put('leaving', 0, photo.subarray(0, 1000))).status, 401);
});
