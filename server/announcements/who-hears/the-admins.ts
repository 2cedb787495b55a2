import { isNotNull } from 'drizzle-orm';
import { staffMay } from '#contract/staff-rights.ts';
import { users } from '#server/accounts/table.ts';
import type { Kit } from '#server/platform/kit.ts';

export const allAdmins = async (kit: Kit): Promise<string[]> => (await readAdmins(kit)).map(({ id }) => id);

/** Those who are not suspended; with a call, those of them who may make it: nobody hears of what they cannot open. */
export async function adminsAtWork(kit: Kit, call?: { method: string; path: string }): Promise<string[]> {
  const admins = await readAdmins(kit);
  return admins
    .filter(({ suspendedAt, staffRole }) => suspendedAt === null && (!call || staffMay(staffRole, call)))
    .map(({ id }) => id);
}

const readAdmins = ({ db }: Kit) =>
  db
    .select({ id: users.id, suspendedAt: users.suspendedAt, staffRole: users.staffRole })
    .from(users)
    .where(isNotNull(users.staffRole));
