import { eq } from 'drizzle-orm';
import type { requestRegisterCode as endpoint } from '#contract/accounts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { countAsking } from './count-asking.ts';
import { languageOf } from './language-of.ts';
import { mailCode } from './mail-code.ts';
import { typedReferrer } from './referrer.ts';
import { codeSent } from './request-login-code.ts';
import { users } from './table.ts';

/**
 * Mails a code and a link to register with; a known email gets a mail that says so, with a code to sign in with. One
 * that was registered but never proven does not count as known: whoever reads its mail may sign up with it.
 */
export async function requestRegisterCode(
  kit: Kit,
  caller: Caller,
  { email, name, role, phone = null, referralCode }: BodyOf<typeof endpoint>,
) {
  await typedReferrer(kit.db, referralCode);
  const mayMail = await countAsking(kit, email, caller);
  return transact(kit, async (tx) => {
    if (!mayMail) return codeSent;
    const [account] = await tx.select().from(users).where(eq(users.email, email));
    const kind = account?.emailVerifiedAt ? (account.role === 'ADMIN' ? 'usePassword' : 'knownAccount') : 'register';
    const registration = { name, role, phone, referralCode: referralCode ?? null };
    await mailCode(kit, tx, { kind, email, locale: account?.locale ?? languageOf(caller), registration });
    return codeSent;
  });
}
