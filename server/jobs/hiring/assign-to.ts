import { eq } from 'drizzle-orm';
import { type Cents, platformFeeCents, toCents } from '#contract/money.ts';
import type { JobMover } from '#contract/states.ts';
import { hour, minute, plus } from '#server/platform/clock.ts';
import { type Tx, violates } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotOpen } from '../ability-rules.ts';
import { pointOf, readPlace, readTitle } from '../changes/kept-place.ts';
import { offerPlace, waitingIn } from '../changes/offer-change.ts';
import type { JobTimes } from '../changes/offered-change.ts';
import { type JobRow, moveJob } from '../lock-job.ts';
import { jobs } from '../table.ts';
import { scheduleConflict } from './fitness.ts';
import { freeCredit } from './free-credit.ts';

interface Assignment {
  cleanerId: string;
  payoutCents: Cents;
  mover: JobMover;
  actorId: string | null;
  /** When the cleaner must have confirmed; by default as for any assignment. */
  confirmBy?: Date;
  /** Set if accepting also confirmed. */
  confirmedAt?: Date;
}

/** Gives a locked job to a cleaner who was found fit, at a price and a place, with both fees fixed from now on. */
export async function assignTo(kit: Kit, tx: Tx, job: JobRow, assignment: Assignment): Promise<JobRow> {
  const { cleanerId, payoutCents, mover, actorId } = assignment;
  const now = kit.clock.now();
  const assigned = await moveJob(kit, tx, job, {
    to: 'ASSIGNED',
    mover,
    kind: job.status === 'OPEN' ? 'ASSIGNED' : 'REASSIGNED',
    actorId,
    changes: {
      ...(await feesFor(tx, cleanerId)),
      cleanerId,
      payoutCents,
      assignedAt: now,
      confirmBy: assignment.confirmBy ?? confirmBy(job.startTime, now),
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

/** Turns violations of the constraints against two assignees or overlapping jobs into refusals. */
export function inWords(error: unknown): unknown {
  if (violates(error, 'bid_one_accepted')) return jobNotOpen();
  if (violates(error, 'job_no_overlap')) return scheduleConflict('This cleaner now has');
  return error;
}

/** What each side pays Freshkey, fixed when a cleaner is assigned: the cleaner nothing where they have a credit left. */
async function feesFor(tx: Tx, cleanerId: string) {
  const creditId = await freeCredit(tx, cleanerId);
  return { hostFeeCents: platformFeeCents, cleanerFeeCents: creditId ? toCents(0) : platformFeeCents, creditId };
}

const leastTime = 15 * minute;

/** The earlier of 12 hours after assignment and 2 hours before the start, never under 15 minutes. */
function confirmBy(startTime: Date, now: Date): Date {
  const wanted = Math.min(plus(now, 12 * hour).getTime(), plus(startTime, -2 * hour).getTime());
  return new Date(Math.max(wanted, shortConfirmBy(now).getTime()));
}

/** The deadline for a backup who takes over after someone missed theirs. */
export const shortConfirmBy = (now: Date): Date => plus(now, leastTime);
