import { eq } from 'drizzle-orm';
import type { Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { countAsking } from './count-asking.ts';
import { languageOf } from './language-of.ts';
import { mailCode } from './mail-code.ts';
import type { UserRow } from './present-user.ts';
import { users } from './table.ts';

export const codeSent = { message: 'Verification code sent' };

/**
 * Mails a code and a link to sign in with. An email without an account gets a mail that says so, an admin's one that
 * says to use the password; to the requester all three look the same, in the answer and in its timing.
 */
export async function requestLoginCode(kit: Kit, caller: Caller, { email }: { email: string }) {
  const mayMail = await countAsking(kit, email, caller);
  return transact(kit, async (tx) => {
    if (!mayMail) return codeSent;
    const [account] = await tx.select().from(users).where(eq(users.email, email));
    const kind = account ? kindFor(account) : 'noAccount';
    await mailCode(kit, tx, { kind, email, locale: account?.locale ?? languageOf(caller) });
    return codeSent;
  });
}

/**
 * Whoever has not proven their email yet does that with it. Admins use a password; one whose access was taken away has
 * none and no account to get into.
 */
function kindFor({ role, staffRole, emailVerifiedAt }: Pick<UserRow, 'role' | 'staffRole' | 'emailVerifiedAt'>) {
  if (role !== 'ADMIN') return emailVerifiedAt ? 'login' : 'confirm';
  return staffRole ? 'usePassword' : 'noAccount';
}
