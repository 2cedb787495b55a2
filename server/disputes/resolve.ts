import { eq } from 'drizzle-orm';
import type { Cents } from '#contract/money.ts';
import { record } from '#server/events.ts';
import { moveReport } from '#server/jobs/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { DisputeRow, HeldReport } from './hold-report.ts';
import { disputes } from './table.ts';

interface Resolution {
  by: NonNullable<DisputeRow['resolvedBy']>;
  payoutCents: Cents;
  /** Who ended it; null if it was the clock. */
  actorId: string | null;
  /** The admin's. */
  reason?: string;
  /** What the cleaner was paid out beyond the decided amount comes off their next earnings. */
  fromCleaner: boolean;
}

/** Ends the report about a locked job. The money follows after the commit, by `settle-report`. */
export async function resolve(
  kit: Kit,
  tx: Tx,
  { job, report }: HeldReport,
  { by, payoutCents, actorId, reason, fromCleaner }: Resolution,
): Promise<void> {
  await tx
    .update(disputes)
    .set({
      ...{ resolvedBy: by, resolvedAt: kit.clock.now(), resolvedPayoutCents: payoutCents },
      ...(by === 'admin' && { resolverId: actorId, resolutionReason: reason }),
    })
    .where(eq(disputes.id, report.id));
  const decided = by === 'withdrawn' ? {} : { decidedPayoutCents: payoutCents, decidedFromCleaner: fromCleaner };
  await moveReport(kit, tx, job, { to: 'RESOLVED', dueAt: null, actorId, ...decided });
  await record(kit, tx, { kind: by === 'withdrawn' ? 'report withdrawn' : 'report resolved', jobId: job.id });
  await kit.tasks.send(tx, 'settle-report', { jobId: job.id }, { key: job.id });
}

/** What the table has proposed. */
export function proposedIn({ report: { id, proposal } }: HeldReport): Cents {
  if (!proposal) throw new Error(`The report ${id} has no proposal yet`);
  return proposal.payoutCents;
}
