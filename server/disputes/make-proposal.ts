import { eq } from 'drizzle-orm';
import { proposeSplit } from '#contract/fair-rules.ts';
import { usualTerms } from '#contract/usual-terms.ts';
import { record } from '#server/events.ts';
import { moveReport } from '#server/jobs/index.ts';
import { hour, plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { HeldReport } from './hold-report.ts';
import { readFacts } from './read-facts.ts';
import { disputes } from './table.ts';

interface Made {
  after: 'answer' | 'silence';
  /** The cleaner who answered; null if it was the clock. */
  actorId: string | null;
}

/** The rule table proposes a split. Where the cleaner comes back, the host first sees what became of it. */
export async function makeProposal(
  kit: Kit,
  tx: Tx,
  { job, report }: HeldReport,
  { after, actorId }: Made,
): Promise<void> {
  const proposal = proposeSplit(await readFacts(tx, { job, report }), report.terms?.rules);
  await tx.update(disputes).set({ proposal }).where(eq(disputes.id, report.id));
  const from = report.recleanAt ?? kit.clock.now();
  await moveReport(kit, tx, job, {
    to: 'PROPOSED',
    dueAt: plus(from, (report.terms ?? usualTerms).agreeHours * hour),
    actorId,
  });
  await record(kit, tx, { kind: 'proposal made', jobId: job.id, after });
}
