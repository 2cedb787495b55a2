import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { aDocumentedJob, claimOf } from '#server/testing/a-claim.ts';
import { aHouse } from '#server/testing/house.ts';
import { filesOf, packAgain } from '#server/testing/spoil-claim.ts';
import { sealRecords } from './seal-records.ts';

const folder = await mkdtemp(join(tmpdir(), 'verify-'));
after(() => rm(folder, { recursive: true }));

/** The command as somebody runs it who has only the two files. */
const verify = (...names: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const command = fileURLToPath(new URL('./verify-file.ts', import.meta.url));
    execFile(process.execPath, [command, ...names.map((name) => join(folder, name))], (error, said, wrong) =>
      resolve({ code: error ? Number(error.code) : 0, said: said + wrong }),
    );
  });

test('without a server, the command says of a file what /verify says', async () => {
  const house = await aHouse();
  const { job, host } = await aDocumentedJob(house, 2);
  await sealRecords(house.kit);
  const claim = await claimOf(house, job, host);
  const log = (await house.get('/.well-known/freshkey-log')).body;
  await house.close();
  const files = filesOf(claim);
  files.delete('photos/01-before.jpg');
  await writeFile(join(folder, 'claim.zip'), claim);
  await writeFile(join(folder, 'spoiled.zip'), packAgain(files));
  await writeFile(join(folder, 'log.json'), JSON.stringify(log));
  await writeFile(join(folder, 'other.json'), JSON.stringify({ ...log, keys: [] }));
  const whole = await verify('claim.zip', 'log.json');
  assert.equal(whole.code, 0, whole.said);
  assert.match(whole.said, /^Nothing in this file has changed[\s\S]*5 events, 2 photos\./);
  assert.match((await verify('claim.zip')).said, /couldn’t be compared with the public log/);
  const spoiled = await verify('spoiled.zip', 'log.json');
  assert.deepEqual([spoiled.code, spoiled.said.trim()], [1, 'photos/01-before.jpg is missing.']);
  const stranger = await verify('claim.zip', 'other.json');
  assert.equal(stranger.code, 1);
  assert.match(stranger.said, /signed with an unknown key[\s\S]*public log itself doesn’t verify/);
  assert.equal((await verify('claim.zip', 'claim.zip')).code, 2, 'what is no log is no log');
});
