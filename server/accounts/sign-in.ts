import { eq } from 'drizzle-orm';
import type { SignedIn } from '#contract/accounts.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { admit } from './open-session.ts';
import { type Arrival, type NewDetails, proveEmail } from './prove-email.ts';
import { users } from './table.ts';

/**
 * Signs in someone who has shown that an email is theirs; `details` are what they typed to sign up. Null if there is no
 * such account, and for admins: they use passwords.
 */
export async function signInByMail(
  kit: Kit,
  tx: Tx,
  email: string,
  { actor, caller }: Arrival,
  details?: NewDetails,
): Promise<SignedIn | null> {
  const [found] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  if (!found || found.role === 'ADMIN' || found.erasedAt) return null;
  const user = found.emailVerifiedAt ? found : await proveEmail(kit, tx, found, { actor, caller, details });
  // who is logged in already stays so: a client may go on with the session that it entered the code in
  return admit(kit, tx, user, { caller, byMail: true });
}
