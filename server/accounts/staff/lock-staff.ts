import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import type { UserRow } from '../present-user.ts';
import { users } from '../table.ts';

/**
 * An admin with the number of other owners, all admins’ rows locked in one order: of two owners who remove each other
 * at the same moment, one comes too late. 404 for anybody who is no admin.
 */
export async function lockStaff(tx: Tx, id: string): Promise<{ member: UserRow; otherOwners: number }> {
  const staff = await tx
    .select()
    .from(users)
    .where(and(eq(users.role, 'ADMIN'), isNotNull(users.staffRole)))
    .orderBy(asc(users.id))
    .for('update');
  const member = staff.find((one) => one.id === id);
  if (!member) throw notFound();
  return { member, otherOwners: staff.filter((one) => one.staffRole === 'owner' && one.id !== id).length };
}

/** Somebody has to be able to run the marketplace. */
export const onlyOwner = () => new Refusal('in_use', 'This is the only owner. Make someone else an owner first.');

/** Who has just been removed, or is no owner any more, acts no longer, whatever the session said when the call came. */
export async function requireOwner(tx: Tx, id: string): Promise<UserRow> {
  const [asking] = await tx.select().from(users).where(eq(users.id, id));
  if (asking?.staffRole !== 'owner') throw new Refusal('forbidden', 'Only owners can do this.');
  return asking;
}
