import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uploadBytes } from '#contract/photo-limits.ts';
import { anOpenUpload, sendPieces } from '#server/testing/a-connection.ts';
import { aForm, aJpeg, upload } from '#server/testing/a-picture.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner } from '#server/testing/people.ts';
import { type Random, seededRandom } from '#server/testing/seeded-random.ts';

const seed = Number(process.env.SEED ?? Date.now() % 100_000);
const house = await aHouse();
const { token } = await aCleaner(house);
const { before, after } = aForm();
const jpeg = await aJpeg();

/** A whole JPEG plus bytes a decoder ignores: cut anywhere after the picture it is still a picture. */
const pictureOf = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);

async function send(bytes: Buffer, cuts: readonly number[], { chunked }: { chunked: boolean }) {
  const body = Buffer.concat([before, bytes, after]);
  const edges = [0, ...cuts.map((cut) => cut + before.length), body.length].sort((one, other) => one - other);
  const pieces = edges.slice(1).map((edge, index) => body.subarray(edges[index], edge));
  const sending = await anOpenUpload(house, token, chunked ? undefined : body.length);
  const answer = await sendPieces(
    sending,
    pieces.filter(({ length }) => length > 0),
  );
  const { error, fields } = answer.body as { error?: string; fields?: { file: string } }; // checked by the test
  return [answer.status, error, fields?.file];
}

const tooLarge = [413, 'payload_too_large', 'Use a photo of at most 15 MB'];
const someCuts = (random: Random, bytes: number) => Array.from({ length: random.below(12) }, () => random.below(bytes));

test('a picture larger than 15 MB is 413 however its bytes arrive', async () => {
  const random = seededRandom(seed);
  for (let turn = 0; turn < 15; turn++) {
    const excess = turn % 3 === 0 ? 1 : 1 + random.below(70_000);
    const bytes = uploadBytes + excess;
    // a packet that ends exactly at the limit, and those around it
    const cuts = [...someCuts(random, bytes), uploadBytes + random.below(3) - 1];
    const answer = await send(pictureOf(bytes), cuts, { chunked: turn % 2 === 0 });
    assert.deepEqual(answer, tooLarge, `seed ${seed}, turn ${turn}: ${excess} too many, cut at ${cuts}`);
  }
});

test('a picture of exactly 15 MB is accepted', async () => {
  const answer = await send(pictureOf(uploadBytes), someCuts(seededRandom(seed), uploadBytes), { chunked: true });
  assert.equal(answer[0], 201, `seed ${seed}`);
});

test('a body that declares itself too large is refused before it arrives', async () => {
  const sending = await anOpenUpload(house, token, 10 * uploadBytes);
  const { status } = await new Promise<{ status?: number }>((resolve, reject) => {
    sending.on('response', ({ statusCode }) => resolve({ status: statusCode })).on('error', reject);
    sending.write(before);
  });
  sending.destroy();
  assert.equal(status, 413);
});

test('a form that ends in the middle of its file is refused', async () => {
  const cut = Buffer.concat([before, jpeg]);
  const answer = await sendPieces(await anOpenUpload(house, token, cut.length), [cut]);
  assert.equal(answer.status, 400);
  assert.equal((await upload(house, token, jpeg)).status, 201);
});
