import { eq } from 'drizzle-orm';
import type { HomeAccess } from '#contract/home-access.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { placeIn } from '#server/platform/sealed-column.ts';
import { transact } from '#server/platform/transact.ts';
import { ownProperty } from '#server/properties/index.ts';
import { sealedAccess } from './read-access.ts';
import { homeAccesses } from './table.ts';

/** A host says how a cleaner gets into a property. It replaces what was said before; nothing at all leaves no row. */
export const saveAccess = (kit: Kit, actor: Actor, askedId: string, access: HomeAccess): Promise<void> =>
  transact(kit, async (tx) => {
    const property = await ownProperty(tx, actor.id, askedId);
    if (!property) throw notFound('Property not found.');
    // as the database writes it: sealed for an id in capitals, nobody could open it again
    const propertyId = property.id;
    if (Object.values(access).every((part) => part === null)) return forgetAccess(tx, propertyId);
    const accessSealed = kit.sealer.seal(JSON.stringify(access), placeIn(sealedAccess, [propertyId]));
    const written = { accessSealed, changedAt: kit.clock.now() };
    await tx
      .insert(homeAccesses)
      .values({ propertyId, ...written })
      .onConflictDoUpdate({ target: homeAccesses.propertyId, set: written });
  });

/** Nobody gets into this property this way any more. The record of who has looked stays. */
export async function forgetAccess(tx: Tx, propertyId: string): Promise<void> {
  await tx.delete(homeAccesses).where(eq(homeAccesses.propertyId, propertyId));
}
