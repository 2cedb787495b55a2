import { and, eq, isNull, or } from 'drizzle-orm';
import type { Leaving } from '#server/leaving.ts';
import type { AuditSuspension } from '../suspension.ts';
import { staffVisits } from '../table.ts';
import { closeVisit } from './end-visit.ts';

/** A visit to who is erased, or by them, ends in the audit log like every other; then its row goes. */
export const leaveVisits = (audit: AuditSuspension): Leaving => ({
  erase: async (kit, tx, { id }) => {
    const theirs = or(eq(staffVisits.userId, id), eq(staffVisits.adminId, id));
    const open = await tx
      .select({ id: staffVisits.id })
      .from(staffVisits)
      .where(and(theirs, isNull(staffVisits.endedAt)))
      .orderBy(staffVisits.createdAt, staffVisits.id);
    for (const visit of open) await closeVisit(kit, tx, visit.id, audit);
    await tx.delete(staffVisits).where(theirs);
  },
});
