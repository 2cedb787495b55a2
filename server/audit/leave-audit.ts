import { and, eq, inArray } from 'drizzle-orm';
import type { Leaving } from '#server/leaving.ts';
import { appendAudit } from './append-audit.ts';
import { auditLog, auditNotes } from './table.ts';

/** The chain stays as it is: ids and hashes. What admins wrote about the person is emptied, and the erasure recorded. */
export const leaveAudit: Leaving = {
  erase: async (kit, tx, { id, by }) => {
    const about = tx
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(and(eq(auditLog.subjectKind, 'user'), eq(auditLog.subjectId, id)));
    await tx.update(auditNotes).set({ text: null, salt: null }).where(inArray(auditNotes.auditId, about));
    const erased = { action: 'erase account', subjectKind: 'user', subjectId: id };
    await appendAudit(kit, tx, { actorId: by?.adminId ?? id, ...erased, ...(by && { note: by.reason }) });
  },
};
