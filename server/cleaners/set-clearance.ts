import { eq, sql } from 'drizzle-orm';
import type { BackgroundCheckStatus } from '#contract/states.ts';
import { users } from '#server/accounts/table.ts';
import type { Tx } from '#server/platform/db.ts';
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
  const until = sql`${clearedUntil?.toISOString() ?? null}::timestamptz`;
  const helpsOnly = sql`(select ${users.helperOnly} from ${users} where ${users.id} = ${cleanerProfiles.userId})`;
  await tx
    .update(cleanerProfiles)
    .set({
      clearance,
      clearedUntil: sql`case when ${helpsOnly} then null else ${until} end`,
      ownWorkUntil: sql`case when ${helpsOnly} then ${until} else ${cleanerProfiles.ownWorkUntil} end`,
    })
    .where(eq(cleanerProfiles.userId, cleanerId));
}
