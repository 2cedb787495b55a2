import { and, asc, eq, sql } from 'drizzle-orm';
import type { OwedJob } from '#contract/errors.ts';
import type { OwedKind } from '#contract/unpaid.ts';
import { awaitsPayment, hostedBy, isFrozen, settlesAt } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { hour, plus } from '#server/platform/clock.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import { duesOf } from './dues.ts';
import { hostPaysFor } from './host-pays-for.ts';
import { payments } from './table.ts';

/** A charge that falls due is tried within minutes; a host owes what is still open after this, or asked of them then. */
const patienceWith = (charge: string | null): number => (charge === 'requires_action' ? 0 : hour);

/** What decides of a finished job whether it is owed for, and how much: a host may have many. */
const owing = {
  ...{ id: jobs.id, status: jobs.status, submittedAt: jobs.submittedAt, couldNotClean: jobs.couldNotClean },
  ...{ doubts: jobs.doubts, reportStatus: jobs.reportStatus, terms: jobs.terms },
  ...{ payoutCents: jobs.payoutCents, decidedPayoutCents: jobs.decidedPayoutCents },
  ...{ hostFeeCents: jobs.hostFeeCents, cleanerFeeCents: jobs.cleanerFeeCents },
};

interface Owed extends OwedJob {
  owedFor: OwedKind;
}

/**
 * The oldest finished job that a host owes for: its charge failed, or it is due and unpaid. Otherwise one whose late
 * cancellation or waiting is unpaid, or whose payment the bank has fetched back; null when nothing is owed.
 */
export async function owedBy(reader: Reader, hostId: string, now: Date): Promise<Owed | null> {
  const rows = await reader
    .select({ job: owing, title: properties.title, charge: payments.status })
    .from(jobs)
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .leftJoin(payments, and(eq(payments.jobId, jobs.id), eq(payments.kind, 'job')))
    .where(and(hostedBy(hostId), eq(jobs.status, 'SUBMITTED')))
    .orderBy(asc(sql`coalesce(${jobs.submittedAt}, ${jobs.createdAt})`), asc(jobs.id));
  const owed = rows
    .filter(({ job }) => awaitsPayment(job) && !isFrozen(job))
    .find(({ job, charge }) => charge === 'failed' || (charge !== 'unknown' && isDue(job, now, patienceWith(charge))));
  if (!owed) return dueOf(reader, hostId);
  return { jobId: owed.job.id, jobTitle: owed.title, amountCents: hostPaysFor(owed.job), owedFor: 'job' };
}

/** The oldest pay for a late cancellation, or for waiting, that the host's card has refused, or a chargeback. */
async function dueOf(reader: Reader, hostId: string): Promise<Owed | null> {
  const dues = await duesOf(reader, eq(payments.payerId, hostId));
  const due = dues.find(({ payment }) => payment?.status !== 'unknown');
  if (!due) return null;
  const [job] = await reader
    .select({ title: properties.title })
    .from(jobs)
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .where(eq(jobs.id, due.jobId));
  return { jobId: due.jobId, jobTitle: job?.title ?? '', amountCents: due.amountCents, owedFor: due.kind };
}

/** While nobody knows whether the card was charged, the host owes nothing. */
function isDue(job: Parameters<typeof settlesAt>[0], now: Date, patience: number): boolean {
  const due = settlesAt(job);
  return due !== null && plus(due, patience) <= now;
}
