import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { ownProperty, type PropertyRow } from '#server/properties/index.ts';

/**
 * Holds what is known of a property's stays until the transaction ends, so that two feeds of it are gone through one
 * after the other; and the property itself. Null where that is not the host's or was removed.
 */
export async function lockCalendar(
  tx: Tx,
  { hostId, propertyId }: { hostId: string; propertyId: string },
): Promise<PropertyRow | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`calendar ${propertyId}`}, 0))`);
  return ownProperty(tx, hostId, propertyId);
}
