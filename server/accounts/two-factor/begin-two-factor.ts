import { eq } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { beginTwoFactor as endpoint } from '#contract/two-factor.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { lockOwnAccount } from '../lock-own-account.ts';
import { users } from '../table.ts';
import { makeSecret } from './secret.ts';
import { base32Of, otpauthUrl } from './totp.ts';

/** Makes a secret for an authenticator app, in place of one that was never confirmed. Nothing asks for its codes yet. */
export function beginTwoFactor(kit: Kit, actor: Actor): Promise<AnswerOf<typeof endpoint>> {
  return transact(kit, async (tx) => {
    const user = await lockOwnAccount(tx, actor);
    if (user.twoFactorSince) throw alreadyOn();
    const { secret, sealed } = makeSecret(kit, user.id);
    await tx.update(users).set({ twoFactorSealed: sealed, twoFactorSteps: [] }).where(eq(users.id, user.id));
    return { secret: base32Of(secret), otpauthUrl: otpauthUrl(secret, { issuer: 'Freshkey', account: user.email }) };
  });
}

export const alreadyOn = () => new Refusal('already_exists', 'Two-factor authentication is already on.');
