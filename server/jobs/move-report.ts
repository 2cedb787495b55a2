import { and, eq, isNull } from 'drizzle-orm';
import type { Cents } from '#contract/money.ts';
import { type DisputeStatus, disputeTransitions, type JobSide } from '#contract/states.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notInStep } from './abilities.ts';
import { type JobRow, writeTimeline } from './lock-job.ts';
import { jobs } from './table.ts';

interface Step {
  to: DisputeStatus;
  /** When the step ends; null once resolved. */
  dueAt: Date | null;
  /** Who did it; null if the clock or a payment did. */
  actorId: string | null;
  /** Who has accepted the proposal while the other has not. */
  acceptedBy?: JobSide;
  /** What is paid instead of the payout; left out where the payout stands. */
  decidedPayoutCents?: Cents;
  /** Who loses what the cleaner was paid out beyond that. */
  decidedFromCleaner?: boolean;
}

/**
 * Moves the report about a locked job to its next step; its beginning and end go on the timeline. Throws
 * `invalid_transition` (409) if the steps do not follow one another.
 */
export async function moveReport(
  { clock }: Pick<Kit, 'clock'>,
  tx: Tx,
  job: JobRow,
  { to, dueAt, actorId, acceptedBy, ...decided }: Step,
): Promise<JobRow> {
  const from = job.reportStatus;
  if (!mayFollow(from, to)) throw notInStep(from);
  const inStep = from === null ? isNull(jobs.reportStatus) : eq(jobs.reportStatus, from);
  const [moved] = await tx
    .update(jobs)
    .set({ reportStatus: to, reportDueAt: dueAt, reportAcceptedBy: acceptedBy ?? null, ...decided })
    .where(and(eq(jobs.id, job.id), inStep))
    .returning();
  if (!moved) throw notInStep(from);
  const kind = from === null ? 'DISPUTED' : to === 'RESOLVED' ? 'RESOLVED' : null;
  if (kind) await writeTimeline(tx, { jobId: job.id, kind, actorId, at: clock.now() });
  return moved;
}

/** The money has followed the resolution of the report about a locked job. */
export async function markReportSettled({ clock }: Pick<Kit, 'clock'>, tx: Tx, jobId: string): Promise<void> {
  await tx.update(jobs).set({ reportSettledAt: clock.now() }).where(eq(jobs.id, jobId));
}

function mayFollow(from: DisputeStatus | null, to: DisputeStatus): boolean {
  if (from === null) return to === 'OPEN';
  const next: readonly DisputeStatus[] = disputeTransitions[from];
  return next.includes(to);
}
