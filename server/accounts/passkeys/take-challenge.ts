import { eq } from 'drizzle-orm';
import { challengeLife } from '#contract/terms.ts';
import { plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { UserRow } from '../present-user.ts';
import { users } from '../table.ts';

/** Remembers what somebody who is signed in was asked to sign. */
export async function keepChallenge(kit: Kit, tx: Tx, userId: string, challenge: string): Promise<void> {
  const passkeyChallengeUntil = plus(kit.clock.now(), challengeLife);
  await tx.update(users).set({ passkeyChallenge: challenge, passkeyChallengeUntil }).where(eq(users.id, userId));
}

/**
 * What it must have signed, once; null if nothing was asked, or too long ago. Switching two-factor on or off takes back
 * what was asked before.
 */
export async function takeChallenge(kit: Kit, tx: Tx, user: UserRow): Promise<string | null> {
  const { passkeyChallenge, passkeyChallengeUntil: until } = user;
  await tx.update(users).set({ passkeyChallenge: null, passkeyChallengeUntil: null }).where(eq(users.id, user.id));
  return until && until > kit.clock.now() ? passkeyChallenge : null;
}
