import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { askEmailChange as endpoint } from '#contract/email-change.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { codeLife } from '#contract/terms.ts';
import { plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor, Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { countOrRefuse } from '../attempts.ts';
import { checkCurrentPassword, sessionOf } from '../check-current-password.ts';
import { countAsking } from '../count-asking.ts';
import { limits } from '../limits.ts';
import { lockOwnAccount } from '../lock-own-account.ts';
import { codeSent } from '../request-login-code.ts';
import { emailChanges, users } from '../table.ts';
import { hashOf } from './code-hash.ts';
import { mailEmailCode } from './mail-email-code.ts';

/**
 * Mails a code to another address that an account is to have. One that has an account gets a mail that says so; whoever
 * asks is answered the same. The password is asked for again, where there is one.
 */
export async function askEmailChange(
  kit: Kit,
  actor: Actor,
  caller: Caller,
  { email, currentPassword }: BodyOf<typeof endpoint>,
): Promise<{ message: string }> {
  const session = await sessionOf(kit, actor);
  if (session.email.toLowerCase() === email) throw invalidInput({ email: 'emailSame' });
  await checkCurrentPassword(kit, actor, session, currentPassword);
  await transact(kit, (tx) => countOrRefuse(kit, tx, limits.emailChanges, actor.id), { keyed: false });
  const mayMail = await countAsking(kit, email, caller);
  return transact(kit, async (tx) => {
    if (mayMail) await mailCode(kit, tx, actor, email);
    return codeSent;
  });
}

/** A new code takes the place of the last. A row is written either way, so that both take the same time. */
async function mailCode(kit: Kit, tx: Tx, actor: Actor, email: string): Promise<void> {
  const { locale } = await lockOwnAccount(tx, actor);
  const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const change = {
    email,
    codeHash: taken ? null : hashOf(kit, { userId: actor.id, email, code }),
    wrongTries: 0,
    expiresAt: plus(kit.clock.now(), codeLife),
  };
  await tx
    .insert(emailChanges)
    .values({ userId: actor.id, ...change })
    .onConflictDoUpdate({ target: emailChanges.userId, set: change });
  await mailEmailCode(kit, tx, { email, locale, code: taken ? null : code });
}
