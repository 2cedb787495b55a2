import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { favorites } from '../table.ts';
import { inviteWhoCan } from './invite-who-can.ts';

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
export async function inviteFavorites(kit: Kit, tx: Tx, job: PostedJob): Promise<void> {
  const wished = await tx
    .select({ id: favorites.cleanerId })
    .from(favorites)
    .innerJoin(properties, and(eq(properties.id, job.propertyId), eq(properties.inviteFavorites, true)))
    .where(eq(favorites.hostId, job.hostId))
    .orderBy(asc(favorites.createdAt), asc(favorites.cleanerId));
  await inviteWhoCan(kit, tx, job, { cleanerIds: wished.map(({ id }) => id), most: mostInvited });
}
