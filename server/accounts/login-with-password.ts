import { eq } from 'drizzle-orm';
import type { SignedIn } from '#contract/accounts.ts';
import type { Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { countAttempt } from './attempts.ts';
import { countPassword } from './count-password.ts';
import { isKnownDevice } from './known-device.ts';
import { limits } from './limits.ts';
import { admit } from './open-session.ts';
import { isPassword } from './password-hash.ts';
import { invalidCredentials } from './sign-in-refusals.ts';
import { users } from './table.ts';

interface Credentials {
  email: string;
  password: string;
}

/**
 * Signs in with a password; a success clears the wrong tries from there. An unknown email and one without a password
 * get the same refusal, in the same time.
 */
export async function loginWithPassword(kit: Kit, caller: Caller, { email, password }: Credentials): Promise<SignedIn> {
  const [account] = await kit.db.select().from(users).where(eq(users.email, email));
  await countPassword(kit, email, caller, await isKnownDevice(kit, account?.id, caller));
  const right = await isPassword(password, account?.passwordHash);
  if (!account || !right || account.erasedAt) {
    await transact(kit, (tx) => countAttempt(kit, tx, limits.wrongFromNetwork, caller.ipRange), { keyed: false });
    throw invalidCredentials();
  }
  return transact(kit, async (tx) => {
    const [current] = await tx.select().from(users).where(eq(users.id, account.id)).for('update');
    if (current?.passwordHash !== account.passwordHash) throw invalidCredentials();
    return admit(kit, tx, current, { caller });
  });
}
