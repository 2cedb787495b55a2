import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { assignCleaner as assignCleanerCall } from '#contract/hiring.ts';
import type { Job } from '#contract/jobs.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import type { BidRow } from '../bidding/present-bid.ts';
import { lockJobFor } from '../lock-for.ts';
import { showJob } from '../show-job.ts';
import { bids } from '../table.ts';
import { inWords } from './assign-to.ts';
import { hireTeam } from './hire-team.ts';

type Choice = BodyOf<typeof assignCleanerCall>;

/** A host accepts the pending bid of one cleaner. */
export async function acceptBid(kit: Kit, actor: Actor, jobId: string, choice: Choice): Promise<Job> {
  try {
    return await transact(kit, async (tx) => {
      const job = await lockJobFor(kit, tx, actor, jobId, 'selectCleaners');
      const bid = await pendingBidOf(tx, jobId, choice.cleanerId);
      await hireTeam(kit, tx, actor, job, [{ bid, seenCents: choice.amountCents }]);
      return showJob(kit, tx, actor, jobId);
    });
  } catch (error) {
    throw inWords(error);
  }
}

async function pendingBidOf(tx: Tx, jobId: string, cleanerId: string): Promise<BidRow> {
  const [bid] = await tx
    .select()
    .from(bids)
    .where(and(eq(bids.jobId, jobId), eq(bids.cleanerId, cleanerId), eq(bids.status, 'PENDING')));
  if (!bid) throw notFound('This cleaner has no pending bid on the job.');
  return bid;
}
