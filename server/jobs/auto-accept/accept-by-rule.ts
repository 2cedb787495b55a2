import { and, eq, sql } from 'drizzle-orm';
import { hasValidCard } from '#server/cards/index.ts';
import { isApproved, lockCleaner } from '#server/cleaners/index.ts';
import type { Followers } from '#server/events.ts';
import type { FactOf } from '#server/facts.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { require } from '../ask-abilities.ts';
import type { BidRow } from '../bidding/present-bid.ts';
import { inWords, isSuspended } from '../hiring/assigning.ts';
import { hireLocked } from '../hiring/hire.ts';
import { type JobRow, lockJob } from '../lock-job.ts';
import { stranger } from '../people.ts';
import type { OwedBy } from '../posting/require-may-post.ts';
import { autoAcceptRules, bids, favorites, jobs } from '../table.ts';

type RuleKit = Kit & { owedBy: OwedBy };
type NewPrice = Pick<FactOf<'bid placed'>, 'jobId' | 'bidId'>;

/** Each bid that is placed or changed is held against its host’s rule, should there be one. */
export const autoAcceptFollowers = (kit: RuleKit): Followers => ({
  'bid placed': (fact) => acceptByRule(kit, fact),
  'bid changed': (fact) => acceptByRule(kit, fact),
});

/**
 * Accepts a bid as its host would: the same locks, checks and facts. Whatever keeps the host from accepting it keeps the
 * rule from it, too; the bid then waits for the host like any other.
 */
async function acceptByRule(kit: RuleKit, { jobId, bidId }: NewPrice): Promise<void> {
  if (!(await hasRule(kit.db, jobId))) return;
  try {
    await transact(kit, async (tx) => {
      const job = await lockJob(tx, jobId);
      const fitting = job && (await fittingBid(tx, job, bidId));
      if (!fitting) return;
      const { bid, writtenAt } = fitting;
      if (!(await couldPay(kit, tx, job.hostId)) || !(await mayStillBid(kit, tx, bid))) return;
      const host = { ...stranger, id: job.hostId, role: 'HOST' } as const;
      require(job, host, 'selectCleaners', kit.clock.now());
      const byRule = { agreedAt: later(writtenAt, job.chargeConsentAt) };
      await hireLocked(kit, tx, { job, actor: host, team: [{ bid, seenCents: bid.amountCents }], byRule });
    });
  } catch (error) {
    const refused = inWords(error);
    if (!(refused instanceof Refusal)) throw error;
    kit.log.info({ jobId, bidId, why: refused.code }, 'not accepted by the rule');
  }
}

/** Few hosts have one: everybody else’s jobs need not be locked for it. */
async function hasRule(reader: Reader, jobId: string): Promise<boolean> {
  const ofHost = and(eq(autoAcceptRules.hostId, jobs.hostId), eq(autoAcceptRules.isOn, true));
  const found = await reader
    .select({ hostId: jobs.hostId })
    .from(jobs)
    .innerJoin(autoAcceptRules, ofHost)
    .where(eq(jobs.id, jobId));
  return found.length > 0;
}

/** The bid, if it is pending and the host’s rule is for it: no older, that home, a favorite, no more than the price. */
async function fittingBid(tx: Tx, job: JobRow, bidId: string): Promise<{ bid: BidRow; writtenAt: Date } | null> {
  const ofRule = and(
    eq(autoAcceptRules.hostId, job.hostId),
    eq(autoAcceptRules.isOn, true),
    // the worker may come to it after the rule was written
    sql`coalesce(${bids.changedAt}, ${bids.createdAt}) >= ${autoAcceptRules.changedAt}`,
    sql`${bids.amountCents} <= ${autoAcceptRules.upToCents}`,
    sql`(${autoAcceptRules.propertyIds} is null or ${job.propertyId} = any(${autoAcceptRules.propertyIds}))`,
  );
  const ofFavorite = and(eq(favorites.hostId, job.hostId), eq(favorites.cleanerId, bids.cleanerId));
  const [found] = await tx
    .select({ bid: bids, writtenAt: autoAcceptRules.changedAt })
    .from(bids)
    .innerJoin(autoAcceptRules, ofRule)
    .innerJoin(favorites, ofFavorite)
    .where(and(eq(bids.id, bidId), eq(bids.jobId, job.id), eq(bids.status, 'PENDING')));
  return found ?? null;
}

/** The host has seen the fee when they wrote the rule, and again when they agreed to the job’s charge. */
const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** A card that is charged now would not be refused for what is known of it, and nothing is owed for another job. */
async function couldPay({ clock, owedBy }: RuleKit, tx: Tx, hostId: string): Promise<boolean> {
  const now = clock.now();
  if (await isSuspended(tx, hostId)) return false;
  return (await hasValidCard(tx, hostId, now)) && (await owedBy(tx, hostId, now)) === null;
}

/** A bid may be older than what has become of its cleaner’s check. */
const mayStillBid = async ({ clock }: Kit, tx: Tx, { cleanerId }: BidRow): Promise<boolean> =>
  isApproved(await lockCleaner(tx, cleanerId), clock.now());
