import type { Dispute } from '#contract/dispute.ts';
import { record } from '#server/events.ts';
import { moveReport, sideOf } from '#server/jobs/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { showDispute } from './dispute-of-job.ts';
import { holdReport } from './hold-report.ts';
import { proposedIn, resolve } from './resolve.ts';
import { settleNow } from './settle-now.ts';

/** One side accepts the proposal; with the second, the report is resolved as proposed. */
export async function acceptProposal(kit: Kit, actor: Actor, id: string): Promise<Dispute> {
  const accepted = await transact(kit, async (tx) => {
    const held = await holdReport(kit, tx, actor, id, 'acceptProposal');
    const { job } = held;
    const by = sideOf(job, actor);
    if (job.reportAcceptedBy === null) {
      await moveReport(kit, tx, job, { to: 'PROPOSED', dueAt: job.reportDueAt, actorId: actor.id, acceptedBy: by });
      await record(kit, tx, { kind: 'proposal accepted', jobId: job.id, by });
    } else {
      const agreed = { payoutCents: proposedIn(held), fromCleaner: true };
      await resolve(kit, tx, held, { by: 'agreement', ...agreed, actorId: actor.id });
    }
    return showDispute(kit, tx, job.id);
  });
  if (accepted.status === 'RESOLVED') await settleNow(kit, accepted.jobId);
  return accepted;
}
