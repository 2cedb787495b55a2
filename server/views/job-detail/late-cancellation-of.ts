import { and, eq } from 'drizzle-orm';
import type { JobDetail } from '#contract/jobs.ts';
import type { JobFacts } from '#server/jobs/index.ts';
import { payments } from '#server/payments/table.ts';
import type { Reader } from '#server/platform/db.ts';

/** What a late cancellation owes the cleaner, for whoever pays or gets it; null where nothing was to be paid. */
export async function lateCancellationOf(
  reader: Reader,
  job: Pick<JobFacts, 'id' | 'status' | 'cleanerId'>,
  viewer: { id: string; sees: boolean },
): Promise<JobDetail['lateCancellation']> {
  const isConcerned = viewer.sees || job.cleanerId === viewer.id;
  if (job.status !== 'CANCELED' || job.cleanerId === null || !isConcerned) return null;
  const [payment] = await reader
    .select({ amountCents: payments.amountCents, status: payments.status })
    .from(payments)
    .where(and(eq(payments.jobId, job.id), eq(payments.kind, 'cancellation')));
  if (!payment) return null;
  const { amountCents, status } = payment;
  return { amountCents, isPaid: status === 'succeeded' || status === 'refunded' };
}
