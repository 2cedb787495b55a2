import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { until } from '#server/testing/until.ts';
import { runFile } from './run-file.mjs';

// Each of these files would keep a plain `node --test` from ending, or would outlive it.

const folder = mkdtempSync(join(tmpdir(), 'freshkey-runner-'));
after(() => rmSync(folder, { recursive: true }));

const imports = `
  import { spawn } from 'node:child_process';
  import { writeFileSync } from 'node:fs';
  import { createServer } from 'node:net';
  import { test } from 'node:test';
`;

async function resultOf(name: string, tests: string, limit = new AbortController().signal) {
  const file = join(folder, `${name}.test.ts`);
  writeFileSync(file, imports + tests);
  const { passed, failures } = await runFile(file, {
    env: process.env,
    mark: folder,
    scratch: folder,
    limit,
    patience: 200,
  });
  return { passed, failures: failures.map(({ name, reason }) => `${name}: ${reason.split('\n', 1)[0]}`) };
}

test('a test that never ends is cut off and named', async () => {
  const [limit, begun] = [new AbortController(), join(folder, 'begun')];
  const hangs = `
    test('ends', () => {});
    test('hangs', async () => {
      await new Promise((resolve) => setTimeout(resolve));
      writeFileSync(${JSON.stringify(begun)}, '');
      for (;;);
    });`;
  const running = resultOf('hangs', hangs, limit.signal);
  await until('the test hangs', () => existsSync(begun));
  limit.abort();
  assert.deepEqual(await running, {
    passed: 1,
    failures: ['hangs: It had not ended when the time for it was over.'],
  });
});

test('a failed test that leaves a server open is ended, and both are reported', async () => {
  const leaves = `test('fails', () => { createServer().listen(0); throw new Error('too early'); });`;
  assert.deepEqual(await resultOf('server', leaves), {
    passed: 0,
    failures: ['fails: Error: too early', 'Something that was left open kept the file from ending: TCPServerWrap'],
  });
});

test('a timer left running is reported', async () => {
  const leaves = `test('passes', () => { setInterval(() => {}, 1000); });`;
  assert.deepEqual(await resultOf('timer', leaves), {
    passed: 1,
    failures: ['Something that was left open kept the file from ending: Timeout'],
  });
});

test('a process left running is reported and killed', async () => {
  const pidFile = join(folder, 'pid');
  const leaves = `test('passes', () => {
    const child = spawn('sleep', ['1000'], { detached: true, stdio: 'ignore' });
    child.unref();
    writeFileSync(${JSON.stringify(pidFile)}, String(child.pid));
  });`;
  const { failures } = await resultOf('child', leaves);
  const pid = readFileSync(pidFile, 'utf8');
  assert.deepEqual(failures, [`It left a process running: ${pid}: sleep 1000 (killed now)`]);
  await until('the process has ended', () => !existsSync(`/proc/${pid}/exe`));
});

test('a file that breaks or has no tests is a failure', async () => {
  const broken = await resultOf('broken', `test('passes', () => {}); setTimeout(() => { throw new Error('late'); });`);
  assert.equal(broken.passed, 1);
  assert.match(broken.failures.join(), /^It did not run to its end: .*late/);
  assert.deepEqual(await resultOf('empty', ''), { passed: 0, failures: ['It holds no test: '] });
});
