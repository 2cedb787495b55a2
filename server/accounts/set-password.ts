import { eq } from 'drizzle-orm';
import type { setPassword as endpoint } from '#contract/accounts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { minute, plus } from '#server/platform/clock.ts';
import type { Actor, Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput, notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { countOrRefuse } from './attempts.ts';
import { endSessions } from './end-sessions.ts';
import { forgetDevices } from './known-device.ts';
import { limits } from './limits.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { sessions, users } from './table.ts';

/** How long after signing in by mail a new password may be set without the old one: it may have been forgotten. */
const forgivingTime = 15 * minute;

/** Sets or changes the password, ends every other session and forgets every other device. */
export async function setPassword(
  kit: Kit,
  actor: Actor,
  caller: Caller,
  { password, currentPassword }: BodyOf<typeof endpoint>,
): Promise<void> {
  const session = await sessionOf(kit, actor);
  await refuseWeakPassword(password, session.email);
  await checkCurrent(kit, actor, session, currentPassword);
  const passwordHash = await hashPassword(password);
  await transact(kit, async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, actor.id));
    await forgetDevices(kit, tx, actor.id, caller);
    await endSessions(tx, actor.id, actor.sessionHash);
  });
}

async function sessionOf({ db }: Kit, { sessionHash }: Actor) {
  const { email, passwordHash } = users;
  const [session] = await db
    .select({ email, passwordHash, byMail: sessions.byMail, began: sessions.createdAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sessionHash));
  if (!session) throw notFound();
  return session;
}

async function checkCurrent(
  kit: Kit,
  { id }: Actor,
  { passwordHash, byMail, began }: Awaited<ReturnType<typeof sessionOf>>,
  currentPassword: string | undefined,
): Promise<void> {
  if (!passwordHash) return;
  const cameByMail = byMail && plus(began, forgivingTime) > kit.clock.now();
  if (currentPassword === undefined && cameByMail) return;
  if (currentPassword === undefined) throw invalidInput({ currentPassword: 'required' });
  await transact(kit, (tx) => countOrRefuse(kit, tx, limits.wrongCurrentPassword, id), { keyed: false });
  if (await isPassword(currentPassword, passwordHash)) return;
  throw invalidInput({ currentPassword: 'passwordWrong' });
}
