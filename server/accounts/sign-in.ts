import { eq } from 'drizzle-orm';
import type { Session } from '#contract/accounts.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { forgetAttempts } from './attempts.ts';
import { forgetPasswords } from './count-password.ts';
import { createSession } from './create-session.ts';
import { rememberDevice } from './known-device.ts';
import { limits } from './limits.ts';
import { presentUser, type UserRow } from './present-user.ts';
import { type Arrival, type NewDetails, proveEmail } from './prove-email.ts';
import { users } from './table.ts';

/**
 * Signs in someone who has shown that an email is theirs; `details` are what they typed to sign up. Null if there is no
 * such account, and for admins: they use passwords.
 */
export async function signInByMail(
  kit: Kit,
  tx: Tx,
  email: string,
  { actor, caller }: Arrival,
  details?: NewDetails,
): Promise<Session | null> {
  const [found] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  if (!found || found.role === 'ADMIN' || found.erasedAt) return null;
  const user = found.emailVerifiedAt ? found : await proveEmail(kit, tx, found, { actor, caller, details });
  return openSession(kit, tx, user, { caller, byMail: true });
}

/** Starts a session, clears the wrong tries from there and remembers the device. */
export async function openSession(
  kit: Kit,
  tx: Tx,
  user: UserRow,
  { caller, ...origin }: { caller: Caller; byMail?: boolean; registeredHere?: boolean },
): Promise<Session> {
  await forgetAttempts(kit, tx, limits.wrongCodes, user.email);
  await forgetPasswords(kit, tx, user.email, caller);
  await rememberDevice(kit, tx, user.id, caller);
  const token = await createSession(kit, tx, user, { ...origin, userAgent: caller.userAgent });
  return { token, user: presentUser(user) };
}
