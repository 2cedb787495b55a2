import { join } from 'node:path';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { lockWithin } from '../process-lock.ts';
import { StartFault } from '../start-fault.ts';
import { checkDatabase } from './check-database.ts';
import type { StopStack } from './stop-stack.ts';

/** The connection string of the database to use: the operator's own, or that of the one started in the data folder. */
export async function openDatabase(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  stops: StopStack,
  log: (line: string) => void,
): Promise<string> {
  if (databaseUrl) {
    await checkDatabase(databaseUrl);
    return databaseUrl;
  }
  // The moment of waiting is for an earlier start that is just ending.
  const lock = await lockWithin(dataDir, 2_000);
  if (!lock) {
    throw new StartFault(
      `Freshkey already runs on ${dataDir}: stop it first, or set DATA_DIR (and PORT) to start a second one.`,
    );
  }
  await stops.add(() => lock.release());
  const database = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log });
  await stops.add(() => database.stop());
  return database.url;
}
