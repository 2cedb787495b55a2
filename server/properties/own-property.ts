import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { properties } from './table.ts';

export type PropertyRow = typeof properties.$inferSelect;

/**
 * A host's own property, null when it is somebody else's, removed or none. Nobody removes or moves it before the
 * transaction ends.
 */
export const ownProperty = (tx: Tx, hostId: string, id: string): Promise<PropertyRow | null> =>
  holdProperty(tx, hostId, id, 'share');

/** The same for whoever is about to change it. */
export const lockProperty = (tx: Tx, hostId: string, id: string): Promise<PropertyRow | null> =>
  holdProperty(tx, hostId, id, 'update');

async function holdProperty(tx: Tx, hostId: string, id: string, strength: 'share' | 'update') {
  const [property] = await tx
    .select()
    .from(properties)
    .where(and(eq(properties.id, id), eq(properties.hostId, hostId), isNull(properties.removedAt)))
    .for(strength);
  return property ?? null;
}
