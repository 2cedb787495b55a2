import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { closePendingBids, closeRanks } from '../bidding/close-bids.ts';
import { takeOff } from '../helpers/take-off.ts';
import { hostedBy } from '../people.ts';
import { bids, blocks, favorites, jobs } from '../table.ts';
import { openIfNobodyIsInvited } from './open-to-all.ts';
import { requireCleaner } from './require-cleaner.ts';

/** A host blocks a cleaner, who is no favorite then: pending bids with this host close, assigned jobs stay, and they come along to none. Repeating it changes nothing. */
export const blockCleaner = (kit: Kit, actor: Actor, cleanerId: string): Promise<void> =>
  transact(kit, async (tx) => {
    await requireCleaner(tx, cleanerId);
    // Locked, so that a bid being placed or accepted right now is either closed here or refused there.
    const held = await tx
      .select()
      .from(jobs)
      .where(and(hostedBy(actor.id), inArray(jobs.status, ['OPEN', 'ASSIGNED', 'IN_PROGRESS'])))
      .orderBy(asc(jobs.id))
      .for('update');
    const at = kit.clock.now();
    await tx.insert(blocks).values({ hostId: actor.id, cleanerId, createdAt: at }).onConflictDoNothing();
    await tx.delete(favorites).where(and(eq(favorites.hostId, actor.id), eq(favorites.cleanerId, cleanerId)));
    for (const job of held) await takeOff(kit, tx, job, [cleanerId]);
    const jobIds = held.map(({ id }) => id);
    const theirs = and(eq(bids.cleanerId, cleanerId), inArray(bids.jobId, jobIds));
    const backups = await tx
      .select({ jobId: bids.jobId })
      .from(bids)
      .where(and(theirs, eq(bids.status, 'PENDING'), isNotNull(bids.teamRank)));
    await closePendingBids(tx, { which: theirs, at, because: null });
    for (const { jobId } of backups) await closeRanks(tx, jobId);
    for (const job of held) await openIfNobodyIsInvited(kit, tx, job);
  });

export const unblockCleaner = (kit: Kit, actor: Actor, cleanerId: string): Promise<void> =>
  transact(kit, async (tx) => {
    await tx.delete(blocks).where(and(eq(blocks.hostId, actor.id), eq(blocks.cleanerId, cleanerId)));
  });
