import { and, eq, ne } from 'drizzle-orm';
import type { Session } from '#contract/accounts.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor, Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { forgetAttempts } from './attempts.ts';
import { createSession } from './create-session.ts';
import { limits } from './limits.ts';
import { presentUser, type UserRow } from './present-user.ts';
import { sessions, users } from './table.ts';

export interface Arrival {
  /** Who was signed in already, if anybody. */
  actor: Actor | null;
  caller: Caller;
}

/** Signs in whoever has shown that an e-mail is theirs. Null without such an account, and for admins: they use passwords. */
export async function signInByMail(kit: Kit, tx: Tx, email: string, arrival: Arrival): Promise<Session | null> {
  const [found] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  if (!found || found.role === 'ADMIN' || found.erasedAt) return null;
  const user = found.emailVerifiedAt ? found : await proveEmail(kit, tx, found, arrival.actor);
  return openSession(kit, tx, user, { userAgent: arrival.caller.userAgent, byMail: true });
}

/** Begins a session and ends the counting of wrong tries. */
export async function openSession(
  kit: Kit,
  tx: Tx,
  user: UserRow,
  origin: { userAgent: string; byMail?: boolean; registeredHere?: boolean },
): Promise<Session> {
  await forgetAttempts(kit, tx, limits.wrongCodes, user.email);
  await forgetAttempts(kit, tx, limits.wrongPasswords, user.email);
  return { token: await createSession(kit, tx, user, origin), user: presentUser(user) };
}

/**
 * The first proof of an e-mail. Whoever registered it with a password may have been somebody else, so the password
 * stays only when the proof comes from the session that registered; every other session ends either way.
 */
async function proveEmail({ clock }: Kit, tx: Tx, user: UserRow, actor: Actor | null): Promise<UserRow> {
  const here = actor?.id === user.id ? await registeringSession(tx, actor) : null;
  const others = here ? and(eq(sessions.userId, user.id), ne(sessions.tokenHash, here)) : eq(sessions.userId, user.id);
  await tx.delete(sessions).where(others);
  const proven = { emailVerifiedAt: clock.now(), passwordHash: here ? user.passwordHash : null };
  await tx.update(users).set(proven).where(eq(users.id, user.id));
  return { ...user, ...proven };
}

async function registeringSession(tx: Tx, { sessionHash }: Actor): Promise<Buffer | null> {
  const [session] = await tx
    .select({ registeredHere: sessions.registeredHere })
    .from(sessions)
    .where(eq(sessions.tokenHash, sessionHash));
  return session?.registeredHere ? sessionHash : null;
}
