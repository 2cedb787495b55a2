import type { Cents } from '#contract/money.ts';
import type { JobMover } from '#contract/states.ts';
import { type Tx, violates } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotOpen } from '../abilities.ts';
import { scheduleConflict } from '../bidding/clash.ts';
import { keepPlace } from '../changes/keep-place.ts';
import { waitingIn } from '../changes/offer-change.ts';
import type { JobRow } from '../lock-job.ts';
import { moveJob } from '../move-job.ts';
import { confirmBy, fees } from './terms.ts';

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
