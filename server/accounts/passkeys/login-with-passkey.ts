import { eq } from 'drizzle-orm';
import type { Session } from '#contract/accounts.ts';
import type { UsedPasskey } from '#contract/passkeys.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { countAttempt, refuseWhenReached } from '../attempts.ts';
import { limits } from '../limits.ts';
import { openSession } from '../open-session.ts';
import { wrongCode } from '../sign-in-refusals.ts';
import { loginChallenges, users } from '../table.ts';
import { countWrongAnswer, endChallenges, findChallenge } from '../two-factor/challenge.ts';
import { hasSigned } from './has-signed.ts';

interface Answer {
  challenge: string;
  passkey: UsedPasskey;
}

/** The second step of a login by a passkey. Like a code, a wrong one is counted, and its transaction commits before the refusal. */
export async function loginWithPasskey(kit: Kit, caller: Caller, answer: Answer): Promise<Session> {
  await refuseWhenReached(kit, kit.db, limits.wrongFromNetwork, caller.ipRange);
  const session = await transact(kit, (tx) => admitWith(kit, tx, caller, answer));
  if (!session) throw wrongCode(401);
  return session;
}

async function admitWith(kit: Kit, tx: Tx, caller: Caller, { challenge, passkey }: Answer): Promise<Session | null> {
  const asked = await findChallenge(kit, tx, challenge);
  if (!asked) return null;
  const [user] = await tx.select().from(users).where(eq(users.id, asked.userId)).for('update');
  // again, with the account held: others may have answered it meanwhile
  const standing = await findChallenge(kit, tx, challenge);
  if (!standing || !user?.twoFactorSince || user.erasedAt) return null;
  if (await takePasskey(kit, tx, standing, passkey)) {
    await endChallenges(tx, user.id);
    return openSession(kit, tx, user, { caller, byMail: standing.byMail });
  }
  await countWrongAnswer(tx, standing);
  await countAttempt(kit, tx, limits.wrongFromNetwork, caller.ipRange);
  return null;
}

/** Whether one of the account's passkeys has signed what was asked; nothing is good for a second time. */
async function takePasskey(
  kit: Kit,
  tx: Tx,
  { userId, tokenHash, passkeyChallenge }: typeof loginChallenges.$inferSelect,
  used: UsedPasskey,
): Promise<boolean> {
  await tx.update(loginChallenges).set({ passkeyChallenge: null }).where(eq(loginChallenges.tokenHash, tokenHash));
  return hasSigned(kit, tx, { userId, challenge: passkeyChallenge }, used);
}
