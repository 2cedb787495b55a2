import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import S3rver from '@20minutes/s3rver';
import { until } from '#server/testing/until.ts';
import { TestClock } from './clock.ts';
import { ProviderUnavailable } from './payment-provider.ts';
import { s3Storage } from './s3-storage.ts';

const folder = await mkdtemp(join(tmpdir(), 'freshkey-s3-'));
const bucket = 'photos';
const server = new S3rver({
  ...{ address: '127.0.0.1', port: 0, silent: true, directory: join(folder, 'buckets') },
  configureBuckets: [{ name: bucket, configs: [] }],
});
const { port } = await server.run();
after(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
// the only account it knows
Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });

const place = { bucket, endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1' };
const clock = new TestClock('2026-11-29T12:00:00Z');

test('a file is kept under its key until it is removed', async () => {
  const storage = s3Storage(place, clock, {});
  await writeFile(join(folder, 'picture'), Buffer.from([0xff, 0xd8, 0, 0x0d, 0x0a]));
  await storage.putFile('photos/ab/abc', join(folder, 'picture'));
  assert.deepEqual(await storage.get('photos/ab/abc'), Buffer.from([0xff, 0xd8, 0, 0x0d, 0x0a]));
  await storage.remove('photos/ab/abc');
  assert.equal(await storage.get('photos/ab/abc'), null);
  await storage.remove('photos/ab/abc');
});

test('a bucket that is not there is no missing photo', async () => {
  const storage = s3Storage({ ...place, bucket: 'nowhere' }, clock, {});
  await assert.rejects(storage.get('photos/ab/abc'), ProviderUnavailable);
  await assert.rejects(storage.putFile('photos/ab/abc', join(folder, 'picture')), ProviderUnavailable);
});

test('what was given up takes no connection: when the storage answers again, so does this', async () => {
  let hangs = true;
  const waiting = new Set<ServerResponse>();
  const slow = createServer((_, answer) => {
    if (hangs) waiting.add(answer);
    else answer.writeHead(200).end('pixels');
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  const storage = s3Storage({ ...place, endpoint }, clock, { patience: 300, failures: 1_000 });
  const given = await Promise.allSettled(Array.from({ length: 60 }, () => storage.get('photos/ab/abc')));
  assert.deepEqual([...new Set(given.map(({ status }) => status))], ['rejected']);
  hangs = false;
  await until('it answers again', async () => String(await storage.get('photos/ab/abc').catch(() => '')) === 'pixels');
  slow.closeAllConnections();
  slow.close();
});

test('a storage that does not answer is left alone for a while', async () => {
  const storage = s3Storage({ ...place, endpoint: 'http://127.0.0.1:9' }, clock, { failures: 1 });
  await assert.rejects(storage.get('photos/ab/abc'), /did not do it/);
  await assert.rejects(storage.get('photos/ab/abc'), /did not answer lately/);
});
