import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ProcessLost } from '#server/platform/own-process.ts';
import { aJpeg } from '#server/testing/a-picture.ts';
import { newDecoder } from './intake.ts';

const folder = await mkdtemp(join(tmpdir(), 'freshkey-decoder-'));
const decoder = newDecoder();
after(async () => {
  decoder.stop();
  await rm(folder, { recursive: true });
});
const order = {
  sent: join(folder, 'sent'),
  whole: join(folder, 'whole.jpg'),
  screen: join(folder, 'screen.jpg'),
  small: join(folder, 'small.jpg'),
  timeZone: 'UTC',
};
await writeFile(order.sent, await aJpeg());

test('pictures are decoded by one process', async () => {
  assert.equal(decoder.pid, null);
  assert.equal((await decoder.carryOut(order)).refused, null);
  const { pid } = decoder;
  assert.equal((await decoder.carryOut(order)).refused, null);
  assert.equal(decoder.pid, pid);
});

test('a killed process is reported, and another takes its place', async () => {
  const decoding = decoder.carryOut(order);
  process.kill(decoder.pid ?? 0, 'SIGKILL');
  await assert.rejects(decoding, ProcessLost);
  assert.equal((await decoder.carryOut(order)).refused, null);
});

test('a picture that cannot be written is not called damaged: the system’s reason is passed on', async () => {
  const elsewhere = { ...order, whole: join(folder, 'missing', 'whole.jpg') };
  await assert.rejects(decoder.carryOut(elsewhere), { code: 'ENOENT' });
});
