import type { SignedIn } from '#contract/accounts.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { type MailedCode, takeLink } from './mailed-code.ts';
import type { Arrival } from './prove-email.ts';
import { registerProven } from './register-proven.ts';
import type { RequireOpen } from './require-may-sign-up.ts';
import { signInByMail } from './sign-in.ts';
import { invalidCode } from './sign-in-refusals.ts';

/** Signs in, or registers, with a mailed link. It works even while codes are switched off after too many wrong ones. */
export async function verifyLink(
  kit: Kit,
  arrival: Arrival,
  linkToken: string,
  requireOpen: RequireOpen,
): Promise<SignedIn> {
  const session = await transact(kit, async (tx) => {
    const mailed = await takeLink(kit, tx, linkToken);
    // the link was mailed a while ago: since then the marketplace may have closed to newcomers
    if (mailed?.registration) await requireOpen(tx, { ...mailed.registration, email: mailed.email });
    return mailed && arrive(kit, tx, mailed, arrival);
  });
  if (!session) throw invalidCode();
  return session;
}

function arrive(kit: Kit, tx: Tx, { email, registration }: MailedCode, arrival: Arrival): Promise<SignedIn | null> {
  if (registration) return registerProven(kit, tx, email, registration, arrival);
  return signInByMail(kit, tx, email, arrival);
}
