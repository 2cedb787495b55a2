import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { forgetAttempts } from '../attempts.ts';
import { limits } from '../limits.ts';
import type { UserRow } from '../present-user.ts';
import { users } from '../table.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

interface First {
  /** The app that the first code came from; any that was only being set up beside a passkey goes. */
  sealed: UserRow['twoFactorSealed'];
}

/**
 * Two-factor is on from now on, and returns the recovery codes, which are shown this once. Whatever was asked of a
 * passkey before was asked without a code, and is answered no longer. The caller holds the account.
 */
export async function switchOn(kit: Kit, tx: Tx, userId: string, { sealed }: First): Promise<string[]> {
  await tx
    .update(users)
    .set({
      ...{ twoFactorSince: kit.clock.now(), twoFactorSealed: sealed },
      ...{ passkeyChallenge: null, passkeyChallengeUntil: null },
    })
    .where(eq(users.id, userId));
  await forgetAttempts(kit, tx, limits.wrongTwoFactor, userId);
  await forgetAttempts(kit, tx, limits.twoFactorHere, userId);
  return makeRecoveryCodes(kit, tx, userId);
}
