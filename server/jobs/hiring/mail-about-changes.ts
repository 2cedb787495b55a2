import { eq } from 'drizzle-orm';
import type { FactOf } from '#server/events.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { closePendingBids } from '../bidding/close-pending-bids.ts';
import { bids } from '../table.ts';
import { biddersOf, hostOf, mailAboutJob } from './mail-about-job.ts';

/** Price, time or place are others now: bidders may bid again, invited cleaners wait for a new invitation. */
export async function tellOfChange(kit: Kit, fact: FactOf<'job changed'>, factId: string): Promise<void> {
  const { jobId, voidedBidIds, uninvitedIds } = fact;
  const bidders = await biddersOf(kit, voidedBidIds);
  await mailAboutJob(kit, factId, { jobId, to: bidders, words: 'hiring.bidVoided' });
  const onlyInvited = uninvitedIds.filter((id) => !bidders.includes(id));
  await mailAboutJob(kit, factId, { jobId, to: onlyInvited, words: 'hiring.invitationVoided' });
}

/** Nobody comes: the assigned cleaner and the bidders hear it, and the host where somebody else canceled. */
export async function tellOfCanceling(kit: Kit, fact: FactOf<'job canceled'>, factId: string): Promise<void> {
  const { jobId, cleanerId, by, rejectedBidIds } = fact;
  // The clock cancels jobs without knowing of bids; those are closed here.
  const left = await transact(kit, (tx) => closePendingBids(tx, { which: eq(bids.jobId, jobId), at: kit.clock.now() }));
  const bidders = await biddersOf(kit, [...rejectedBidIds, ...left]);
  if (cleanerId) await mailAboutJob(kit, factId, { jobId, to: [cleanerId], words: 'hiring.jobCanceled' });
  await mailAboutJob(kit, factId, { jobId, to: bidders, words: 'hiring.biddenJobCanceled' });
  if (by === 'host') return;
  await mailAboutJob(kit, factId, { jobId, to: await hostOf(kit, jobId), words: `hiring.hostedJobCanceled.${by}` });
}
