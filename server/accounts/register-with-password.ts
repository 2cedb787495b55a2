import { eq } from 'drizzle-orm';
import type { register as endpoint, Session } from '#contract/accounts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { countAttempt, countOrRefuse, holdAttempts, refuseWhenReached } from './attempts.ts';
import { createAccount, EmailTaken } from './create-account.ts';
import { languageOf } from './language-of.ts';
import { limits } from './limits.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './password-hash.ts';
import { typedReferrer } from './referrer.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { users } from './table.ts';

/**
 * Creates an account with a password and signs it in. Its email stays unproven: it may look but not act. Only here does
 * a known email get a different answer, so one IP address can learn that at most five times an hour.
 */
export async function registerWithPassword(
  kit: Kit,
  caller: Caller,
  { email, password, name, role, phone = null, referralCode }: BodyOf<typeof endpoint>,
): Promise<Session> {
  await refuseWeakPassword(password, email);
  const referredBy = await typedReferrer(kit.db, referralCode);
  await refuseTaken(kit, caller, email);
  const passwordHash = await hashPassword(password);
  const locale = languageOf(caller);
  try {
    return await transact(kit, async (tx) => {
      const account = { email, name, role, phone, locale, referredBy, passwordHash, emailProven: false };
      const user = await createAccount(kit, tx, account);
      return openSession(kit, tx, user, { caller, registeredHere: true });
    });
  } catch (error) {
    if (error instanceof EmailTaken) throw taken();
    throw error;
  }
}

/** Requests from one IP address queue up at its row, so that asking many times at once does not help. */
async function refuseTaken(kit: Kit, { ip }: Caller, email: string): Promise<void> {
  const isTaken = await transact(
    kit,
    async (tx) => {
      await countOrRefuse(kit, tx, limits.registeredFromIp, ip);
      await holdAttempts(kit, tx, limits.takenFromIp, ip);
      await refuseWhenReached(kit, tx, limits.takenFromIp, ip);
      const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
      if (known) await countAttempt(kit, tx, limits.takenFromIp, ip);
      return known !== undefined;
    },
    { keyed: false },
  );
  if (isTaken) throw taken();
}

const taken = () => new Refusal('already_exists', 'There’s already an account with this email.');
