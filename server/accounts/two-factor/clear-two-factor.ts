import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { mailSecurity } from '../mail-security.ts';
import { forgetPasskeys } from '../passkeys/remove-passkey.ts';
import type { UserRow } from '../present-user.ts';
import { users } from '../table.ts';
import { endChallenges } from './challenge.ts';
import { forgetRecoveryCodes } from './recovery-codes.ts';

export const noTwoFactor = {
  ...{ twoFactorSealed: null, twoFactorSince: null, twoFactorSteps: [] },
  ...{ passkeyChallenge: null, passkeyChallengeUntil: null },
};

/** An account has no second factor any more, and is told so. The caller holds it. */
export async function clearTwoFactor(kit: Kit, tx: Tx, user: UserRow): Promise<void> {
  await forgetTwoFactor(tx, user.id);
  await mailSecurity(kit, tx, user, 'twoFactorOff');
}

/** The same for who tells them more than that. */
export async function forgetTwoFactor(tx: Tx, id: string): Promise<void> {
  await tx.update(users).set(noTwoFactor).where(eq(users.id, id));
  await forgetRecoveryCodes(tx, id);
  await forgetPasskeys(tx, id);
  await endChallenges(tx, id);
}
