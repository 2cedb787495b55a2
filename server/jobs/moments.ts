import { eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isHeld, isReportOpen } from '#contract/states.ts';
import { doubtfulChargedAfter, waitingApprovedAfter, writableAfterEnd } from '#contract/terms.ts';
import { type JobTerms, usualTerms } from '#contract/usual-terms.ts';
import { hour, plus } from '#server/platform/clock.ts';
import type { JobFacts } from './job-view.ts';
import { jobs } from './table.ts';

/** Start Job is possible from so long before the start as the job’s terms say. */
export const startOpensAt = (job: Pick<JobFacts, 'startTime' | 'terms'>): Date =>
  plus(job.startTime, -keptTermsOf(job).opensBeforeHours * hour);

/** Whether the assigned cleaner is told how to get in: from when the work can be started until it is submitted. */
export const isWayInOpen = (job: Pick<JobFacts, 'status' | 'startTime' | 'terms'>, now: Date): boolean =>
  isHeld(job.status) && now >= startOpensAt(job);

/** An OPEN job whose end has passed takes no bids and waits to be reposted. */
export const isOver = (job: Pick<JobFacts, 'endTime'>, now: Date): boolean => job.endTime <= now;

/** When the assigned cleaner must have confirmed; null if there is nothing to confirm. */
export const confirmDueAt = (job: Pick<JobFacts, 'status' | 'confirmBy' | 'confirmedAt'>): Date | null =>
  job.status === 'ASSIGNED' && !job.confirmedAt ? job.confirmBy : null;

/** A reported job whose report is not resolved: nothing is charged or released. */
export const isFrozen = ({ reportStatus }: Pick<JobFacts, 'reportStatus'>): boolean => isReportOpen(reportStatus);
/** The opposite, said to the database. */
export const isNotFrozen: SQL = sql`${or(isNull(jobs.reportStatus), eq(jobs.reportStatus, 'RESOLVED'))}`;

/** Whether the host can still report a problem, as far as the time goes. */
export const mayReportAt = ({ submittedAt, terms }: Pick<JobFacts, 'submittedAt' | 'terms'>, now: Date): boolean =>
  submittedAt !== null && now <= reportableUntil(submittedAt, terms);

/** What a job has kept since its cleaner was hired, which may have been before there were others than the usual, or as many. */
export const keptTermsOf = ({ terms }: Pick<JobFacts, 'terms'>): JobTerms => ({ ...usualTerms, ...terms });

/** How long the host can report a problem, and the cleaner's money is held. */
export const reportableUntil = (submittedAt: Date, terms: JobTerms | null): Date =>
  plus(submittedAt, keptTermsOf({ terms }).reportableHours * hour);

/** SQL text: so many hours of the query's `job` as its terms say, or as was usual before there were others. */
const hoursOf = (name: keyof JobTerms): string =>
  `coalesce((job.terms ->> '${name}')::int, ${usualTerms[name]}) * interval '1 hour'`;

/** SQL: the same for the query's submitted job. */
export const isReportableSince = (now: Date): SQL =>
  sql`${jobs.submittedAt} + ${sql.raw(hoursOf('reportableHours'))} > ${now}`;

type Ended = Pick<JobFacts, 'status' | 'endTime' | 'submittedAt' | 'reportStatus'>;

/**
 * Whether people can still write to each other about a job. A month after it was paid or canceled, what was left behind
 * has been found, and an old job should not let people write to each other forever. An open report keeps it open.
 */
export function isWritable(job: Ended, now: Date): boolean {
  if ((job.status !== 'PAID' && job.status !== 'CANCELED') || isFrozen(job)) return true;
  const ended = Math.max(job.endTime.getTime(), job.submittedAt?.getTime() ?? 0);
  return now.getTime() <= ended + writableAfterEnd;
}
/** SQL: the same of the query's job. */
export const isStillWritable = (now: Date): SQL =>
  sql`(${jobs.status} not in ('PAID', 'CANCELED') or not ${isNotFrozen}
    or greatest(${jobs.endTime}, ${jobs.submittedAt}) >= ${plus(now, -writableAfterEnd)})`;

/** What is to be paid for a job to its cleaner: the payout, or what a report was resolved with. */
export const payoutDue = ({
  payoutCents,
  decidedPayoutCents,
}: Pick<JobFacts, 'payoutCents' | 'decidedPayoutCents'>): JobFacts['payoutCents'] => decidedPayoutCents ?? payoutCents;

/** Handed in and not paid; where a report was resolved with nothing, the job closes without a payment. */
export const awaitsPayment = (job: Pick<JobFacts, 'status' | 'payoutCents' | 'decidedPayoutCents'>): boolean =>
  job.status === 'SUBMITTED' && payoutDue(job) > 0;

/** Whether it was cleaned and nothing stands against it: no report, or one that took nothing off what was agreed. */
export const isGuestReady = (
  job: Pick<JobFacts, 'couldNotClean' | 'reportStatus' | 'payoutCents' | 'decidedPayoutCents'>,
): boolean =>
  !job.couldNotClean &&
  (job.reportStatus === null || (job.reportStatus === 'RESOLVED' && payoutDue(job) >= job.payoutCents));

type Submitted = Pick<JobFacts, 'status' | 'submittedAt' | 'doubts' | 'couldNotClean' | 'reportStatus' | 'terms'>;

/** When the saved card is charged automatically; later if the work is doubtful, unless the host pays first. */
export const settlesAt = (job: Submitted): Date | null =>
  job.status === 'SUBMITTED' && job.submittedAt && !isFrozen(job) ? plus(job.submittedAt, patienceFor(job)) : null;

function patienceFor({ doubts, couldNotClean, terms }: Submitted): number {
  if (couldNotClean) return waitingApprovedAfter;
  return doubts.length > 0 ? doubtfulChargedAfter : keptTermsOf({ terms }).chargedAfterHours * hour;
}

const span = (milliseconds: number) => `interval '${milliseconds} milliseconds'`;

/** SQL text: when that charge is due for the query's submitted `job`. */
export const chargeDue = `(job.submitted_at + case when job.could_not_clean then ${span(waitingApprovedAfter)}
  when job.doubts <> '[]' then ${span(doubtfulChargedAfter)} else ${hoursOf('chargedAfterHours')} end)`;
