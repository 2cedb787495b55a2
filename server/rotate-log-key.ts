import { parseArgs } from 'node:util';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/db.ts';
import { loadEnv } from './platform/env.ts';
import { runningDatabaseUrl } from './platform/running-database.ts';
import { Sealer } from './platform/sealer.ts';
import { StartFault } from './platform/start-fault.ts';
import { rotateLogKey } from './proof/index.ts';

// `npm run log:rotate [-- --leaked-since=2026-11-20T08:00:00Z]`: a new key for the public log and for files, while the
// product runs. Files of a key that has leaked are trusted only as far as the log has sealed them.

try {
  const settings = loadEnv(process.env);
  const leakedSince = leakedIn(process.argv.slice(2));
  const db = openDatabase({ url: runningDatabaseUrl(settings), max: 1, onError: () => {} });
  const kit = { sealer: new Sealer(settings.encryptionKeys), clock: systemClock };
  try {
    const key = await db.transaction((tx) => rotateLogKey(kit, tx, leakedSince));
    console.log(`From now on, key ${key} signs the public log and files.`);
    if (leakedSince) console.log(`The key before it is not trusted from ${leakedSince.toISOString()} on.`);
  } finally {
    await db.$client.end();
  }
} catch (error) {
  console.error(error instanceof StartFault ? error.message : error);
  process.exitCode = 1;
}

function leakedIn(args: string[]): Date | null {
  const { values } = parseArgs({ args, options: { 'leaked-since': { type: 'string' } } });
  const told = values['leaked-since'];
  if (told === undefined) return null;
  const at = new Date(told);
  if (Number.isNaN(at.getTime()) || at > systemClock.now())
    throw new StartFault(`--leaked-since has to be a time that has passed, like 2026-11-20T08:00:00Z, not “${told}”.`);
  return at;
}
