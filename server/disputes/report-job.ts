import { and, eq, inArray } from 'drizzle-orm';
import type { Dispute } from '#contract/dispute.ts';
import type { reportJob as endpoint } from '#contract/disputes.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { record } from '#server/events.ts';
import { lockJobOf, moveReport, require } from '#server/jobs/index.ts';
import { jobTasks } from '#server/jobs/table.ts';
import { freezeMoney } from '#server/payments/index.ts';
import { ownUploads } from '#server/photos/index.ts';
import { hour, plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { termsOfReport } from '#server/settings/index.ts';
import { showDispute } from './dispute-of-job.ts';
import { addPhotos } from './report-photos.ts';
import { disputes } from './table.ts';

type Body = BodyOf<typeof endpoint>;

/** A host reports a problem with submitted work, once: nothing is charged or released until it is resolved. */
export const reportJob = (kit: Kit, actor: Actor, jobId: string, { photoUrls, ...said }: Body): Promise<Dispute> =>
  transact(kit, async (tx) => {
    const { job, viewer } = await lockJobOf(tx, actor, jobId, 'report');
    const now = kit.clock.now();
    const taskIds = await tasksOfJob(tx, jobId, said.taskIds ?? []);
    const uploadIds = await ownUploads(tx, actor, photoUrls ?? []);
    require(job, viewer, 'report', now);
    const disputeId = newId();
    const terms = await termsOfReport(tx);
    await tx.insert(disputes).values({ ...said, id: disputeId, jobId, taskIds, terms, createdAt: now });
    await addPhotos(tx, { disputeId, side: 'host', uploadIds });
    await moveReport(kit, tx, job, { to: 'OPEN', dueAt: plus(now, terms.answerHours * hour), actorId: actor.id });
    await record(kit, tx, { kind: 'job reported', jobId });
    await freezeMoney(kit, tx, job);
    return showDispute(kit, tx, jobId);
  });

async function tasksOfJob(tx: Tx, jobId: string, sent: readonly string[]): Promise<string[]> {
  const ids = [...new Set(sent)];
  if (ids.length === 0) return ids;
  const known = await tx.$count(jobTasks, and(eq(jobTasks.jobId, jobId), inArray(jobTasks.id, ids)));
  if (known !== ids.length) throw invalidInput({ taskIds: 'unknownOption' });
  return ids;
}
