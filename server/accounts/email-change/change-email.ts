import { eq, sql } from 'drizzle-orm';
import type { User } from '#contract/accounts.ts';
import type { changeEmail as endpoint } from '#contract/email-change.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { triesPerCode } from '#contract/terms.ts';
import { type Tx, violates } from '#server/platform/db.ts';
import type { Actor, Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { endSessions } from '../end-sessions.ts';
import { forgetDevices } from '../known-device.ts';
import { lockOwnAccount } from '../lock-own-account.ts';
import { mailSecurity } from '../mail-security.ts';
import { presentUser } from '../present-user.ts';
import { emailChanges, loginCodes, users } from '../table.ts';
import { hashOf } from './code-hash.ts';

type Typed = BodyOf<typeof endpoint>;

/**
 * The code proves the new address: the account has it from now on, both addresses are told, and every other session
 * ends. A wrong code costs one of five tries, so its transaction commits before the refusal.
 */
export async function changeEmail(kit: Kit, actor: Actor, caller: Caller, typed: Typed): Promise<User> {
  try {
    const changed = await transact(kit, (tx) => change(kit, tx, actor, caller, typed));
    if (!changed) throw invalidInput({ code: 'emailCode' });
    return changed;
  } catch (error) {
    // registered by somebody since the code was sent
    if (violates(error, 'user_account_email_unique'))
      throw new Refusal('already_exists', 'There’s already an account with this email.');
    throw error;
  }
}

async function change(kit: Kit, tx: Tx, actor: Actor, caller: Caller, { email, code }: Typed): Promise<User | null> {
  const before = await lockOwnAccount(tx, actor);
  if (!(await takeCode(kit, tx, { userId: actor.id, email, code }))) return null;
  const after = { email, emailVerifiedAt: kit.clock.now() };
  await tx.update(users).set(after).where(eq(users.id, actor.id));
  // what was mailed to the old address opens nothing any more
  await tx.delete(loginCodes).where(eq(loginCodes.email, before.email));
  await forgetDevices(kit, tx, actor.id, caller);
  await endSessions(tx, actor.id, actor.sessionHash);
  await mailSecurity(kit, tx, before, 'emailChanged', { email });
  await mailSecurity(kit, tx, before, 'emailIsNew', { email, to: email });
  return presentUser(kit, { ...before, ...after });
}

async function takeCode(kit: Kit, tx: Tx, typed: { userId: string; email: string; code: string }): Promise<boolean> {
  const isTheirs = eq(emailChanges.userId, typed.userId);
  const [asked] = await tx.select().from(emailChanges).where(isTheirs).for('update');
  const stands = asked && asked.expiresAt > kit.clock.now() && asked.wrongTries < triesPerCode;
  if (stands && asked.codeHash && hashOf(kit, typed).equals(asked.codeHash)) {
    await tx.delete(emailChanges).where(isTheirs);
    return true;
  }
  await tx
    .update(emailChanges)
    .set({ wrongTries: sql`least(${emailChanges.wrongTries} + 1, ${triesPerCode})` })
    .where(isTheirs);
  return false;
}
