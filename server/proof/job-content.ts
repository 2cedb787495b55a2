import { eq } from 'drizzle-orm';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { markPeople } from './mark-person.ts';

/** How a job stands: its state, times, price and people; null if there is no such job. */
export async function jobContent(tx: Reader, jobId: string): Promise<Record<string, unknown> | null> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId));
  if (!job) return null;
  const { hostId, cleanerId, helperIds } = job;
  const markOf = await markPeople(tx, jobId, [hostId, ...(cleanerId ? [cleanerId] : []), ...helperIds]);
  return {
    status: job.status,
    startTime: job.startTime.toISOString(),
    endTime: job.endTime.toISOString(),
    startedAt: job.startedAt?.toISOString() ?? null,
    submittedAt: job.submittedAt?.toISOString() ?? null,
    payoutCents: job.payoutCents,
    decidedPayoutCents: job.decidedPayoutCents,
    host: markOf(hostId),
    cleaner: cleanerId && markOf(cleanerId),
    ...(helperIds.length > 0 && { helpers: helperIds.map(markOf) }),
  };
}

/** The same without what it pays. */
export function withoutPrice(content: Record<string, unknown>): Record<string, unknown> {
  const { payoutCents: _, decidedPayoutCents: __, ...work } = content;
  return work;
}
