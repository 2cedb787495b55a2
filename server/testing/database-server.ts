import { realpathSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { livePostmaster } from '#server/platform/postgres/postmaster.ts';
import { socketDirFor, socketUrl } from '#server/platform/postgres/socket-dir.ts';
import { lockWithin } from '#server/platform/process-lock.ts';

const cacheDir = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
const testDataDir = `${cacheDir}/test-postgres`;

/** Nothing in a test database is worth saving from a power cut. */
export const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '300',
  autovacuum: 'off',
};

/**
 * The server on which tests make their databases: the one of this run if `npm test` gives one, else one for this
 * checkout, started by the first test that needs it and left running for the next.
 */
export async function testServerUrl(): Promise<string> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return given;
  const lock = await lockWithin(testDataDir, 60_000);
  if (!lock) throw new Error(`Another process starts the test database in ${testDataDir} and does not end.`);
  try {
    if (livePostmaster(testDataDir) === null) {
      rmSync(testDataDir, { recursive: true, force: true });
      await startEmbeddedPostgres({ dataDir: testDataDir, settings: forgetful, outlive: true, log: console.error });
    }
    return socketUrl(socketDirFor(`${realpathSync(dirname(testDataDir))}/test-postgres`), 'postgres');
  } finally {
    await lock.release();
  }
}
