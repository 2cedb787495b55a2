import { eq } from 'drizzle-orm';
import type { setPassword as endpoint } from '#contract/accounts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { minute, plus } from '#server/platform/clock.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { countOrRefuse, forgetAttempts } from './attempts.ts';
import { isCommonPassword } from './common-password.ts';
import { endSessions } from './end-sessions.ts';
import { limits } from './limits.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { sessions, users } from './table.ts';

/** How long after signing in by mail somebody may set a new password without the old one: they may have forgotten it. */
const forgivingTime = 15 * minute;

/** Sets or changes the password and ends every other session. */
export async function setPassword(
  kit: Kit,
  actor: Actor,
  { password, currentPassword }: BodyOf<typeof endpoint>,
): Promise<void> {
  if (await isCommonPassword(password)) throw invalidInput({ password: 'passwordCommon' });
  await checkCurrent(kit, actor, currentPassword);
  const passwordHash = await hashPassword(password);
  await transact(kit, async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, actor.id))
      .returning({ email: users.email });
    if (user) await forgetAttempts(kit, tx, limits.wrongPasswords, user.email);
    await endSessions(tx, actor.id, actor.sessionHash);
  });
}

async function checkCurrent(kit: Kit, actor: Actor, currentPassword: string | undefined): Promise<void> {
  const [session] = await kit.db
    .select({
      email: users.email,
      passwordHash: users.passwordHash,
      byMail: sessions.byMail,
      began: sessions.createdAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, actor.sessionHash));
  if (!session?.passwordHash) return;
  const cameByMail = session.byMail && plus(session.began, forgivingTime) > kit.clock.now();
  if (currentPassword === undefined && cameByMail) return;
  if (currentPassword === undefined) throw invalidInput({ currentPassword: 'required' });
  await transact(kit, (tx) => countOrRefuse(kit, tx, limits.wrongPasswords, session.email), { keyed: false });
  if (await isPassword(currentPassword, session.passwordHash)) return;
  throw invalidInput({ currentPassword: 'passwordWrong' });
}
