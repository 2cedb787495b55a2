import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { diskStorage } from './storage.ts';

const folder = await mkdtemp(join(tmpdir(), 'freshkey-storage-'));
after(() => rm(folder, { recursive: true }));

test('a file is kept under its key until it is removed', async () => {
  const storage = diskStorage(join(folder, 'kept'));
  await writeFile(join(folder, 'picture'), 'pixels');
  await storage.putFile('photos/ab/abc', join(folder, 'picture'));
  assert.equal(String(await storage.get('photos/ab/abc')), 'pixels');
  await storage.remove('photos/ab/abc');
  assert.equal(await storage.get('photos/ab/abc'), null);
});

test('a file that cannot be stored leaves nothing behind', async () => {
  const storage = diskStorage(folder);
  await writeFile(join(folder, 'picture'), 'pixels');
  await mkdir(join(folder, 'photos/taken/by-a-folder'), { recursive: true });
  await assert.rejects(storage.putFile('photos/taken', join(folder, 'picture')));
  await assert.rejects(storage.putFile('photos/nothing', join(folder, 'missing')), { code: 'ENOENT' });
  assert.deepEqual(await readdir(join(folder, 'photos')), ['taken']);
});
