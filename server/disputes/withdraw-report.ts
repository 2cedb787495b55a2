import type { Dispute } from '#contract/dispute.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { showDispute } from './dispute-of-job.ts';
import { holdReport } from './hold-report.ts';
import { resolve } from './resolve.ts';
import { settleNow } from './settle-now.ts';

/** The host takes the report back: the job is paid as if nothing had been reported, and not reported again. */
export async function withdrawReport(kit: Kit, actor: Actor, id: string): Promise<Dispute> {
  const withdrawn = await transact(kit, async (tx) => {
    const held = await holdReport(kit, tx, actor, id, 'withdrawReport');
    const { payoutCents } = held.job;
    await resolve(kit, tx, held, { by: 'withdrawn', payoutCents, actorId: actor.id, fromCleaner: false });
    return showDispute(kit, tx, held.job.id);
  });
  await settleNow(kit, withdrawn.jobId);
  return withdrawn;
}
