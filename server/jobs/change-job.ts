import type { BodyOf } from '#contract/endpoint.ts';
import type { changeJob as changeJobCall, Job } from '#contract/jobs.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound, Refusal } from '#server/platform/refusal.ts';
import { invalidTransition } from './ability-rules.ts';
import { isFor } from './ask-abilities.ts';
import { relationTo } from './people.ts';
import { type CancelPay, cancelJob } from './posting/cancel-job.ts';
import { editJob } from './posting/edit-job.ts';
import { readSeenJob } from './show-job.ts';
import { startWork } from './working/start-work.ts';
import { submitWork } from './working/submit-work.ts';

type Change = BodyOf<typeof changeJobCall>;

/** PATCH /api/jobs/{id}: the host edits or cancels, the assigned cleaner starts and submits. */
export function changeJob(
  kit: Kit,
  actor: Actor,
  jobId: string,
  { status, amountCents, ...change }: Change,
  cancelPay: CancelPay,
): Promise<Job> {
  if (status === undefined) {
    if (!isFor(actor.role, 'edit')) throw notTheirs('Only the host may change a job.');
    return editJob(kit, actor, jobId, change);
  }
  if (status === 'CANCELED') {
    if (!isFor(actor.role, 'cancel')) throw notTheirs('Only the host may cancel a job. You can withdraw from it.');
    return cancelJob(kit, actor, jobId, cancelPay, amountCents);
  }
  if (status !== 'IN_PROGRESS' && status !== 'SUBMITTED') return refuseTransition(kit, actor, jobId);
  if (!isFor(actor.role, status === 'IN_PROGRESS' ? 'start' : 'submit'))
    throw notTheirs('Only the assigned cleaner may start and submit the work.');
  return status === 'IN_PROGRESS' ? startWork(kit, actor, jobId) : submitWork(kit, actor, jobId);
}

/** OPEN and ASSIGNED follow from hiring, PAID from the payment provider's result: no one sets them. */
async function refuseTransition({ db, clock }: Kit, actor: Actor, jobId: string): Promise<never> {
  const seen = await readSeenJob(db, actor, jobId, clock.now());
  if (!seen || !relationTo(seen.view.job, seen.viewer)) throw jobNotFound();
  throw invalidTransition(seen.view.job.status);
}

const notTheirs = (sentence: string) => new Refusal('forbidden', sentence);
