import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The longest Unix socket path on the systems we know, without the terminating zero. */
const longestSocketPath = 103;

/** The folder of the server's socket: the data folder itself or, if that path is too long, one named after it. */
export function socketDirFor(dataDir: string): string {
  if (Buffer.byteLength(join(dataDir, '.s.PGSQL.5432')) <= longestSocketPath) return dataDir;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `freshkey-postgres-${name}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** The connection string for the server whose socket is in this folder. */
export function socketUrl(socketDir: string, database: string): string {
  return `postgresql://freshkey@localhost/${database}?host=${encodeURIComponent(socketDir)}`;
}
