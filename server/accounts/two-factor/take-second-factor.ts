import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { countAttempt, forgetAttempts, holdAttempts } from '../attempts.ts';
import { limits } from '../limits.ts';
import type { UserRow } from '../present-user.ts';
import { users } from '../table.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { secretOf } from './secret.ts';
import { stepAt, stepOf } from './totp.ts';

/** A step's code is good for three steps; in a demo there are two clocks. Older ones are past anyway. */
const stepsKept = 8;

/** `onlyRecovery`: wrong, and after so many wrong ones the authenticator's codes are no longer looked at. */
export type SecondFactor = 'right' | 'wrong' | 'onlyRecovery';

/**
 * Uses up a code of someone's authenticator, or one of their recovery codes. Their row is locked: of many who send the
 * same code at once, one gets in. Ten wrong ones in a row leave only the recovery codes, which are too long to guess. A
 * wrong one is counted, so the caller commits before it refuses.
 */
export async function takeSecondFactor(kit: Kit, tx: Tx, user: UserRow, typed: string): Promise<SecondFactor> {
  const { tries } = await holdAttempts(kit, tx, limits.wrongTwoFactor, user.id);
  const looksAtApp = tries < limits.wrongTwoFactor.most;
  const code = typed.replace(/[\s-]/g, '');
  if ((looksAtApp && (await takeAppCode(kit, tx, user, code))) || (await takeRecoveryCode(kit, tx, user.id, code))) {
    await forgetAttempts(kit, tx, limits.wrongTwoFactor, user.id);
    return 'right';
  }
  await countAttempt(kit, tx, limits.wrongTwoFactor, user.id);
  return tries + 1 < limits.wrongTwoFactor.most ? 'wrong' : 'onlyRecovery';
}

/** Uses up a code of the authenticator; false if it is wrong or has been used. */
export async function takeAppCode(kit: Kit, tx: Tx, user: UserRow, code: string): Promise<boolean> {
  const secret = secretOf(kit, user);
  const step = secret && stepOf(secret, code, stepsNow(kit));
  if (step === null || user.twoFactorSteps.includes(step)) return false;
  const twoFactorSteps = [...user.twoFactorSteps, step].slice(-stepsKept);
  await tx.update(users).set({ twoFactorSteps }).where(eq(users.id, user.id));
  return true;
}

/** A demo's clock can be moved ahead; the phone in someone's hand stays where it is, and its codes work all the same. */
function stepsNow({ clock, demoClock }: Kit): number[] {
  const now = clock.now();
  return demoClock && demoClock.ahead > 0 ? [stepAt(now), stepAt(demoClock.onSystem(now))] : [stepAt(now)];
}
