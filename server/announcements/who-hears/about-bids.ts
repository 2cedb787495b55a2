import type { FactOf } from '#server/facts.ts';
import type { Kit } from '#server/platform/kit.ts';
import { type Announcement, openJobsChanged, type WhoHears } from './announcement.ts';
import { type PeopleOfJob, peopleOfJob } from './people-of-job.ts';

/** A bid is between the host and one cleaner: other bidders learn nothing of it until the host decides. */
export const aboutBids = {
  'bid placed': (kit, fact) => aboutBid(kit, fact, 'PENDING', { bell: 'bidPlaced', mail: 'hiring.bidPlaced' }),
  'bid changed': (kit, fact) => aboutBid(kit, fact, 'PENDING', { bell: 'bidChanged' }),
  'bid withdrawn': (kit, fact) => aboutBid(kit, fact, 'WITHDRAWN', { bell: 'bidWithdrawn' }),
  'bid accepted': async (kit, { jobId, bidId, cleanerId, rejectedBidIds, promoted, byRule, byAdmin }) => {
    const { host, bid, backups, biddersOf, everybody } = await peopleOfJob(kit, jobId);
    const byTheirRule = { bell: 'acceptedByRule', mail: 'hiring.acceptedByRule', personId: cleanerId } as const;
    const mail = byAdmin ? 'hiring.passedToBackup' : 'hiring.bidAccepted';
    return [
      { to: [cleanerId], bell: promoted ? 'promoted' : 'bidAccepted', mail, jobId },
      { to: biddersOf(rejectedBidIds), bell: 'bidRejected', mail: 'hiring.bidRejected', jobId },
      { to: byRule ? host : [], ...byTheirRule, jobId, amountCents: bid(bidId)?.amountCents },
      ...(promoted ? [] : backups.map((backup) => chosenAsBackup(jobId, backup))),
      { to: everybody, live: ['job', 'bids', 'requests'], jobId },
      openJobsChanged(jobId),
    ];
  },
} satisfies Partial<WhoHears>;

const chosenAsBackup = (
  jobId: string,
  { cleanerId, teamRank, amountCents }: PeopleOfJob['backups'][number],
): Announcement => ({
  ...{ to: [cleanerId], bell: 'chosenAsBackup', mail: 'hiring.chosenAsBackup', jobId, amountCents },
  params: { rank: teamRank ?? 0 },
});

type BidFact = Pick<FactOf<'bid placed'>, 'jobId' | 'bidId'>;

/** The host is notified by bell and mail only while the bid is still as announced; open pages always are. */
async function aboutBid(
  kit: Kit,
  { jobId, bidId }: BidFact,
  standing: 'PENDING' | 'WITHDRAWN',
  words: Pick<Announcement, 'bell' | 'mail'>,
): Promise<Announcement[]> {
  const { host, bid } = await peopleOfJob(kit, jobId);
  const found = bid(bidId);
  if (!found) return [];
  const { cleanerId: personId, amountCents, status } = found;
  return [
    { to: status === standing ? host : [], ...words, jobId, personId, amountCents },
    { to: [...host, personId], live: ['bids'], jobId },
  ];
}
