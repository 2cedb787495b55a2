import { type Cents, platformFeeCents } from '#contract/money.ts';
import type { JobMover } from '#contract/states.ts';
import { hour, minute, plus } from '#server/platform/clock.ts';
import { type Tx, violates } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotOpen } from '../abilities.ts';
import { keepPlace } from '../changes/keep-place.ts';
import { waitingIn } from '../changes/offer-change.ts';
import type { JobRow } from '../lock-job.ts';
import { moveJob } from '../move-job.ts';
import { scheduleConflict } from './fitness.ts';

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
      ...fees,
      cleanerId,
      payoutCents,
      assignedAt: now,
      confirmBy: assignment.confirmBy ?? confirmBy(job.startTime, now),
      confirmedAt: assignment.confirmedAt ?? null,
    },
  });
  return keepPlace(kit, tx, assigned, waitingIn(job)?.times?.after);
}

/** Turns violations of the constraints against two assignees or overlapping jobs into refusals. */
export function inWords(error: unknown): unknown {
  if (violates(error, 'bid_one_accepted')) return jobNotOpen();
  if (violates(error, 'job_no_overlap')) return scheduleConflict('This cleaner now has');
  return error;
}

/** What each side pays Freshkey, fixed when a cleaner is assigned. */
const fees = { hostFeeCents: platformFeeCents, cleanerFeeCents: platformFeeCents };

const leastTime = 15 * minute;

/** The earlier of 12 hours after assignment and 2 hours before the start, never under 15 minutes. */
function confirmBy(startTime: Date, now: Date): Date {
  const wanted = Math.min(plus(now, 12 * hour).getTime(), plus(startTime, -2 * hour).getTime());
  return new Date(Math.max(wanted, shortConfirmBy(now).getTime()));
}

/** The deadline for a backup who takes over after someone missed theirs. */
export const shortConfirmBy = (now: Date): Date => plus(now, leastTime);
