import { eq, sql } from 'drizzle-orm';
import { challengeLife, triesPerCode } from '#contract/terms.ts';
import { plus } from '#server/platform/clock.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { hashToken, newToken } from '../session-token.ts';
import { loginChallenges } from '../table.ts';

type Challenge = typeof loginChallenges.$inferSelect;

/** Asks for the second factor; returns the token to be sent along with the code, which is stored nowhere else. */
export async function makeChallenge(
  { clock }: Kit,
  tx: Tx,
  userId: string,
  { byMail = false }: { byMail?: boolean },
): Promise<string> {
  const token = newToken();
  const expiresAt = plus(clock.now(), challengeLife);
  await tx.insert(loginChallenges).values({ tokenHash: hashToken(token), userId, byMail, expiresAt });
  return token;
}

/** The challenge of a token while it can be answered; null for any other. */
export async function findChallenge({ clock }: Kit, reader: Reader, token: string): Promise<Challenge | null> {
  const [found] = await reader
    .select()
    .from(loginChallenges)
    .where(eq(loginChallenges.tokenHash, hashToken(token)));
  return found && found.expiresAt > clock.now() && found.wrongTries < triesPerCode ? found : null;
}

/** A wrong answer costs a try. */
export async function countWrongAnswer(tx: Tx, { tokenHash }: Challenge): Promise<void> {
  await tx
    .update(loginChallenges)
    .set({ wrongTries: sql`${loginChallenges.wrongTries} + 1` })
    .where(eq(loginChallenges.tokenHash, tokenHash));
}

/** No challenge of an account can be answered any longer: one of them has been, or its first factor has changed. */
export const endChallenges = (tx: Tx, userId: string) =>
  tx.delete(loginChallenges).where(eq(loginChallenges.userId, userId));
