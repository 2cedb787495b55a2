import { join } from 'node:path';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { lockWithin } from '../process-lock.ts';
import { StartFault } from '../start-fault.ts';
import type { StopStack } from './stop-stack.ts';

/** Keeps a second start away from the data folder. The wait is for an earlier start that is just ending. */
export async function claimDataFolder(dataDir: string, stops: StopStack): Promise<void> {
  const lock = await lockWithin(dataDir, 2_000);
  if (!lock) {
    throw new StartFault(
      `Freshkey already runs on ${dataDir}: stop it first, or set DATA_DIR (and PORT) to start a second one.`,
    );
  }
  await stops.add(() => lock.release());
}

/** Starts the database in the claimed data folder and answers its connection string. */
export async function openEmbedded(dataDir: string, stops: StopStack, log: (line: string) => void): Promise<string> {
  const database = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log });
  await stops.add(() => database.stop());
  return database.url;
}
