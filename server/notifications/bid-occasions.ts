import { eq } from 'drizzle-orm';
import type { NotificationKind } from '#contract/notifications.ts';
import type { FactOf } from '#server/events.ts';
import { bids } from '#server/jobs/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import { backupsOf, biddersOf, everybodyAt, hostOf } from './job-people.ts';
import { type Occasions, type Outcome, openJobsChange } from './outcome.ts';

/** Bids are between a host and one cleaner: other bidders hear nothing of them until the host decides. */
export const bidOccasions: Occasions = {
  'bid placed': (kit, fact) => aboutBid(kit, fact, { kind: 'bidPlaced', while: 'PENDING' }),
  'bid changed': (kit, fact) => aboutBid(kit, fact, { kind: 'bidChanged', while: 'PENDING' }),
  'bid withdrawn': (kit, fact) => aboutBid(kit, fact, { kind: 'bidWithdrawn', while: 'WITHDRAWN' }),
  'bid accepted': async (kit, { jobId, cleanerId, rejectedBidIds, promoted }) => ({
    notes: [
      { kind: promoted ? 'promoted' : 'bidAccepted', to: [cleanerId], jobId },
      { kind: 'bidRejected', to: await biddersOf(kit, rejectedBidIds), jobId },
      ...(promoted ? [] : [{ kind: 'chosenAsBackup' as const, to: await backupsOf(kit, jobId), jobId }]),
    ],
    changes: [{ people: await everybodyAt(kit, jobId), topics: ['job', 'bids', 'requests'], jobId }, openJobsChange],
  }),
};

interface Told {
  kind: NotificationKind;
  /** The host is told only while the bid is still so. */
  while: 'PENDING' | 'WITHDRAWN';
}

type BidFact = Pick<FactOf<'bid placed'>, 'jobId' | 'bidId'>;

async function aboutBid(kit: Kit, { jobId, bidId }: BidFact, told: Told): Promise<Outcome> {
  const [bid] = await kit.db.select().from(bids).where(eq(bids.id, bidId));
  if (!bid) return { changes: [] };
  const to = await hostOf(kit, jobId);
  const { cleanerId: personId, amountCents } = bid;
  return {
    notes: bid.status === told.while ? [{ kind: told.kind, to, jobId, personId, amountCents }] : [],
    changes: [{ people: [...to, personId], topics: ['bids'], jobId }],
  };
}
