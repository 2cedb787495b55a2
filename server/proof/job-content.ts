import { eq } from 'drizzle-orm';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { markPerson } from './mark-person.ts';

/** How a job stands: its state, times, price and people; null if there is no such job. */
export async function jobContent(tx: Reader, jobId: string): Promise<Record<string, unknown> | null> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId));
  if (!job) return null;
  return {
    status: job.status,
    startTime: job.startTime.toISOString(),
    endTime: job.endTime.toISOString(),
    startedAt: job.startedAt?.toISOString() ?? null,
    submittedAt: job.submittedAt?.toISOString() ?? null,
    payoutCents: job.payoutCents,
    decidedPayoutCents: job.decidedPayoutCents,
    host: await markPerson(tx, jobId, job.hostId),
    cleaner: job.cleanerId && (await markPerson(tx, jobId, job.cleanerId)),
    ...(job.helperIds.length > 0 && { helpers: await markAll(tx, jobId, job.helperIds) }),
  };
}

/** The same without what it pays. */
export function withoutPrice(content: Record<string, unknown>): Record<string, unknown> {
  const { payoutCents: _, decidedPayoutCents: __, ...work } = content;
  return work;
}

/** One after the other: the first mark of somebody writes what later ones are made of. */
async function markAll(tx: Reader, jobId: string, personIds: readonly string[]): Promise<string[]> {
  const marks: string[] = [];
  for (const id of personIds) marks.push(await markPerson(tx, jobId, id));
  return marks;
}
