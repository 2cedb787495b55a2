import type { reassignJob as endpoint } from '#contract/admin-jobs.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Job } from '#contract/jobs.ts';
import { appendAudit } from '#server/audit/index.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput, jobNotFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { require } from '../ask-abilities.ts';
import { type JobRow, lockJob } from '../lock-job.ts';
import { stranger } from '../people.ts';
import { showJob } from '../show-job.ts';
import { inWords, refuseUnfit, unfitness } from './assigning.ts';
import { writeInvitation } from './invite-cleaner.ts';
import { passOn } from './pass-on.ts';

/**
 * An admin takes a job that has not begun from its cleaner. It goes to the next on the ladder, who has agreed by being
 * there, or is open again; then somebody can be invited in the same step, who takes it by accepting. Nothing of it counts
 * in the cleaner's record, and nobody pays or is paid: the new price and fees are fixed with the next cleaner.
 */
export async function reassignJob(kit: Kit, admin: Actor, jobId: string, body: BodyOf<typeof endpoint>): Promise<Job> {
  try {
    return await transact(kit, async (tx) => {
      const job = await lockJob(tx, jobId);
      if (!job) throw jobNotFound();
      require(job, { ...stranger, id: admin.id, role: admin.role }, 'reassign', kit.clock.now());
      const { cleanerId } = job;
      if (!cleanerId) throw jobNotFound(); // an assigned job has one
      const { reason, inviteId = null } = body;
      if (inviteId) await refuseWhoCannotCome(tx, job, inviteId);
      const beforeCents = job.payoutCents + (job.hostFeeCents ?? 0);
      const next = await passOn(kit, tx, job, {
        ...{ bidBecomes: 'REJECTED', because: 'reassigned', mover: 'admin', actorId: admin.id },
      });
      await record(kit, tx, { kind: 'cleaner taken off', jobId, cleanerId, next, beforeCents });
      if (inviteId && next === 'reopened') await invite(kit, tx, jobId, inviteId);
      await appendAudit(kit, tx, {
        ...{ actorId: admin.id, action: 'reassign job', subjectKind: 'job', subjectId: jobId, note: reason },
        facts: { before: 'ASSIGNED', after: next === 'backup' ? 'ASSIGNED' : 'OPEN', cleaner: cleanerId },
      });
      return showJob(kit, tx, admin, jobId);
    });
  } catch (error) {
    throw inWords(error);
  }
}

async function refuseWhoCannotCome(tx: Tx, job: JobRow, inviteId: string): Promise<void> {
  if (inviteId === job.cleanerId) throw invalidInput({ inviteId: 'invalidFormat' });
  refuseUnfit(await unfitness(tx, job, inviteId), 'cleaner');
}

/** At the payout the job was posted at, which it has again. */
async function invite(kit: Kit, tx: Tx, jobId: string, cleanerId: string): Promise<void> {
  const open = await lockJob(tx, jobId);
  if (open) await writeInvitation(kit, tx, open, { cleanerId });
}
