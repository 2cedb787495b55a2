import { eq } from 'drizzle-orm';
import { lastRefundReason } from '#server/payments/index.ts';
import { refunds } from '#server/payments/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { Announcement } from './announcement.ts';

interface Taken {
  payeeId: string;
  jobId: string;
  takenCents: number;
  refundId: string | null;
}

/**
 * A cleaner hears what a refund takes off their earnings, and why: the report that was decided, or what the admin gave as
 * the reason. Whose job was canceled while it was being paid never had it.
 */
export async function takenFrom(kit: Kit, { payeeId, jobId, takenCents, refundId }: Taken): Promise<Announcement[]> {
  const [refund] = refundId ? await kit.db.select().from(refunds).where(eq(refunds.id, refundId)) : [];
  if (refund?.why === 'canceled' || refund?.why === 'bank') return [];
  const mail = refund?.why === 'report' ? 'payments.takenByReport' : 'payments.takenByRefund';
  const reason = refund?.why === 'admin' ? ((await lastRefundReason(kit.db, refund.paymentId)) ?? '') : '';
  const params = { reason, refunded: { cents: refund?.amountCents ?? takenCents } };
  return [{ to: [payeeId], bell: 'earningsTaken', mail, jobId, amountCents: takenCents, params }];
}
