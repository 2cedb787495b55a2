import { eq } from 'drizzle-orm';
import type { Session } from '#contract/accounts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { loginWithTwoFactor as endpoint } from '#contract/two-factor.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { countAttempt, refuseWhenReached } from '../attempts.ts';
import { limits } from '../limits.ts';
import { openSession } from '../open-session.ts';
import { wrongCode } from '../sign-in-refusals.ts';
import { users } from '../table.ts';
import { countWrongAnswer, endChallenges, findChallenge } from './challenge.ts';
import { takeSecondFactor } from './take-second-factor.ts';

/**
 * The second step of signing in, whichever way the first was. Unknown, expired and used-up challenges are refused like a
 * wrong code. A wrong one is counted, so its transaction commits before the refusal.
 */
export async function loginWithTwoFactor(
  kit: Kit,
  caller: Caller,
  { challenge, code }: BodyOf<typeof endpoint>,
): Promise<Session> {
  await refuseWhenReached(kit, kit.db, limits.wrongFromNetwork, caller.ipRange);
  const outcome = await transact(kit, (tx) => answer(kit, tx, caller, { challenge, code }));
  if (outcome === 'wrong' || outcome === 'onlyRecovery') throw wrongCode(401, outcome);
  return outcome;
}

async function answer(
  kit: Kit,
  tx: Tx,
  caller: Caller,
  { challenge, code }: { challenge: string; code: string },
): Promise<Session | 'wrong' | 'onlyRecovery'> {
  const asked = await findChallenge(kit, tx, challenge);
  if (!asked) return 'wrong';
  const [user] = await tx.select().from(users).where(eq(users.id, asked.userId)).for('update');
  // again, with the account held: others may have answered it meanwhile
  const standing = await findChallenge(kit, tx, challenge);
  if (!standing || !user?.twoFactorSince || user.erasedAt) return 'wrong';
  const outcome = await takeSecondFactor(kit, tx, user, code);
  if (outcome === 'right') {
    await endChallenges(tx, user.id);
    return openSession(kit, tx, user, { caller, byMail: standing.byMail });
  }
  await countWrongAnswer(tx, standing);
  await countAttempt(kit, tx, limits.wrongFromNetwork, caller.ipRange);
  return outcome;
}
