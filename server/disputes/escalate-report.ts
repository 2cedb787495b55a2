import { eq } from 'drizzle-orm';
import type { Dispute } from '#contract/dispute.ts';
import type { escalateReport as endpoint } from '#contract/disputes.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { proposeSplit } from '#contract/fair-rules.ts';
import { usualTerms } from '#contract/usual-terms.ts';
import { record } from '#server/events.ts';
import { moveReport, sideOf } from '#server/jobs/index.ts';
import { hour, plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { showDispute } from './dispute-of-job.ts';
import { type HeldReport, holdReport } from './hold-report.ts';
import { readFacts } from './read-facts.ts';
import { disputes } from './table.ts';

/** One side lets an admin decide; an offer to come back is off the table then, and the record is what counts. */
export const escalateReport = (kit: Kit, actor: Actor, id: string, body: BodyOf<typeof endpoint>): Promise<Dispute> =>
  transact(kit, async (tx) => {
    const held = await holdReport(kit, tx, actor, id, 'escalateReport');
    const now = kit.clock.now();
    const by = sideOf(held.job, actor);
    const escalation = { escalatedBy: by, escalatedAt: now, escalationText: body?.text?.trim() || null };
    await tx
      .update(disputes)
      .set({ ...escalation, ...(await withoutReclean(tx, held)) })
      .where(eq(disputes.id, id));
    const dueAt = plus(now, (held.report.terms ?? usualTerms).decideHours * hour);
    await moveReport(kit, tx, held.job, { to: 'ESCALATED', dueAt, actorId: actor.id });
    await record(kit, tx, { kind: 'report escalated', jobId: held.job.id, by });
    return showDispute(kit, tx, held.job.id);
  });

async function withoutReclean(tx: Tx, held: HeldReport) {
  if (!held.report.recleanAt) return {};
  return { proposal: proposeSplit({ ...(await readFacts(tx, held)), recleanAt: null }, held.report.terms?.rules) };
}
