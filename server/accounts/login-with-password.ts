import { eq } from 'drizzle-orm';
import type { Session } from '#contract/accounts.ts';
import type { Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { countAttempt, countOrRefuse, refuseWhenReached } from './attempts.ts';
import { limits } from './limits.ts';
import { isPassword } from './password-hash.ts';
import { openSession } from './sign-in.ts';
import { invalidCredentials } from './sign-in-refusals.ts';
import { users } from './table.ts';

interface Credentials {
  email: string;
  password: string;
}

/**
 * Signs in with a password. Each guess is counted before it is looked at, so that guesses sent at once are limited too;
 * a success forgets them. An unknown e-mail and one without a password are refused alike and take as long.
 */
export async function loginWithPassword(kit: Kit, caller: Caller, { email, password }: Credentials): Promise<Session> {
  await refuseWhenReached(kit, kit.db, limits.wrongFromNetwork, caller.ipRange);
  await transact(kit, (tx) => countOrRefuse(kit, tx, limits.wrongPasswords, email), { keyed: false });
  const [account] = await kit.db.select().from(users).where(eq(users.email, email));
  const right = await isPassword(password, account?.passwordHash);
  if (!account || !right || account.erasedAt) {
    await transact(kit, (tx) => countAttempt(kit, tx, limits.wrongFromNetwork, caller.ipRange), { keyed: false });
    throw invalidCredentials();
  }
  return transact(kit, async (tx) => {
    const [current] = await tx.select().from(users).where(eq(users.id, account.id)).for('update');
    if (current?.passwordHash !== account.passwordHash) throw invalidCredentials();
    return openSession(kit, tx, current, { userAgent: caller.userAgent });
  });
}
