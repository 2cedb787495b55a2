import { z } from 'zod';
import { removeTwoFactor } from './accounts/index.ts';
import { appendAudit } from './audit/index.ts';
import { closeKit, createKit } from './create-kit.ts';
import { loadEnv } from './platform/env.ts';
import { silentLog } from './platform/log.ts';
import { runningDatabaseUrl } from './platform/running-database.ts';
import { StartFault } from './platform/start-fault.ts';

// `npm run two-factor:remove -- ada@example.com`: for someone who has lost both their phone or passkey
// and their recovery codes. Make sure first that it is them who asks.

try {
  const email = z.email().safeParse(process.argv[2]);
  if (!email.success) throw new StartFault('Give an email address: npm run two-factor:remove -- ada@example.com');
  const settings = loadEnv(process.env);
  const kit = await createKit({ settings, databaseUrl: runningDatabaseUrl(settings), log: silentLog, connections: 1 });
  try {
    await kit.db.transaction(async (tx) => {
      const userId = await removeTwoFactor(kit, tx, email.data);
      if (!userId) throw new StartFault(`${email.data} has no two-factor authentication.`);
      const removed = { action: 'remove two-factor', subjectKind: 'user', subjectId: userId };
      await appendAudit(kit, tx, { actorId: null, ...removed });
    });
  } finally {
    await closeKit(kit);
  }
  console.log(`${email.data} logs in without a second step now, and has been logged out everywhere.`);
} catch (error) {
  console.error(error instanceof StartFault ? error.message : error);
  process.exitCode = 1;
}
