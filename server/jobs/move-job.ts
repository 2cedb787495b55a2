import { and, eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { type JobMover, type JobStatus, jobMayMove, type TimelineKind } from '#contract/states.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidTransition } from './abilities.ts';
import type { JobRow } from './lock-job.ts';
import { jobs, jobTimeline } from './table.ts';

interface Move {
  to: JobStatus;
  mover: JobMover;
  kind: TimelineKind;
  /** Who did it; null if the clock or the provider did. */
  actorId: string | null;
  /** Columns that change with the state. */
  changes?: PgUpdateSetSource<typeof jobs>;
}

/**
 * Moves a job from the state it was locked in to the next, with one timeline row. Throws `invalid_transition` (409) if
 * the state table does not let this mover do it or the row is no longer in the expected state.
 */
export async function moveJob({ clock }: Pick<Kit, 'clock'>, tx: Tx, job: JobRow, move: Move): Promise<JobRow> {
  if (!jobMayMove(job.status, move.to, move.mover)) throw invalidTransition(job.status);
  const [moved] = await tx
    .update(jobs)
    .set({ ...payoutOf(job, move.to), offeredChange: null, ...move.changes, status: move.to })
    .where(and(eq(jobs.id, job.id), eq(jobs.status, job.status)))
    .returning();
  if (!moved) throw invalidTransition(job.status);
  await writeTimeline(tx, { jobId: job.id, kind: move.kind, actorId: move.actorId, at: clock.now() });
  return moved;
}

/** A job that leaves OPEN remembers the payout it was posted at, and returns to it when it reopens. */
function payoutOf(job: JobRow, to: JobStatus): Move['changes'] {
  if (job.status === 'OPEN') return { postedPayoutCents: job.payoutCents };
  if (to !== 'OPEN') return {};
  return { payoutCents: job.postedPayoutCents ?? job.payoutCents, postedPayoutCents: null };
}

export async function writeTimeline(tx: Tx, row: Omit<typeof jobTimeline.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(jobTimeline).values({ id: newId(), ...row });
}
