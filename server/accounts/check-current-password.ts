import { eq } from 'drizzle-orm';
import { minute, plus } from '#server/platform/clock.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput, notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { countOrRefuse } from './attempts.ts';
import { limits } from './limits.ts';
import { isPassword } from './password-hash.ts';
import { sessions, users } from './table.ts';

/** How long after signing in by mail the password is not asked for: it may have been forgotten. */
const forgivingTime = 15 * minute;

/** The session of a call with its account’s email and password. */
export async function sessionOf({ db }: Kit, { sessionHash }: Actor) {
  const { email, passwordHash } = users;
  const [session] = await db
    .select({ email, passwordHash, byMail: sessions.byMail, began: sessions.createdAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sessionHash));
  if (!session) throw notFound();
  return session;
}

/**
 * Asks for the password again before something that a stranger at this device must not do. Not where there is none, nor
 * shortly after a mailed code or link: whoever came that way may have forgotten it. 400 for a wrong one, 429 after ten.
 */
export async function checkCurrentPassword(
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
