import { and, asc, eq, isNull } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { isApproved } from '#server/cleaners/index.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { isBlocked } from '../is-blocked.ts';
import { favorites, jobRequests } from '../table.ts';
import { isAway, isFree } from './assigning.ts';

/** Each invitation sends a mail: more favorites than these hear of the job as everybody does. */
const mostInvited = 20;

interface PostedJob {
  id: string;
  hostId: string;
  propertyId: string;
}

/**
 * Invites the host's favorites, the first ones first, to a job that followed from a stay, where the property asks for
 * it: those who could take it, each as if the host had invited them.
 */
export async function inviteFavorites(kit: Kit, tx: Tx, { id: jobId, hostId, propertyId }: PostedJob): Promise<void> {
  const createdAt = kit.clock.now();
  const wished = await tx
    .select({
      id: favorites.cleanerId,
      clearance: cleanerProfiles.clearance,
      clearedUntil: cleanerProfiles.clearedUntil,
    })
    .from(favorites)
    .innerJoin(properties, and(eq(properties.id, propertyId), eq(properties.inviteFavorites, true)))
    .innerJoin(users, and(eq(users.id, favorites.cleanerId), isNull(users.suspendedAt), isNull(users.erasedAt)))
    .innerJoin(cleanerProfiles, eq(cleanerProfiles.userId, favorites.cleanerId))
    .where(eq(favorites.hostId, hostId))
    .orderBy(asc(favorites.createdAt), asc(favorites.cleanerId));
  for (const { id: cleanerId } of wished.filter((each) => isApproved(each, createdAt)).slice(0, mostInvited)) {
    if ((await isBlocked(tx, hostId, cleanerId)) || !(await isFree(tx, cleanerId, jobId))) continue;
    if (await isAway(tx, cleanerId, jobId)) continue;
    const row = { id: newId(), jobId, cleanerId, createdAt };
    const { rowCount } = await tx.insert(jobRequests).values(row).onConflictDoNothing();
    if (rowCount === 1) await record(kit, tx, { kind: 'cleaner invited', jobId, cleanerId });
  }
}
