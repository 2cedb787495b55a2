import { and, eq } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { PaymentRow } from './hold-payment.ts';
import { payments } from './table.ts';

const ofJob = (jobId: string) => and(eq(payments.jobId, jobId), eq(payments.kind, 'job'));

/** The one payment of a job, if there is one yet. */
export async function jobPayment(reader: Reader, jobId: string): Promise<PaymentRow | null> {
  const [payment] = await reader.select().from(payments).where(ofJob(jobId));
  return payment ?? null;
}

/** The same, locked until the transaction ends; lock the job first. */
export async function lockJobPayment(tx: Tx, jobId: string): Promise<PaymentRow | null> {
  const [payment] = await tx.select().from(payments).where(ofJob(jobId)).for('update');
  return payment ?? null;
}
