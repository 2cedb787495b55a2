import { and, eq, inArray } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { selectCleaners as selectCleanersCall } from '#contract/hiring.ts';
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

type Choice = BodyOf<typeof selectCleanersCall>;

/** A host chooses first, second and third cleaner together, each at the price they bid. */
export async function selectCleaners(kit: Kit, actor: Actor, jobId: string, choice: Choice): Promise<Job> {
  const { primaryBidId, backupBidId, tertiaryBidId } = choice;
  const backups = [backupBidId, tertiaryBidId].filter((bidId) => bidId != null);
  try {
    return await transact(kit, async (tx) => {
      const job = await lockJobFor(kit, tx, actor, jobId, 'selectCleaners');
      const [first, ...others] = await pendingBids(tx, jobId, [primaryBidId, ...backups]);
      const seen = (bid: BidRow) => ({ bid, seenCents: choice.amountsCents?.[bid.id] });
      await hireTeam(kit, tx, actor, job, [seen(first), ...others.map(seen)]);
      return showJob(kit, tx, actor, jobId);
    });
  } catch (error) {
    throw inWords(error);
  }
}

/** The chosen bids in the order chosen; each must be pending on this job. */
async function pendingBids(tx: Tx, jobId: string, chosen: readonly string[]): Promise<[BidRow, ...BidRow[]]> {
  const found = await tx
    .select()
    .from(bids)
    .where(and(eq(bids.jobId, jobId), eq(bids.status, 'PENDING'), inArray(bids.id, [...chosen])));
  const inOrder = chosen.flatMap((bidId) => found.filter(({ id }) => id === bidId));
  const [first, ...backups] = inOrder;
  if (!first || inOrder.length < chosen.length) throw notFound('One of the bids you chose is no longer available.');
  return [first, ...backups];
}
