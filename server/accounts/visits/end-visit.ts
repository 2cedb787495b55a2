import { and, eq, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import type { AuditSuspension } from '../suspension.ts';
import { sessions, staffVisits } from '../table.ts';

/** An admin ends a visit of their own; one that has ended stays ended. */
export const endVisit = (kit: Kit, admin: Actor, id: string, audit: AuditSuspension): Promise<void> =>
  transact(kit, async (tx) => {
    const [visit] = await tx
      .select({ id: staffVisits.id })
      .from(staffVisits)
      .where(and(eq(staffVisits.id, id), eq(staffVisits.adminId, admin.id)));
    if (!visit) throw notFound();
    await closeVisit(kit, tx, id, audit);
  });

/** Writes into the audit log that visits have ended which nobody ended: after half an hour, or with the admin's session. */
export async function endVisits(kit: Kit, audit: AuditSuspension): Promise<void> {
  const session = kit.db.select({ one: sql`1` }).from(sessions).where(eq(sessions.tokenHash, staffVisits.adminSession));
  const over = await kit.db
    .select({ id: staffVisits.id })
    .from(staffVisits)
    .where(and(isNull(staffVisits.endedAt), or(lte(staffVisits.expiresAt, kit.clock.now()), notExists(session))))
    .limit(100);
  for (const { id } of over) await transact(kit, (tx) => closeVisit(kit, tx, id, audit));
}

/** Once, however many ends meet. */
export async function closeVisit(kit: Kit, tx: Tx, id: string, audit: AuditSuspension): Promise<void> {
  const [visit] = await tx
    .update(staffVisits)
    .set({ endedAt: kit.clock.now() })
    .where(and(eq(staffVisits.id, id), isNull(staffVisits.endedAt)))
    .returning();
  if (!visit) return;
  const { adminId, userId } = visit;
  const facts = { visit: id };
  await audit(kit, tx, { actorId: adminId, action: 'stop viewing', subjectKind: 'user', subjectId: userId, facts });
}
