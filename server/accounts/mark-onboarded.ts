import { eq } from 'drizzle-orm';
import { termsVersion } from '#contract/terms.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { users } from './table.ts';

/** A cleaner has submitted the onboarding form: the account takes its name and phone and accepts the terms anew. */
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
