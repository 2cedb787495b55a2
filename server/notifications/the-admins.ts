import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import type { Kit } from '#server/platform/kit.ts';

export async function theAdmins({ db }: Kit): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'ADMIN'), isNull(users.suspendedAt), isNull(users.erasedAt)));
  return rows.map(({ id }) => id);
}
