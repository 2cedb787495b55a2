import type { Job } from '#contract/jobs.ts';
import { appendAudit } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { require } from '../ask-abilities.ts';
import { type JobRow, lockJob } from '../lock-job.ts';
import { isFrozen } from '../moments.ts';
import { moveReport } from '../move-report.ts';
import { stranger } from '../people.ts';
import { showJob } from '../show-job.ts';
import { cancelLocked } from './cancel-job.ts';

/** Gives up a locked job's payment, should one be on its way. Answered by the payments, which are above the jobs. */
export type GiveUpPayment = (kit: Kit, tx: Tx, jobId: string) => Promise<void>;

/** An admin calls a job off that is not paid: nobody owes anything for it, and both sides are told. */
export const cancelAsAdmin = (
  kit: Kit,
  admin: Actor,
  jobId: string,
  reason: string,
  giveUp: GiveUpPayment,
): Promise<Job> =>
  transact(kit, async (tx) => {
    const job = await lockJob(tx, jobId);
    if (!job) throw jobNotFound();
    require(job, { ...stranger, id: admin.id, role: admin.role }, 'cancelAsAdmin', kit.clock.now());
    const ended = await endReport(kit, tx, job, admin.id);
    await cancelLocked(kit, tx, ended, { by: 'admin', actorId: admin.id, reason });
    await giveUp(kit, tx, jobId);
    await appendAudit(kit, tx, {
      ...{ actorId: admin.id, action: 'cancel job', subjectKind: 'job', subjectId: jobId, note: reason },
      facts: { before: job.status, after: 'CANCELED' },
    });
    return showJob(kit, tx, admin, jobId);
  });

/** There is nothing left to decide. */
async function endReport(kit: Kit, tx: Tx, job: JobRow, actorId: string): Promise<JobRow> {
  return isFrozen(job) ? moveReport(kit, tx, job, { to: 'RESOLVED', dueAt: null, actorId }) : job;
}
