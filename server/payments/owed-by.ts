import { and, asc, eq, sql } from 'drizzle-orm';
import type { OwedJob } from '#contract/errors.ts';
import { splitOf } from '#contract/split.ts';
import { hostedBy, isFrozen, payoutDue, settlesAt } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { hour, plus } from '#server/platform/clock.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import { payments } from './table.ts';

/** A charge that falls due is tried within minutes; a host owes what is still open after this. */
const patience = hour;

/** The oldest finished job that a host owes for: its charge failed, or it is due and unpaid. Null when there is none. */
export async function owedBy(reader: Reader, hostId: string, now: Date): Promise<OwedJob | null> {
  const rows = await reader
    .select({ job: jobs, title: properties.title, charge: payments.status })
    .from(jobs)
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .leftJoin(payments, and(eq(payments.jobId, jobs.id), eq(payments.kind, 'job')))
    .where(and(hostedBy(hostId), eq(jobs.status, 'SUBMITTED')))
    .orderBy(asc(sql`coalesce(${jobs.submittedAt}, ${jobs.createdAt})`), asc(jobs.id));
  const owed = rows
    .filter(({ job }) => !isFrozen(job))
    .find(({ job, charge }) => charge === 'failed' || (isDue(job, now) && charge !== 'unknown'));
  if (!owed) return null;
  const { hostPaysCents } = splitOf(payoutDue(owed.job), owed.job);
  return { jobId: owed.job.id, jobTitle: owed.title, amountCents: hostPaysCents };
}

/** While nobody knows whether the card was charged, the host owes nothing. */
function isDue(job: Parameters<typeof settlesAt>[0], now: Date): boolean {
  const due = settlesAt(job);
  return due !== null && plus(due, patience) <= now;
}
