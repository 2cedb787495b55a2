import { and, eq, sql } from 'drizzle-orm';
import { bothSides } from '#contract/both-sides.ts';
import type { Earnings } from '#contract/earnings.ts';
import { toCents } from '#contract/money.ts';
import { payoutDue, settlesAt, waitingPayOn } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { payments } from '#server/payments/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import { hasReportToAnswer } from './report-to-answer.ts';

/**
 * What a cleaner gets for each job that is submitted and not paid yet, their fee taken off: nothing of it is in the books.
 * First what waits for their own answer, then by the time of the charge, then what waits for others.
 */
export async function unpaidJobs(reader: Reader, cleanerId: string, now: Date): Promise<Earnings['unpaid']> {
  const submitted = await reader
    .select({
      ...{
        id: jobs.id,
        title: properties.title,
        timeZone: properties.timeZone,
        status: jobs.status,
        submittedAt: jobs.submittedAt,
        startTime: jobs.startTime,
      },
      ...{
        payoutCents: jobs.payoutCents,
        decidedPayoutCents: jobs.decidedPayoutCents,
        reportStatus: jobs.reportStatus,
      },
      waiting: jobs.waiting,
      isWaitCharged: sql<boolean>`exists (${reader
        .select({ id: payments.id })
        .from(payments)
        .where(and(eq(payments.jobId, jobs.id), eq(payments.kind, 'waiting'), eq(payments.status, 'succeeded')))})`,
      ...{ doubts: jobs.doubts, couldNotClean: jobs.couldNotClean, terms: jobs.terms },
      fees: { hostFeeCents: jobs.hostFeeCents, cleanerFeeCents: jobs.cleanerFeeCents },
      waitsForYou: sql<boolean>`coalesce(${hasReportToAnswer(cleanerId, now)}, false)`,
    })
    .from(jobs)
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .where(and(eq(jobs.cleanerId, cleanerId), eq(jobs.status, 'SUBMITTED')));
  const lines = submitted.map(({ id, title, timeZone, fees, waitsForYou, isWaitCharged, ...job }) => ({
    ...{ jobId: id, jobTitle: title, timeZone, startTime: job.startTime.toISOString() },
    amountCents: toCents(
      bothSides({ click: 'decision', payoutCents: payoutDue(job), fees }).cleanerReceivesCents +
        (isWaitCharged ? 0 : waitingPayOn(job)),
    ),
    chargedAt: settlesAt(job)?.toISOString() ?? null,
    ...(waitsForYou && { waitsForYou: true as const }),
  }));
  return lines.filter(({ amountCents }) => amountCents > 0).toSorted((one, other) => placeOf(one) - placeOf(other));
}

const placeOf = ({ waitsForYou, chargedAt }: Earnings['unpaid'][number]): number =>
  waitsForYou ? 0 : chargedAt ? Date.parse(chargedAt) : Number.POSITIVE_INFINITY;
