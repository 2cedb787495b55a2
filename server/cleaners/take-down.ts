import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { cleanerProfiles } from './table.ts';

/** Takes what a cleaner says about themselves, or their picture, off their profile; they may give another. */
export async function takeDown(tx: Tx, cleanerId: string, what: 'bio' | 'picture'): Promise<void> {
  const emptied = what === 'bio' ? { bio: null } : { profileImageKey: null };
  await tx.update(cleanerProfiles).set(emptied).where(eq(cleanerProfiles.userId, cleanerId));
}
