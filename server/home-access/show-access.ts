import type { HomeAccess } from '#contract/home-access.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { ownProperty } from '#server/properties/index.ts';
import { readAccess } from './read-access.ts';

/** A host reads what they have said about their own property. */
export const showAccess = (kit: Kit, actor: Actor, propertyId: string): Promise<HomeAccess> =>
  kit.db.transaction(async (tx) => {
    if (!(await ownProperty(tx, actor.id, propertyId))) throw notFound('Property not found.');
    return readAccess(kit, tx, propertyId);
  });
