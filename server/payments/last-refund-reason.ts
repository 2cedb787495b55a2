import { and, desc, eq } from 'drizzle-orm';
import { auditLog, auditNotes } from '#server/audit/table.ts';
import type { Reader } from '#server/platform/db.ts';

/** Why an admin has refunded a payment, in their words; of several refunds, of the last. Null once it is erased. */
export async function lastRefundReason(reader: Reader, paymentId: string): Promise<string | null> {
  const [note] = await reader
    .select({ text: auditNotes.text })
    .from(auditLog)
    .innerJoin(auditNotes, eq(auditNotes.auditId, auditLog.id))
    .where(
      and(
        ...[eq(auditLog.subjectKind, 'payment'), eq(auditLog.subjectId, paymentId)],
        eq(auditLog.action, 'refund payment'),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return note?.text ?? null;
}
