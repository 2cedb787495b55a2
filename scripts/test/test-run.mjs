import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node, projectEnv, root } from '../setup/paths.mjs';
import { watchParent } from '../setup/run.mjs';
import { killMarked, markName } from './marked-processes.mjs';

/** This run's mark, which everything started from now on carries, and its folder; nothing of either outlives us. */
export function beginTestRun() {
  const scratch = mkdtempSync(join(tmpdir(), 'freshkey-test-'));
  const mark = scratch;
  projectEnv[markName] = mark;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  watchParent(() => process.exit(1));
  process.once('exit', () => {
    // The database stops by itself when we are gone, and removes its files.
    killMarked(mark, databaseMark(mark));
    rmSync(scratch, { recursive: true, force: true });
  });
  return { mark, scratch };
}

const databaseMark = (mark) => `${mark}:database`;

/** Does the work on this run's own database server: its address is in the environment passed to `work`. */
export async function withDatabase(mark, work) {
  const env = { ...projectEnv, [markName]: databaseMark(mark) };
  const server = fork('scripts/test/database.ts', { cwd: root, execPath: node, env });
  const [message] = await Promise.race([once(server, 'message'), once(server, 'exit').then(() => [null])]);
  if (!message) throw new Error('The test database does not start: the reason is above.');
  await work({ ...projectEnv, TEST_DATABASE_URL: message.url });
  if (server.connected) server.disconnect();
}
