import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { createAccount, EmailTaken, hashPassword } from './accounts/index.ts';
import { appendAudit } from './audit/index.ts';
import { closeKit, createKit } from './create-kit.ts';
import { loadEnv } from './platform/env.ts';
import type { Kit } from './platform/kit.ts';
import { silentLog } from './platform/log.ts';
import { runningDatabaseUrl } from './platform/running-database.ts';
import { StartFault } from './platform/start-fault.ts';

// `npm run admin:create -- ada@example.com "Ada Lovelace"`: an owner, who can invite more. Prints a password once.

const usage = 'Give an email address and a name: npm run admin:create -- ada@example.com "Ada Lovelace"';
const person = z.tuple([z.email(), z.string().trim().min(1).max(100)]);

try {
  const named = person.safeParse(process.argv.slice(2));
  if (!named.success) throw new StartFault(usage);
  const [email, name] = named.data;
  const settings = loadEnv(process.env);
  const kit = await createKit({ settings, databaseUrl: runningDatabaseUrl(settings), log: silentLog, connections: 1 });
  const password = await createAdmin(kit, email, name).finally(() => closeKit(kit));
  console.log(
    `${email} logs in at ${settings.publicUrl}/admin/login with this password, shown only now:\n\n  ${password}\n`,
  );
} catch (error) {
  console.error(error instanceof StartFault ? error.message : error);
  process.exitCode = 1;
}

async function createAdmin(kit: Kit, email: string, name: string): Promise<string> {
  const password = randomBytes(18).toString('base64url');
  const passwordHash = await hashPassword(password);
  try {
    await kit.db.transaction(async (tx) => {
      const owner = { role: 'ADMIN', staffRole: 'owner' } as const;
      const { id } = await createAccount(kit, tx, { ...owner, email, name, emailProven: true, passwordHash });
      await appendAudit(kit, tx, { actorId: null, action: 'create admin', subjectKind: 'user', subjectId: id });
    });
  } catch (error) {
    if (error instanceof EmailTaken)
      throw new StartFault(`${email} already has an account: give another email address.`);
    throw error;
  }
  return password;
}
