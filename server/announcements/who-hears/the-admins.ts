import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import type { Kit } from '#server/platform/kit.ts';

export const allAdmins = async (kit: Kit): Promise<string[]> => (await readAdmins(kit)).map(({ id }) => id);

/** Those who are not suspended. */
export async function adminsAtWork(kit: Kit): Promise<string[]> {
  const admins = await readAdmins(kit);
  return admins.filter(({ suspendedAt }) => suspendedAt === null).map(({ id }) => id);
}

const readAdmins = ({ db }: Kit) =>
  db
    .select({ id: users.id, suspendedAt: users.suspendedAt })
    .from(users)
    .where(and(eq(users.role, 'ADMIN'), isNull(users.erasedAt)));
