import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { users } from './table.ts';

/** A cleaner has handed in the onboarding form: its name and phone become the account's. */
export async function markOnboarded(tx: Tx, userId: string, given: { name: string; phone: string }): Promise<void> {
  await tx
    .update(users)
    .set({ ...given, onboardingCompleted: true })
    .where(eq(users.id, userId));
}
