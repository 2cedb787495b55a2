import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { photosPerJob, unusedUploadsPerDay } from '#contract/photo-limits.ts';
import { day, hour, second } from '#server/platform/clock.ts';
import { aJpeg, upload } from '#server/testing/a-picture.ts';
import { profileBody } from '#server/testing/access-bodies.ts';
import { aHouse } from '#server/testing/house.ts';
import { upTo } from '#server/testing/in-turns.ts';
import { aCleaner, type Somebody } from '#server/testing/people.ts';
import { until } from '#server/testing/until.ts';
import { intakeOf } from './intake.ts';

const house = await aHouse();
const jpeg = await aJpeg();
const send = ({ token }: Somebody) => upload(house, token, jpeg);

/** Decoding that waits to be released, one picture at a time. */
function heldDecoding(t: TestContext) {
  const intake = intakeOf(house.kit);
  const begun: (() => void)[] = [];
  const decode = intake.decoder.carryOut.bind(intake.decoder);
  t.mock.method(intake.decoder, 'carryOut', async (order: Parameters<typeof decode>[0]) => {
    await new Promise<void>((go) => begun.push(go));
    return decode(order);
  });
  const waiting = t.mock.method(intake, 'rewrite').mock;
  return {
    /** Resolves once this many pictures have arrived and are waiting. */
    async received(count: number) {
      await until(`${count} pictures have arrived`, () => waiting.callCount() >= count);
    },
    async letGo() {
      await until('a picture is to be decoded', () => begun.length > 0);
      begun.shift()?.();
    },
  };
}

test('an account that sends many pictures at once lets the others through', async (t) => {
  const { received, letGo } = heldDecoding(t);
  const [flood, other] = [await aCleaner(house), await aCleaner(house)];
  const done: string[] = [];
  const sent = upTo(6).map(() => send(flood).then(({ status }) => done.push(`flood ${status}`)));
  await received(6);
  sent.push(send(other).then(({ status }) => done.push(`other ${status}`)));
  await received(7);
  for (const count of upTo(7)) {
    await letGo();
    await until(`${count + 1} uploads are answered`, () => done.length > count);
  }
  assert.deepEqual(done.slice(0, 3), ['flood 201', 'other 201', 'flood 201']);
  await Promise.all(sent);
});

test('more than a job’s photos at once get 429, for that account only', async (t) => {
  const { received, letGo } = heldDecoding(t);
  const [flood, other] = [await aCleaner(house), await aCleaner(house)];
  const sent = upTo(photosPerJob).map(() => send(flood));
  await received(photosPerJob);
  const { status, headers, body } = await send(flood);
  assert.deepEqual([status, body.error, headers['retry-after']], [429, 'rate_limited', '10']);
  assert.deepEqual(body.fields, {
    file: 'Your other photos are still being processed. Try again in a few seconds',
  });
  const others = send(other);
  for (const _ of upTo(photosPerJob + 1)) await letGo();
  for (const answer of [...sent, others]) assert.equal((await answer).status, 201);
  const again = send(flood);
  await letGo();
  assert.equal((await again).status, 201);
});

/** Unused pictures, as if uploaded an hour ago. */
const leaveLying = ({ id }: Somebody, count: number) =>
  house.kit.db.$client.query(
    `insert into upload (id, owner_id, storage_key, width, height, created_at)
     select gen_random_uuid(), $1, gen_random_uuid(), 1, 1, $2 from generate_series(1, $3)`,
    [id, new Date(house.clock.now().getTime() - hour), count],
  );

test('unused pictures are limited per account and day, even if they arrive together', async () => {
  const cleaner = await aCleaner(house);
  await leaveLying(cleaner, unusedUploadsPerDay - 2);
  const answers = await Promise.all(upTo(6).map(() => send(cleaner)));
  const [refused] = answers.filter(({ status }) => status === 429);
  assert.equal(answers.filter(({ status }) => status === 201).length, 2);
  assert.equal(refused?.body.error, 'rate_limited');
  assert.match(refused?.body.fields.file, /aren’t on a job yet/);
  assert.equal(refused?.headers['retry-after'], String((day - hour) / second));
  assert.equal((await send(await aCleaner(house))).status, 201, 'another account has its own');
});

test('a picture in use does not count, and after a day none does', async () => {
  const cleaner = await aCleaner(house);
  const { photoUrl } = (await send(cleaner)).body;
  await leaveLying(cleaner, unusedUploadsPerDay - 1);
  assert.equal((await send(cleaner)).status, 429);
  await house.put('/api/cleaner/profile', { ...profileBody(), profileImageUrl: photoUrl }, cleaner.token);
  assert.equal((await send(cleaner)).status, 201);
  assert.equal((await send(cleaner)).status, 429);
  house.clock.forward(day - hour);
  assert.equal((await send(cleaner)).status, 201);
});
