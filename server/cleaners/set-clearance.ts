import { eq } from 'drizzle-orm';
import type { BackgroundCheckStatus } from '#contract/states.ts';
import type { Tx } from '#server/platform/db.ts';
import { cleanerProfiles } from './table.ts';

/**
 * Copies what a background check says into the profile, in the transaction that changes the check. The profile exists
 * by then: see `ensureProfile`.
 */
export async function setClearance(
  tx: Tx,
  cleanerId: string,
  clearance: BackgroundCheckStatus,
  clearedUntil: Date | null,
): Promise<void> {
  await tx.update(cleanerProfiles).set({ clearance, clearedUntil }).where(eq(cleanerProfiles.userId, cleanerId));
}
