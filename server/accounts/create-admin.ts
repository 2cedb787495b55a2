import { createInterface } from 'node:readline/promises';
import { z } from 'zod';
import { password as passwordSchema } from '#contract/accounts.ts';
import { email as emailSchema, name as nameSchema } from '#contract/text.ts';
import { fieldErrorsOf, sentenceOf } from '#contract/validation.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openDatabase } from '#server/platform/db.ts';
import { loadEnv } from '#server/platform/env.ts';
import { StartFault } from '#server/platform/start-fault.ts';
import { createTasks } from '#server/platform/tasks.ts';
import { transact } from '#server/platform/transact.ts';
import { isCommonPassword } from './common-password.ts';
import { createAccount, EmailTaken } from './create-account.ts';
import { hashPassword } from './password-hash.ts';

// `npm run admin:create -- <e-mail> <name>`, the password on standard input: nobody can make themselves an admin over
// the wire, so the first one of a production is made by whoever may reach its database.

const wanted = z.object({ email: emailSchema, name: nameSchema(), password: passwordSchema });

try {
  const [email, ...names] = process.argv.slice(2);
  if (!email) throw new StartFault('Usage: npm run admin:create -- <e-mail> <name>, the password on standard input.');
  const admin = await read({ email, name: names.join(' '), password: await readPassword() });
  await create(admin);
  console.log(`${admin.email} can now log in at /admin/login.`);
} catch (error) {
  console.error(error instanceof StartFault ? error.message : error);
  process.exitCode = 1;
}

async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('Password (10 characters or more): ');
  const lines = createInterface({ input: process.stdin, terminal: false });
  for await (const line of lines) return line;
  return '';
}

async function read(given: z.input<typeof wanted>): Promise<z.output<typeof wanted>> {
  const parsed = wanted.safeParse(given);
  if (!parsed.success) {
    const faults = Object.entries(fieldErrorsOf(parsed.error)).map(
      ([field, error]) => `${field}: ${sentenceOf(error)}`,
    );
    throw new StartFault(faults.join('\n'));
  }
  if (await isCommonPassword(parsed.data.password)) throw new StartFault(sentenceOf({ code: 'passwordCommon' }));
  return parsed.data;
}

async function create({ email, name, password }: z.output<typeof wanted>): Promise<void> {
  const { databaseUrl } = loadEnv(process.env);
  if (!databaseUrl) throw new StartFault('Set DATABASE_URL to the database of the installation.');
  const passwordHash = await hashPassword(password);
  const db = openDatabase({ url: databaseUrl, max: 2, onError: console.error });
  const tasks = await createTasks(db);
  const account = { email, name, role: 'ADMIN', passwordHash, emailProven: true } as const;
  try {
    await transact({ db, clock: systemClock }, (tx) => createAccount({ clock: systemClock, tasks }, tx, account));
  } catch (error) {
    throw error instanceof EmailTaken ? new StartFault(`${email} already has an account.`) : error;
  } finally {
    await tasks.close();
    await db.$client.end();
  }
}
