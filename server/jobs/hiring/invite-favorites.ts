import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { favoritesOf } from './favorites-of.ts';
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
  const [asking] = await tx
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.id, job.propertyId), eq(properties.inviteFavorites, true)));
  if (asking) await inviteWhoCan(kit, tx, job, { cleanerIds: await favoritesOf(tx, job.hostId), most: mostInvited });
}
