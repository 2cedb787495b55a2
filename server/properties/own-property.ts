import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { properties } from './table.ts';

export type PropertyRow = typeof properties.$inferSelect;

/**
 * A host's own property, null when it is somebody else's, removed or none. Its row cannot be removed or moved by another
 * transaction until this one ends.
 */
export async function ownProperty(tx: Tx, hostId: string, id: string): Promise<PropertyRow | null> {
  const [property] = await tx
    .select()
    .from(properties)
    .where(and(eq(properties.id, id), eq(properties.hostId, hostId), isNull(properties.removedAt)))
    .for('share');
  return property ?? null;
}
