import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, type TestContext, test } from 'node:test';
import { Client } from 'pg';
import { until } from '#server/testing/until.ts';
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.ts';
import { livePostmaster } from './postgres/postmaster.ts';

const folder = mkdtempSync(join(tmpdir(), 'freshkey-embedded-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const quiet = () => {};

/** A server that stops with its test, whatever happens to it. */
async function started(t: TestContext, options: Partial<EmbeddedPostgresOptions> & { dataDir: string }) {
  const server = await startEmbeddedPostgres({ log: quiet, ...options });
  t.after(() => server.stop());
  return server;
}

test('data survives killing the server and moving its folder', async (t) => {
  const dataDir = join(folder, 'first');
  const first = await started(t, { dataDir, outlive: true });
  await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  const pid = livePostmaster(dataDir);
  assert.ok(pid);
  const moved = join(folder, 'moved');
  renameSync(dataDir, moved);
  assert.equal(livePostmaster(moved), pid, 'the running server is known in its new place');

  const second = await started(t, { dataDir: moved });
  assert.notEqual(livePostmaster(moved), pid);
  assert.deepEqual(await query(second.url, 'SELECT answer FROM kept'), [{ answer: 42 }]);
  await second.stop();
  assert.equal(livePostmaster(moved), null);
});

test('a server that dies is restarted', async (t) => {
  const dataDir = join(folder, 'dies');
  const lines: string[] = [];
  const server = await started(t, { dataDir, log: (line) => lines.push(line) });
  const pid = livePostmaster(dataDir);
  assert.ok(pid);
  process.kill(pid, 'SIGKILL');
  await until('another postmaster is there', () => livePostmaster(dataDir) !== null && livePostmaster(dataDir) !== pid);
  await until('it answers', () => query(server.url, 'SELECT 1').then(Boolean, () => false));
  assert.deepEqual(lines, ['The database stopped unexpectedly and is being restarted.']);
  await server.stop();
});

test('a pid file naming another program harms neither that program nor the start', async (t) => {
  const dataDir = join(folder, 'stale');
  const first = await started(t, { dataDir });
  await first.stop();
  writeFileSync(join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n`);
  assert.equal(livePostmaster(dataDir), null);
  const second = await started(t, { dataDir });
  assert.deepEqual(await query(second.url, 'SELECT 1 AS one'), [{ one: 1 }]);
  await second.stop();
});

test('a first start killed halfway does not block the next one', async (t) => {
  const halfMade = join(folder, 'half.new-4711');
  mkdirSync(halfMade);
  writeFileSync(join(halfMade, 'PG_VERSION'), '18\n');
  const server = await started(t, { dataDir: join(folder, 'half') });
  assert.equal(existsSync(halfMade), false);
  await server.stop();
});

/** Writes into a folder, as initdb does, for as long as it is there. */
const writing = `
  const { writeFileSync } = require('node:fs');
  for (let n = 0; ; n++) for (const place of ['/', '/base/']) writeFileSync(process.argv[1] + place + n, '');
`;

test('nor does one whose initdb has outlived it and still writes', async (t) => {
  const halfMade = join(folder, 'written.new-4711');
  mkdirSync(join(halfMade, 'base'), { recursive: true });
  const writer = spawn(process.execPath, ['-e', writing, halfMade], { stdio: 'ignore' });
  t.after(() => writer.kill());
  await until('it writes', () => existsSync(join(halfMade, '2000')));
  const server = await started(t, { dataDir: join(folder, 'written') });
  assert.equal(existsSync(halfMade), false);
  await server.stop();
});

test('a folder with other files or another version is refused and left alone', async (t) => {
  const other = join(folder, 'other');
  mkdirSync(other);
  writeFileSync(join(other, 'letter.txt'), 'dear');
  await assert.rejects(started(t, { dataDir: other }), /holds files that aren’t a database/);
  assert.equal(readFileSync(join(other, 'letter.txt'), 'utf8'), 'dear');
  writeFileSync(join(other, 'PG_VERSION'), '16\n');
  await assert.rejects(started(t, { dataDir: other }), /made by PostgreSQL 16/);
});

test('text is UTF-8 and nothing listens on the network', async (t) => {
  const server = await started(t, { dataDir: join(folder, 'text') });
  assert.deepEqual(await query(server.url, "SELECT upper('añé中') AS text"), [{ text: 'AÑÉ中' }]);
  assert.deepEqual(await query(server.url, 'SHOW listen_addresses'), [{ listen_addresses: '' }]);
  assert.deepEqual(await query(server.url, 'SHOW fsync'), [{ fsync: 'on' }]);
  await server.stop();
});

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', quiet);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
