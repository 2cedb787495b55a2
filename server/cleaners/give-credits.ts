import { creditsPerReferral } from '#contract/credits.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import { feeCredits } from './table.ts';

interface Earned {
  ownerId: string;
  referredId: string;
  at: Date;
}

/** Gives a cleaner the credits for somebody they brought in, once; false if they have them already. */
export async function giveCredits(tx: Tx, { ownerId, referredId, at }: Earned): Promise<boolean> {
  const credits = Array.from({ length: creditsPerReferral }, (_, index) => ({
    ...{ id: newId(), ownerId, referredId, place: index + 1, earnedAt: at },
  }));
  const { rowCount } = await tx.insert(feeCredits).values(credits).onConflictDoNothing();
  return rowCount === creditsPerReferral;
}
