import { eq } from 'drizzle-orm';
import { formatMoney } from '#contract/format-money.ts';
import { users } from '#server/accounts/table.ts';
import type { FactOf } from '#server/events.ts';
import type { Kit } from '#server/platform/kit.ts';
import { bids } from '../table.ts';
import { biddersOf, hostOf, mailAboutJob } from './mail-about-job.ts';

/** The host hears of a bid that still stands. */
export async function tellOfBid(kit: Kit, { jobId, bidId }: FactOf<'bid placed'>, factId: string): Promise<void> {
  const [bid] = await kit.db
    .select({ amountCents: bids.amountCents, status: bids.status, bidder: users.name })
    .from(bids)
    .innerJoin(users, eq(users.id, bids.cleanerId))
    .where(eq(bids.id, bidId));
  if (bid?.status !== 'PENDING') return;
  const { bidder, amountCents } = bid;
  await mailAboutJob(kit, factId, {
    jobId,
    to: await hostOf(kit, jobId),
    words: 'hiring.bidPlaced',
    params: { bidder, amount: formatMoney(amountCents) },
  });
}

interface Acceptance {
  jobId: string;
  /** Null where the cleaner took the job and knows it. */
  cleanerId: string | null;
  rejectedBidIds: readonly string[];
}

/** Who got the job hears it, and so do all who did not. */
export async function tellOfAcceptance(kit: Kit, acceptance: Acceptance, factId: string): Promise<void> {
  const { jobId, cleanerId, rejectedBidIds } = acceptance;
  if (cleanerId) await mailAboutJob(kit, factId, { jobId, to: [cleanerId], words: 'hiring.bidAccepted' });
  const rejected = await biddersOf(kit, rejectedBidIds);
  await mailAboutJob(kit, factId, { jobId, to: rejected, words: 'hiring.bidRejected' });
}
