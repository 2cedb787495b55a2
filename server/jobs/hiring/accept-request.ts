import { and, eq, isNull } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { acceptRequest as endpoint } from '#contract/hiring.ts';
import type { Job } from '#contract/jobs.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { require } from '../ask-abilities.ts';
import { closePendingBids } from '../bidding/close-bids.ts';
import { type JobRow, lockJob } from '../lock-job.ts';
import { type JobViewer, stranger } from '../people.ts';
import { showJob } from '../show-job.ts';
import { bids, jobRequests } from '../table.ts';
import { assignTo, busyTime, inWords, isSuspended, scheduleConflict, type Unfitness, unfitness } from './assigning.ts';

type Seen = BodyOf<typeof endpoint>;
type Invitation = { id: string; sentAt: Date };

/** An invited cleaner takes the job at its payout, which also counts as confirming. */
export async function acceptRequest(kit: Kit, actor: Actor, jobId: string, seen: Seen): Promise<Job> {
  try {
    return await transact(kit, async (tx) => {
      const job = await lockJob(tx, jobId);
      const invitation = await answerRequest(tx, actor, jobId, kit.clock.now());
      if (!job || !invitation) throw jobNotFound();
      const reason = await unfitness(tx, job, actor.id);
      const hostAway = await isSuspended(tx, job.hostId);
      require(job, { ...invitedPerson(actor, reason), hostAway }, 'accept', kit.clock.now());
      refuseAnother({ invitationId: invitation.id, amountCents: job.payoutCents }, seen);
      if (reason === 'busy') throw scheduleConflict('You have');
      if (reason === 'away') throw busyTime('Your own calendar');
      await take(kit, tx, actor, job, invitation);
      return showJob(kit, tx, actor, jobId);
    });
  } catch (error) {
    throw inWords(error);
  }
}

/** The invitation that is answered now; null if there is none. */
async function answerRequest(tx: Tx, actor: Actor, jobId: string, at: Date): Promise<Invitation | null> {
  const [answered] = await tx
    .update(jobRequests)
    .set({ answeredAt: at })
    .where(and(eq(jobRequests.jobId, jobId), eq(jobRequests.cleanerId, actor.id), isNull(jobRequests.answeredAt)))
    .returning({ id: jobRequests.id, sentAt: jobRequests.createdAt });
  return answered ?? null;
}

/** Whoever changes an open job takes its invitations back, and may send them anew: a cleaner accepts the one they saw. */
function refuseAnother(now: Required<NonNullable<Seen>>, seen: Seen): void {
  const { invitationId = now.invitationId, amountCents = now.amountCents } = seen ?? {};
  if (invitationId !== now.invitationId || amountCents !== now.amountCents)
    throw new Refusal('stale', 'The host has just changed this job and invited you again. Please review it.');
}

/** The cleaner's own pending bid is replaced by the accepted payout; all others are rejected. */
async function take(kit: Kit, tx: Tx, actor: Actor, job: JobRow, { sentAt }: Invitation): Promise<void> {
  const at = kit.clock.now();
  const isOwn = and(eq(bids.jobId, job.id), eq(bids.cleanerId, actor.id), eq(bids.status, 'PENDING'));
  await tx.update(bids).set({ status: 'WITHDRAWN', teamRank: null, decidedAt: at }).where(isOwn);
  const rejectedBidIds = await closePendingBids(tx, { which: eq(bids.jobId, job.id), at, because: ['invited'] });
  // one that is sent by itself, as to favorites first, was agreed to when the job was
  const agreedAt = [job.chargeConsentAt, sentAt];
  const terms = { cleanerId: actor.id, payoutCents: job.payoutCents, confirmedAt: at, agreedAt };
  await assignTo(kit, tx, job, { ...terms, mover: 'invited cleaner', actorId: actor.id });
  await record(kit, tx, { kind: 'request accepted', jobId: job.id, cleanerId: actor.id, rejectedBidIds });
}

const invitedPerson = ({ id, role }: Actor, reason: Unfitness): JobViewer => ({
  ...stranger,
  ...{ id, role, invited: true },
  blocked: reason === 'blocked',
  cleared: reason !== 'uncleared' && reason !== 'suspended',
});
