import { eq } from 'drizzle-orm';
import type { BackgroundCheckStatus } from '#contract/states.ts';
import type { Tx } from '#server/platform/db.ts';
import { helpsOnly } from './helps-only.ts';
import { lockCleaner } from './lock-cleaner.ts';
import { cleanerProfiles } from './table.ts';

/**
 * Copies what a background check says into the profile, in the transaction that changes the check. The profile exists
 * by then: see `ensureProfile`. Who is a helper only is cleared to come along, and to nothing that needs an approval.
 */
export async function setClearance(
  tx: Tx,
  cleanerId: string,
  clearance: BackgroundCheckStatus,
  clearedUntil: Date | null,
): Promise<void> {
  const until = (await isClearedToHelp(tx, cleanerId, clearedUntil))
    ? { clearedUntil: null, ownWorkUntil: clearedUntil }
    : { clearedUntil, ownWorkUntil: null };
  await tx
    .update(cleanerProfiles)
    .set({ clearance, ...until })
    .where(eq(cleanerProfiles.userId, cleanerId));
}

async function isClearedToHelp(tx: Tx, cleanerId: string, clearedUntil: Date | null): Promise<boolean> {
  if (!clearedUntil) return false; // whoever is not cleared is so for either
  // in the order of `workOnOwn`: whoever starts to work on their own at this moment is either seen here, or waits
  await lockCleaner(tx, cleanerId);
  return helpsOnly(tx, cleanerId);
}
