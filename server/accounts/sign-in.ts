import { eq } from 'drizzle-orm';
import type { Session } from '#contract/accounts.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor, Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { forgetAttempts } from './attempts.ts';
import { forgetPasswords } from './count-password.ts';
import { createSession } from './create-session.ts';
import { rememberDevice } from './known-device.ts';
import { limits } from './limits.ts';
import { presentUser, type UserRow } from './present-user.ts';
import { proveEmail } from './prove-email.ts';
import type { NewDetails } from './register-proven.ts';
import { users } from './table.ts';

export interface Arrival {
  /** Who was signed in already, if anybody. */
  actor: Actor | null;
  caller: Caller;
}

/**
 * Signs in whoever has shown that an e-mail is theirs; `details` are what they typed to sign up. Null without such an
 * account, and for admins: they use passwords.
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

/** Begins a session, ends the counting of wrong tries from there and remembers the device. */
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
