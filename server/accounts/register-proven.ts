import type { SignedIn } from '#contract/accounts.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { createAccount, EmailTaken } from './create-account.ts';
import { languageOf } from './language-of.ts';
import { openSession } from './open-session.ts';
import type { Arrival } from './prove-email.ts';
import { referrerOf } from './referrer.ts';
import { signInByMail } from './sign-in.ts';
import type { PendingRegistration } from './table.ts';

type Registration = Pick<PendingRegistration, 'name' | 'role'> & {
  phone?: string | null;
  referralCode?: string | null;
};

/**
 * Creates an account whose email is proven. If it exists already, signs in to it instead; if its email was never
 * proven, its details may be a stranger's and are replaced.
 */
export async function registerProven(
  kit: Kit,
  tx: Tx,
  email: string,
  { name, role, phone = null, referralCode }: Registration,
  arrival: Arrival,
): Promise<SignedIn | null> {
  const { caller } = arrival;
  // the link was mailed a while ago: the referrer may have left since, which must not keep anyone out
  const referredBy = await referrerOf(tx, referralCode);
  const details = { name, role, phone, locale: languageOf(caller), referredBy };
  try {
    const user = await createAccount(kit, tx, { ...details, email, emailProven: true });
    return await openSession(kit, tx, user, { caller, byMail: true });
  } catch (error) {
    if (error instanceof EmailTaken) return signInByMail(kit, tx, email, arrival, details);
    throw error;
  }
}
