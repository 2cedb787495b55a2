import { eq } from 'drizzle-orm';
import { termsVersion } from '#contract/terms.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { users } from './table.ts';

/** A cleaner has handed in the onboarding form: its name and phone become the account's, and it accepts the terms anew. */
export async function markOnboarded(
  { clock }: Pick<Kit, 'clock'>,
  tx: Tx,
  userId: string,
  given: { name: string; phone: string },
): Promise<void> {
  await tx
    .update(users)
    .set({ ...given, onboardingCompleted: true, termsVersion, termsAcceptedAt: clock.now() })
    .where(eq(users.id, userId));
}
