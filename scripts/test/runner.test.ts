import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, test } from 'node:test';
import { until } from '#server/testing/until.ts';
import { runComponents } from './run-components.mjs';
import { runFile } from './run-file.mjs';
import { runFiles } from './run-files.mjs';

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

/** Runs these files in one process and, if that goes wrong, each alone. */
async function resultsInTurn(tests: Record<string, string>) {
  const files = Object.entries(tests).map(([name, text]) => {
    const file = join(folder, `${name}.test.ts`);
    writeFileSync(file, imports + text);
    return file;
  });
  const results: string[] = [];
  await runFiles(files, {
    ...{ env: process.env, mark: folder, scratch: folder, patience: 200, concurrency: 1, inTurn: files.length },
    onResult: ({ passed, failures, times }) => {
      const ran = times.map(({ file }) => basename(file, '.test.ts')).join();
      results.push([ran, passed, ...failures.map(({ name }) => name)].join(' '));
    },
  });
  return results;
}

const leaves = `test('leaves something', () => { globalThis.left = true; });`;
const finds = `test('finds nothing', () => { if (globalThis.left) throw new Error('found'); });`;

test('files run in one process as long as all goes well there', async () => {
  assert.deepEqual(await resultsInTurn({ finds, leaves }), ['finds,leaves 2']);
});

test('what goes wrong after another file says nothing: each is run alone then', async () => {
  assert.deepEqual(await resultsInTurn({ leaves, finds }), ['leaves 1', 'finds 1']);
});

test('a file that fails, breaks or holds no test is found among others too', async () => {
  const fails = `test('fails', () => { throw new Error('wrong'); });`;
  assert.deepEqual(await resultsInTurn({ finds, fails }), ['finds 1', 'fails 0 fails']);
  assert.deepEqual(await resultsInTurn({ finds, none: '' }), ['finds 1', 'none 0 It holds no test']);
  const breaks = await resultsInTurn({ finds, breaks: `throw new Error('at once');` });
  assert.equal(breaks.length, 2);
  assert.match(breaks[1] ?? '', /^breaks 0 ./);
});

test('a file that ends the process of several does not keep the others from running', async () => {
  const ends = `test('passes', () => {}); test('ends', () => process.exit(0));`;
  const results = await resultsInTurn({ ends, fine: finds });
  assert.equal(results.length, 2);
  assert.equal(results[1], 'fine 1');
});

test('component tests that were not reached together, or failed there, count as they end alone', async () => {
  const sharing = ['web/ui/dialog.test.tsx', 'web/ui/table.test.tsx', 'web/ui/tabs.test.tsx'];
  const asked: (readonly string[])[] = [];
  const timesOf = (files: readonly string[]) => files.map((file) => ({ file, took: 1 }));
  const run = async (_path: string, args: readonly string[]) => {
    asked.push(args);
    const [first, second] = sharing as [string, string];
    if (args[0] !== '--no-isolate') return { passed: 5, passedFiles: [], failures: [], times: timesOf(args) };
    const failures = [{ file: second, name: 'sees what is left', reason: 'left' }];
    return { passed: 3, passedFiles: [first, first, second], failures, times: timesOf([first, second]) };
  };
  const limit = new AbortController().signal;
  const { passed, failures, times } = await runComponents(sharing, { scratch: folder, limit, run });
  assert.deepEqual(asked.at(-1), ['web/ui/table.test.tsx', 'web/ui/tabs.test.tsx']);
  assert.deepEqual([passed, failures, times.length], [7, [], 3]);
});
