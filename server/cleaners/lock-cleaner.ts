import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { cleanerProfiles } from './table.ts';

export type CleanerRow = typeof cleanerProfiles.$inferSelect;

/**
 * Reads a cleaner's profile and holds its row until the transaction ends, so that one cleaner is assigned to one job at
 * a time. Lock the job first, and several cleaners in the order of their ids.
 */
export async function lockCleaner(tx: Tx, cleanerId: string): Promise<CleanerRow | null> {
  const [cleaner] = await tx.select().from(cleanerProfiles).where(eq(cleanerProfiles.userId, cleanerId)).for('update');
  return cleaner ?? null;
}
