import { and, eq, isNull } from 'drizzle-orm';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { users } from './table.ts';

/** Writes a link of the audit chain, last in its transaction. Answered by the room of the audit log, this one's neighbour. */
export type AuditSuspension = (kit: Kit, tx: Tx, entry: SuspensionEntry) => Promise<void>;

interface Audited {
  audit: AuditSuspension;
}

interface SuspensionEntry {
  actorId: string;
  action: string;
  subjectKind: string;
  subjectId: string;
  facts?: Record<string, string>;
  note?: string;
}

/** An admin keeps a host or cleaner from everything but their own data and money; they are told why. */
export const suspendAccount = (kit: Kit, admin: Actor, id: string, reason: string, { audit }: Audited) =>
  transact(kit, async (tx) => {
    const account = await lockAccount(tx, id);
    if (account.role === 'ADMIN')
      throw new Refusal('forbidden', 'Admins can’t be suspended. An owner can remove their access.');
    if (account.suspendedAt) throw new Refusal('invalid_transition', 'This account is already suspended.');
    await tx.update(users).set({ suspendedAt: kit.clock.now(), suspensionReason: reason }).where(eq(users.id, id));
    await record(kit, tx, { kind: 'account suspended', userId: id });
    const facts = { before: 'active', after: 'suspended' };
    await audit(kit, tx, { ...entryOf(admin, id, reason), action: 'suspend account', facts });
  });

/** An admin lifts a suspension. What others have taken over meanwhile stays with them. */
export const restoreAccount = (kit: Kit, admin: Actor, id: string, reason: string, { audit }: Audited) =>
  transact(kit, async (tx) => {
    const { suspendedAt } = await lockAccount(tx, id);
    if (!suspendedAt) throw new Refusal('invalid_transition', 'This account isn’t suspended.');
    await tx.update(users).set({ suspendedAt: null, suspensionReason: null }).where(eq(users.id, id));
    await record(kit, tx, { kind: 'account restored', userId: id });
    const facts = { before: 'suspended', after: 'active' };
    await audit(kit, tx, { ...entryOf(admin, id, reason), action: 'restore account', facts });
  });

/** Waits for whoever is just hiring this person, and keeps those who come later waiting. */
async function lockAccount(tx: Tx, id: string) {
  const [account] = await tx
    .select({ role: users.role, suspendedAt: users.suspendedAt })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
    .for('update');
  if (!account) throw notFound();
  return account;
}

const entryOf = (admin: Actor, id: string, note: string) => ({
  ...{ actorId: admin.id, subjectKind: 'user', subjectId: id, note },
});
