import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Leaving } from '#server/leaving.ts';
import { appendAudit } from './append-audit.ts';
import { auditLog, auditNotes } from './table.ts';

/**
 * The chain stays as it is: ids and hashes. What admins wrote about the person is emptied, as are notes of earlier versions
 * about lists that were narrowed to the person’s email; then the erasure is recorded.
 */
export const leaveAudit: Leaving = {
  erase: async (kit, tx, { id, email, by }) => {
    const about = tx
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(and(eq(auditLog.subjectKind, 'user'), eq(auditLog.subjectId, id)));
    const lists = tx.select({ id: auditLog.id }).from(auditLog).where(eq(auditLog.subjectKind, 'list'));
    const names = sql`position(lower(${email}) in lower(${auditNotes.text})) > 0`;
    const ofTheirs = or(inArray(auditNotes.auditId, about), and(inArray(auditNotes.auditId, lists), names));
    await tx.update(auditNotes).set({ text: null, salt: null }).where(ofTheirs);
    const erased = { action: 'erase account', subjectKind: 'user', subjectId: id };
    await appendAudit(kit, tx, { actorId: by?.adminId ?? id, ...erased, ...(by && { note: by.reason }) });
  },
};
