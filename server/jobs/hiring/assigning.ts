import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Cents, toCents } from '#contract/money.ts';
import type { JobMover } from '#contract/states.ts';
import type { Terms } from '#contract/usual-terms.ts';
import { users } from '#server/accounts/table.ts';
import { type HelperClearance, isBusyBetween, isCleared, lockCleaner } from '#server/cleaners/index.ts';
import { feeCredits } from '#server/cleaners/table.ts';
import { hour, minute, plus } from '#server/platform/clock.ts';
import { type Reader, type Tx, violates } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lowestFeeAt, termsOfHiring } from '#server/settings/index.ts';
import { jobNotOpen } from '../abilities.ts';
import { pointOf, readPlace, readTitle } from '../changes/kept-place.ts';
import { offerPlace, waitingIn } from '../changes/offer-change.ts';
import type { JobTimes } from '../changes/offered-change.ts';
import { isBlocked } from '../is-blocked.ts';
import { type JobRow, moveJob } from '../lock-job.ts';
import { jobs } from '../table.ts';
import { clashes } from './clashes.ts';

// Who can be given a job, and what is fixed when somebody is: the price, both fees, the place, and when they must have
// confirmed.

/**
 * Why a cleaner cannot be assigned to a job now; null if nothing prevents it. `busy`: another job of theirs is too close;
 * `away`: their own calendar says that they are busy.
 */
export type Unfitness = 'blocked' | 'suspended' | 'uncleared' | 'busy' | 'away' | null;

/**
 * Checks everything that may have changed since the bid, and locks the cleaner's profile and account until the
 * transaction ends. The job must be locked already. `clears` is what their background check has to say.
 */
export async function unfitness(
  tx: Tx,
  job: Pick<JobRow, 'id' | 'hostId'>,
  cleanerId: string,
  clears: (cleaner: HelperClearance | null) => boolean = isCleared,
): Promise<Unfitness> {
  const profile = await lockCleaner(tx, cleanerId);
  if (await isSuspended(tx, cleanerId)) return 'suspended';
  if (await isBlocked(tx, job.hostId, cleanerId)) return 'blocked';
  if (!clears(profile)) return 'uncleared';
  if (!(await isFree(tx, cleanerId, job.id))) return 'busy';
  return (await isAway(tx, cleanerId, job.id)) ? 'away' : null;
}

/** Whether the account is suspended or was erased. Locked, so that it stays so until the transaction ends. */
export async function isSuspended(tx: Tx, id: string): Promise<boolean> {
  const [account] = await tx
    .select({ suspendedAt: users.suspendedAt, erasedAt: users.erasedAt })
    .from(users)
    .where(eq(users.id, id))
    .for('share');
  return !account || account.suspendedAt !== null || account.erasedAt !== null;
}

/** The refusal for a host who chose a cleaner, or for a cleaner who chose a helper, that cannot come. */
export function refuseUnfit(reason: Unfitness, who: 'cleaner' | 'helper'): void {
  if (reason === 'busy') throw scheduleConflict(`This ${who} now has`);
  if (reason === 'away') throw busyTime(`This ${who}’s own calendar`);
  // a block or a suspension is nobody else's business
  if (reason) throw new Refusal('stale', `This ${who} is no longer available. Please choose someone else.`);
}

/** SQL: whether a calendar of the cleaner's own says that they are busy at the time of the query's `job`. */
export const isAwayFor = (cleanerId: SQLWrapper | string): SQL<boolean> =>
  isBusyBetween(cleanerId, jobs.startTime, jobs.endTime);

/** Whether the cleaner holds no other job at that time. Lock the cleaner's row first, or the answer may be out of date when used. */
export const isFree = async (tx: Tx, cleanerId: string, jobId: string): Promise<boolean> =>
  !(await holdsOf(tx, jobId, clashes(cleanerId)));

/** Whether their own calendar has something else at that time. */
export const isAway = (tx: Tx, cleanerId: string, jobId: string): Promise<boolean> =>
  holdsOf(tx, jobId, isAwayFor(cleanerId));

async function holdsOf(tx: Tx, jobId: string, what: SQL): Promise<boolean> {
  const [found] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), what));
  return found !== undefined;
}

export const scheduleConflict = (who: string): Refusal =>
  new Refusal('schedule_conflict', `${who} another job at that time, or one too close to it to get there.`);

export const busyTime = (whose: string): Refusal => new Refusal('busy_time', `${whose} is busy at that time.`);

/** Turns violations of the constraints against two assignees or overlapping jobs into refusals. */
export function inWords(error: unknown): unknown {
  if (violates(error, 'bid_one_accepted')) return jobNotOpen();
  if (violates(error, 'job_no_overlap')) return scheduleConflict('This cleaner now has');
  return error;
}

interface Assignment {
  cleanerId: string;
  payoutCents: Cents;
  mover: JobMover;
  actorId: string | null;
  /** Their host’s rule chose them. */
  byRule?: boolean;
  /** When the cleaner must have confirmed; by default as for any assignment. */
  confirmBy?: Date;
  /**
   * When the host said yes beforehand, to whoever accepts an invitation or fits a rule: they pay no more than the fee they
   * saw then. Empty where they say yes now.
   */
  agreedAt?: readonly Date[];
  /** Set if accepting also confirmed. */
  confirmedAt?: Date;
}

