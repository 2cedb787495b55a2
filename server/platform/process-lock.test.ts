import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { lockWithin, tryLock } from './process-lock.ts';

test('a lock has one holder, and is free once its holder is killed', async (t) => {
  const name = `lock of ${process.pid}`;
  const module = new URL('./process-lock.ts', import.meta.url).href;
  const program = `import { tryLock } from '${module}'; await tryLock('${name}'); console.log('held'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => holder.kill('SIGKILL'));
  await once(holder.stdout, 'data');
  assert.equal(await tryLock(name), null);
  holder.kill('SIGKILL');
  const lock = await lockWithin(name, 60_000);
  assert.ok(lock);
  assert.equal(await tryLock(name), null);
  await lock.release();
  await (await tryLock(name))?.release();
});
