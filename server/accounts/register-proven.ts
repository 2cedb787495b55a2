import type { Session } from '#contract/accounts.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { createAccount, EmailTaken } from './create-account.ts';
import { languageOf } from './language-of.ts';
import { referrerOf } from './referrer.ts';
import { type Arrival, openSession, signInByMail } from './sign-in.ts';
import type { PendingRegistration } from './table.ts';

type Registration = Pick<PendingRegistration, 'name' | 'role'> & {
  phone?: string | null;
  referralCode?: string | null;
};

/** Creates an account whose e-mail is proven. One that came into being since the mail was sent is signed in to instead. */
export async function registerProven(
  kit: Kit,
  tx: Tx,
  email: string,
  { name, role, phone = null, referralCode }: Registration,
  arrival: Arrival,
): Promise<Session | null> {
  const account = {
    email,
    name,
    role,
    phone,
    locale: languageOf(arrival.caller),
    // a link was mailed a while ago: whoever referred may have left since, which must not keep anybody out
    referredBy: await referrerOf(tx, referralCode),
    emailProven: true,
  };
  try {
    const user = await createAccount(kit, tx, account);
    return await openSession(kit, tx, user, { userAgent: arrival.caller.userAgent, byMail: true });
  } catch (error) {
    if (error instanceof EmailTaken) return signInByMail(kit, tx, email, arrival);
    throw error;
  }
}
