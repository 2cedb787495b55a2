import { and, eq, isNull } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/db.ts';
import { properties } from './table.ts';

export type PropertyRow = typeof properties.$inferSelect;

/**
 * A host's own property, null when it is somebody else's, removed or none. Nobody removes or moves it before the
 * transaction ends.
 */
export const ownProperty = (tx: Tx, hostId: string, id: string): Promise<PropertyRow | null> =>
  holdProperty(tx, hostId, id, 'share');

/** Whether it is theirs, for a read: nothing is held. */
export async function isOwnProperty(reader: Reader, hostId: string, id: string): Promise<boolean> {
  const [property] = await reader.select({ id: properties.id }).from(properties).where(theirs(hostId, id));
  return property !== undefined;
}

/** The same for whoever is about to change it. */
export const lockProperty = (tx: Tx, hostId: string, id: string): Promise<PropertyRow | null> =>
  holdProperty(tx, hostId, id, 'update');

async function holdProperty(tx: Tx, hostId: string, id: string, strength: 'share' | 'update') {
  const [property] = await tx.select().from(properties).where(theirs(hostId, id)).for(strength);
  return property ?? null;
}

const theirs = (hostId: string, id: string) =>
  and(eq(properties.id, id), eq(properties.hostId, hostId), isNull(properties.removedAt));
