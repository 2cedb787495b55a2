import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { uploadBytes } from '#contract/photo-limits.ts';
import { hour, plus } from '#server/platform/clock.ts';
import { anOpenUpload } from '#server/testing/a-connection.ts';
import { aForm, aJpeg, upload } from '#server/testing/a-picture.ts';
import { anotherProcess } from '#server/testing/another-process.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner } from '#server/testing/people.ts';
import { until } from '#server/testing/until.ts';
import { intakeOf } from './intake.ts';

const house = await aHouse();
const { token } = await aCleaner(house);
const jpeg = await aJpeg();
const { dataDir } = house.kit.settings;
const incoming = join(dataDir, 'incoming');
const send = (bytes = jpeg) => upload(house, token, bytes);

async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

/** This process's folder is empty. */
const isClean = async () => {
  const [own, ...others] = await readdir(incoming);
  return own !== undefined && others.length === 0 && (await readdir(join(incoming, own))).length === 0;
};

/** Kills the next picture's decoder while it works. */
function killedDecoder(t: TestContext) {
  const { decoder } = intakeOf(house.kit);
  const decode = decoder.carryOut.bind(decoder);
  t.mock.method(
    decoder,
    'carryOut',
    (order: Parameters<typeof decode>[0]) => {
      const decoding = decode(order);
      if (decoder.pid) process.kill(decoder.pid, 'SIGKILL');
      return decoding;
    },
    { times: 1 },
  );
}

/** The disk fills up when the second file is put into storage. */
function fullDisk(t: TestContext) {
  const { storage } = house.kit;
  const put = storage.putFile.bind(storage);
  let puts = 0;
  return t.mock.method(storage, 'putFile', async (key: string, path: string) => {
    if (++puts > 1) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    await put(key, path);
  }).mock;
}

test('an upload leaves only what is meant to be kept, whether accepted or refused', async () => {
  assert.equal((await send()).status, 201);
  assert.ok(await isClean());
  const kept = (await filesIn(join(dataDir, 'uploads'))).length;
  assert.equal(kept, 3, 'the picture, its copy for screens and its thumbnail');
  assert.equal((await send(jpeg.subarray(0, jpeg.length / 2))).status, 400);
  assert.equal((await send(Buffer.from('no picture'))).status, 400);
  assert.equal((await send(Buffer.alloc(uploadBytes + 1))).status, 413);
  assert.ok(await isClean());
  assert.equal((await filesIn(join(dataDir, 'uploads'))).length, kept);
});

test('an upload on a full disk is 503 and leaves nothing, and works again when there is room', async (t) => {
  const before = await filesIn(join(dataDir, 'uploads'));
  const disk = fullDisk(t);
  const { status, headers, body } = await send();
  assert.deepEqual([status, body.error, headers['retry-after']], [503, 'unavailable', '5']);
  assert.deepEqual(await filesIn(join(dataDir, 'uploads')), before);
  assert.ok(await isClean());
  disk.restore();
  assert.equal((await send()).status, 201);
});

test('a picture whose decoder is killed is 503 and leaves nothing, and the next one is accepted', async (t) => {
  killedDecoder(t);
  const { status, body } = await send();
  assert.deepEqual([status, body.error], [503, 'unavailable']);
  assert.ok(await isClean());
  assert.equal((await send()).status, 201);
});

test('a connection that breaks off leaves nothing', async () => {
  const sending = await anOpenUpload(house, token, jpeg.length * 2);
  sending.on('error', () => undefined);
  sending.write(Buffer.concat([aForm().before, jpeg.subarray(0, 1000)]));
  await until('the upload has begun', async () => (await filesIn(incoming)).length === 1);
  sending.destroy();
  await until('the folder is empty', isClean);
});

test('a connection that breaks off before anything was read of it holds no place', async (t) => {
  const hold = t.mock.method(intakeOf(house.kit).slots, 'hold').mock;
  const sending = await anOpenUpload(house, token, jpeg.length * 2);
  sending.on('error', () => undefined);
  await new Promise((resolve) => sending.write(Buffer.concat([aForm().before, jpeg.subarray(0, 1000)]), resolve));
  sending.destroy();
  await until('it is taken in', () => hold.callCount() === 1);
  await assert.rejects(hold.calls[0]?.result ?? Promise.resolve());
  assert.ok(await isClean());
});

test('a picture no one is waiting for any more is not decoded', async (t) => {
  const intake = intakeOf(house.kit);
  const { promise: go, resolve: letGo } = Promise.withResolvers<void>();
  const decode = intake.decoder.carryOut.bind(intake.decoder);
  const decoding = t.mock.method(intake.decoder, 'carryOut', (order: Parameters<typeof decode>[0]) =>
    go.then(() => decode(order)),
  ).mock;
  const received = t.mock.method(intake, 'rewrite').mock;
  const first = send();
  await until('the first is decoded', () => decoding.callCount() === 1);
  const { before, after } = aForm();
  const sending = await anOpenUpload(house, token, before.length + jpeg.length + after.length);
  sending.on('error', () => undefined);
  sending.end(Buffer.concat([before, jpeg, after]));
  await until('the second has arrived', () => received.callCount() === 2);
  const connections = () => new Promise((resolve) => house.app.server.getConnections((_, count) => resolve(count)));
  sending.destroy();
  await until('the connection is gone', async () => (await connections()) === 0);
  letGo();
  assert.equal((await first).status, 201);
  await until('the folder is empty', isClean);
  assert.equal(decoding.callCount(), 1);
});

test('only what a killed process left behind is removed at the start', async () => {
  const leave = async (name: string) => {
    await mkdir(join(incoming, name, 'upload'), { recursive: true });
    await writeFile(join(incoming, name, 'upload', 'sent'), 'half a picture');
    return name;
  };
  const noProcess = 2 ** 30;
  await leave(`${hostname()}-${noProcess}-abc`);
  await leave(`${hostname()}-${process.pid}-abc`);
  const longAgo = plus(house.clock.now(), -2 * hour);
  await utimes(join(incoming, await leave(`elsewhere-7-abc`)), longAgo, longAgo);
  const [own] = await readdir(incoming).then((names) => names.filter((name) => !name.endsWith('-abc')));
  const working = await leave(`elsewhere-8-abc`);
  await anotherProcess(house).then(({ app }) => app.ready());
  assert.deepEqual((await readdir(incoming)).sort(), [working, own].sort());
});
