import { parseArgs } from 'node:util';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/db.ts';
import { loadEnv } from './platform/env.ts';
import { runningDatabaseUrl } from './platform/running-database.ts';
import { Sealer } from './platform/sealer.ts';
import { StartFault } from './platform/start-fault.ts';
import { rotateLogKey } from './proof/index.ts';

// `npm run log:rotate [-- --leaked-since=2026-11-20T08:00:00Z [--key=0123456789abcdef]]`: a new key for the public log
// and for files, while the product runs. Files of a key that has leaked are no longer trusted. `--key` names a key that no longer signs; the one that signs then stays.

try {
  const settings = loadEnv(process.env);
  const leak = leakIn(process.argv.slice(2));
  const db = openDatabase({ url: runningDatabaseUrl(settings), max: 1, onError: () => {} });
  const kit = { sealer: new Sealer(settings.encryptionKeys), clock: systemClock };
  try {
    const rotated = await db.transaction((tx) => rotateLogKey(kit, tx, leak));
    if (!rotated)
      throw new StartFault(
        leak?.key
          ? `The public log has no key ${leak.key}. Its keys are listed at /.well-known/freshkey-log.`
          : 'Nothing has been signed yet, so no key can have leaked.',
      );
    console.log(`From now on, key ${rotated.key} signs the public log and files.`);
    if (leak) console.log(`Key ${rotated.distrusted} is not trusted from ${leak.since.toISOString()} on.`);
  } finally {
    await db.$client.end();
  }
} catch (error) {
  console.error(error instanceof StartFault ? error.message : error);
  process.exitCode = 1;
}

function leakIn(args: string[]): { since: Date; key: string | undefined } | null {
  const options = { 'leaked-since': { type: 'string' }, key: { type: 'string' } } as const;
  const { 'leaked-since': told, key } = parseArgs({ args, options }).values;
  if (told === undefined) {
    if (key !== undefined) throw new StartFault('--key names a key that has leaked: say --leaked-since as well.');
    return null;
  }
  const since = new Date(told);
  if (Number.isNaN(since.getTime()) || since > systemClock.now())
    throw new StartFault(`--leaked-since has to be a time that has passed, like 2026-11-20T08:00:00Z, not “${told}”.`);
  return { since, key };
}
