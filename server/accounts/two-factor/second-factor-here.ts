import type { UsedPasskey } from '#contract/passkeys.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { countOrRefuse, forgetAttempts } from '../attempts.ts';
import { limits } from '../limits.ts';
import { lockOwnAccount } from '../lock-own-account.ts';
import { hasSigned } from '../passkeys/has-signed.ts';
import { takeChallenge } from '../passkeys/take-challenge.ts';
import type { UserRow } from '../present-user.ts';
import { wrongCode } from '../sign-in-refusals.ts';
import { type SecondFactor, takeSecondFactor } from './take-second-factor.ts';

/**
 * Does something for which someone who is signed in shows the second factor again: a code, or what their passkey has
 * signed. 409 where two-factor is off, 422 for a wrong one, 429 after ten.
 */
export async function withSecondFactorHere<Result>(
  kit: Kit,
  actor: Actor,
  shown: string | UsedPasskey,
  work: (tx: Tx, user: UserRow) => Promise<Result>,
): Promise<Result> {
  await transact(kit, (tx) => countOrRefuse(kit, tx, limits.twoFactorHere, actor.id), { keyed: false });
  const outcome = await transact(kit, async (tx) => {
    const user = await lockOwnAccount(tx, actor);
    if (!user.twoFactorSince) throw new Refusal('invalid_transition', 'Two-factor authentication isn’t on.');
    const taken = await (typeof shown === 'string'
      ? takeSecondFactor(kit, tx, user, shown)
      : takePasskeyHere(kit, tx, user, shown));
    if (taken !== 'right') return { taken };
    await forgetAttempts(kit, tx, limits.twoFactorHere, user.id);
    return { taken, result: await work(tx, user) };
  });
  if (outcome.taken !== 'right') throw wrongCode(422, outcome.taken);
  return outcome.result;
}

async function takePasskeyHere(kit: Kit, tx: Tx, user: UserRow, used: UsedPasskey): Promise<SecondFactor> {
  const challenge = await takeChallenge(kit, tx, user);
  return (await hasSigned(kit, tx, { userId: user.id, challenge }, used)) ? 'right' : 'wrong';
}
