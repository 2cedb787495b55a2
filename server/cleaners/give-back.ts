import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { cleanerProfiles } from './table.ts';

type Given = { bio: string } | { profileImageKey: string };

/** Puts the words or the picture that were taken down back on a profile, unless the cleaner has given others since. */
export async function giveBack(tx: Tx, cleanerId: string, given: Given): Promise<boolean> {
  const isFree = 'bio' in given ? isNull(cleanerProfiles.bio) : isNull(cleanerProfiles.profileImageKey);
  const { rowCount } = await tx
    .update(cleanerProfiles)
    .set(given)
    .where(and(eq(cleanerProfiles.userId, cleanerId), isFree));
  return (rowCount ?? 0) > 0;
}
