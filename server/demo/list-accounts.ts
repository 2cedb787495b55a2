import { asc, eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import { demoAccounts } from './accounts.ts';

/** The seeded accounts with the passwords they were seeded with, one of each role first. */
export async function listAccounts({ db }: Kit) {
  const seeded = await db
    .select({ email: users.email, name: users.name, role: users.role })
    .from(users)
    .where(eq(users.seeded, true))
    .orderBy(asc(users.createdAt), asc(users.id));
  const rank = new Map(demoAccounts.map(({ email }, index) => [email, index]));
  const passwords = new Map(demoAccounts.map(({ email, password }) => [email, password]));
  const place = (email: string) => rank.get(email) ?? rank.size;
  return seeded
    .toSorted((a, b) => place(a.email) - place(b.email))
    .map((account) => ({ ...account, password: passwords.get(account.email) ?? null }));
}
