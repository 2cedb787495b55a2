import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './env.ts';
import { socketDirFor, socketUrl } from './postgres/socket-dir.ts';
import { StartFault } from './start-fault.ts';

/** For commands beside a running product: the database of DATABASE_URL, or else the data folder's own. */
export function runningDatabaseUrl({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): string {
  if (databaseUrl) return databaseUrl;
  const folder = join(dataDir, 'postgres');
  if (!existsSync(join(folder, 'postmaster.pid'))) {
    throw new StartFault(`Freshkey isn’t running on ${dataDir}: start it first, or set DATABASE_URL or DATA_DIR.`);
  }
  return socketUrl(socketDirFor(realpathSync(folder)), 'freshkey');
}