/**
 * Gives a locked job to a cleaner who was found fit, at a price and a place, with both fees and the terms fixed from now
 * on. Who takes over from another does so at the terms on which the host hired them together.
 */
export async function assignTo(kit: Kit, tx: Tx, job: JobRow, assignment: Assignment): Promise<JobRow> {
  const { cleanerId, payoutCents, mover, actorId, byRule, agreedAt = [] } = assignment;
  const now = kit.clock.now();
  const decided = await termsOfHiring(tx, job.chargeConsentAt);
  const { platformFeeCents, confirmWithinHours, confirmBeforeHours, ...terms } = decided;
  const isFirst = job.status === 'OPEN';
  // the host has seen, and agreed to, what whoever takes over costs them
  const fee = isFirst ? platformFeeCents : (job.hostFeeCents ?? platformFeeCents);
  const hostFee = Math.min(fee, await lowestFeeAt(tx, agreedAt));
  const assigned = await moveJob(kit, tx, job, {
    to: 'ASSIGNED',
    mover,
    kind: isFirst ? 'ASSIGNED' : 'REASSIGNED',
    actorId,
    byRule,
    changes: {
      ...(await feesFor(tx, cleanerId, toCents(fee))),
      hostFeeCents: toCents(hostFee),
      terms: isFirst ? terms : job.terms,
      cleanerId,
      payoutCents,
      assignedAt: now,
      confirmBy: assignment.confirmBy ?? confirmBy(decided, job.startTime, now),
      confirmedAt: assignment.confirmedAt ?? null,
    },
  });
  return keepPlace(kit, tx, assigned, waitingIn(job)?.times?.after);
}

/**
 * From its assignment on a job keeps its place. A backup takes over at the place and time they bid for, whatever the one
 * before agreed to; what the property is like now, and a time that still waits, is offered to them anew.
 */
async function keepPlace(kit: Kit, tx: Tx, job: JobRow, waiting: JobTimes | undefined): Promise<JobRow> {
  const now = await readPlace(tx, job.propertyId);
  const { title = await readTitle(tx, job.propertyId), ...place } = job.hiredPlace ?? { ...now, title: undefined };
  const changes = { place, hiredPlace: { ...place, title }, offeredChange: null };
  await tx
    .update(jobs)
    .set({ ...changes, location: pointOf(place) })
    .where(eq(jobs.id, job.id));
  const kept = { ...job, ...changes };
  await offerPlace(kit, tx, kept, now, waiting);
  return kept;
}

/**
 * What each side pays Freshkey, fixed when a cleaner is assigned: the cleaner nothing where they have a credit left, which
 * is kept for later where nobody pays anything.
 */
async function feesFor(tx: Tx, cleanerId: string, fee: Cents) {
  const creditId = fee === 0 ? null : await freeCredit(tx, cleanerId);
  return { hostFeeCents: fee, cleanerFeeCents: creditId ? toCents(0) : fee, creditId };
}

type Confirming = Pick<Terms, 'confirmWithinHours' | 'confirmBeforeHours'>;

const leastTime = 15 * minute;

/** The earlier of 12 hours after assignment and 2 hours before the start, or as the owners have decided, never under 15 minutes. */
function confirmBy({ confirmWithinHours, confirmBeforeHours }: Confirming, startTime: Date, now: Date): Date {
  const wanted = Math.min(
    plus(now, confirmWithinHours * hour).getTime(),
    plus(startTime, -confirmBeforeHours * hour).getTime(),
  );
  return new Date(Math.max(wanted, shortConfirmBy(now).getTime()));
}

/** The deadline for a backup who takes over after someone missed theirs. */
export const shortConfirmBy = (now: Date): Date => plus(now, leastTime);

/** SQL: whether no job holds the query's credit or has used it up. */
export const isFreeCredit: SQL<boolean> = sql<boolean>`not exists (
  select from ${jobs} holder where holder.credit_id = ${feeCredits.id} and holder.status <> 'CANCELED')`;

/** SQL: whether a cleaner has a credit for the next job they are assigned. */
export const hasFreeCredit = (cleanerId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select from ${feeCredits} where ${feeCredits.ownerId} = ${cleanerId} and ${isFreeCredit})`;

/**
 * The oldest credit of a cleaner that no job has; null if there is none. Lock the cleaner first, so that two assignments
 * at once do not choose the same.
 */
export async function freeCredit(reader: Reader, cleanerId: string): Promise<string | null> {
  const [credit] = await reader
    .select({ id: feeCredits.id })
    .from(feeCredits)
    .where(and(eq(feeCredits.ownerId, cleanerId), isFreeCredit))
    .orderBy(asc(feeCredits.earnedAt), asc(feeCredits.referredId), asc(feeCredits.place))
    .limit(1);
  return credit?.id ?? null;
}

/** The credit that waived the fee of a locked job is its cleaner's again; the fees stay as they were fixed. */
export async function giveBackCredit(tx: Tx, jobId: string): Promise<void> {
  await tx.update(jobs).set({ creditId: null }).where(eq(jobs.id, jobId));
}
