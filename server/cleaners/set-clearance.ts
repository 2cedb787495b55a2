import { eq } from 'drizzle-orm';
import type { BackgroundCheckStatus } from '#contract/states.ts';
import { users } from '#server/accounts/table.ts';
import type { Tx } from '#server/platform/db.ts';
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
  // held first, as by whoever starts to work on their own: they are either seen here, or wait and see this
  await lockCleaner(tx, cleanerId);
  const [account] = clearedUntil
    ? await tx.select({ helperOnly: users.helperOnly }).from(users).where(eq(users.id, cleanerId))
    : [];
  const until = account?.helperOnly
    ? { clearedUntil: null, ownWorkUntil: clearedUntil }
    : { clearedUntil, ownWorkUntil: null };
  await tx
    .update(cleanerProfiles)
    .set({ clearance, ...until })
    .where(eq(cleanerProfiles.userId, cleanerId));
}
