import { existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { lockWithin } from '../process-lock.ts';
import { StartFault } from '../start-fault.ts';
import type { StopStack } from './stop-stack.ts';

/** The data folder's real path, created if missing. Writes to it, as rights alone reveal no full or read-only disk. */
export function writableFolder(given: string): string {
  const folder = resolve(given);
  try {
    makeFolder(folder);
    const trial = join(folder, `.writable-${process.pid}`);
    writeFileSync(trial, 'x');
    rmSync(trial);
    return realpathSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException; // node:fs throws nothing else
    throw new StartFault(
      `The data folder ${folder} cannot be written to (${code}): fix its permissions or free up space, or set DATA_DIR to another folder.`,
    );
  }
}

/** Keeps a second start out of the data folder. Waits a little, in case an earlier start is just ending. */
export async function claimDataFolder(dataDir: string, stops: StopStack): Promise<void> {
  const lock = await lockWithin(dataDir, 2_000);
  if (!lock) {
    throw new StartFault(
      `Freshkey already runs on ${dataDir}: stop it first, or set DATA_DIR (and PORT) to start a second one.`,
    );
  }
  await stops.add(() => lock.release());
}

/** Starts the database in the claimed data folder and returns its connection string. */
export async function openEmbedded(dataDir: string, stops: StopStack, log: (line: string) => void): Promise<string> {
  const database = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log });
  await stops.add(() => database.stop());
  return database.url;
}

/** One level at a time: Node's recursive mkdir never returns under a folder that takes no entries, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
