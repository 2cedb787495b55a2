import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { countOrRefuse } from '../attempts.ts';
import { limits } from '../limits.ts';
import { lockOwnAccount } from '../lock-own-account.ts';
import { mailSecurity } from '../mail-security.ts';
import { wrongCode } from '../sign-in-refusals.ts';
import { alreadyOn } from './begin-two-factor.ts';
import { switchOn } from './switch-on.ts';
import { takeAppCode } from './take-second-factor.ts';

/** The first code of the app switches two-factor on; returns the recovery codes, which are shown this once. */
export async function confirmTwoFactor(kit: Kit, actor: Actor, code: string): Promise<{ recoveryCodes: string[] }> {
  await transact(kit, (tx) => countOrRefuse(kit, tx, limits.twoFactorHere, actor.id), { keyed: false });
  return transact(kit, async (tx) => {
    const user = await lockOwnAccount(tx, actor);
    if (user.twoFactorSince) throw alreadyOn();
    if (!user.twoFactorSealed) throw new Refusal('invalid_transition', 'Set up two-factor authentication first.');
    if (!(await takeAppCode(kit, tx, user, code.replace(/\s/g, '')))) throw wrongCode(422);
    await mailSecurity(kit, tx, user, 'twoFactorOn');
    return { recoveryCodes: await switchOn(kit, tx, user.id, { sealed: user.twoFactorSealed }) };
  });
}
