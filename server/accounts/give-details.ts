import { eq } from 'drizzle-orm';
import type { giveDetails as endpoint, User } from '#contract/accounts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { termsVersion } from '#contract/terms.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { presentUser } from './present-user.ts';
import { typedReferrer } from './referrer.ts';
import type { RequireOpen } from './require-may-sign-up.ts';
import { users } from './table.ts';

/**
 * Whoever proved an e-mail that a stranger had registered says who they are, once: what signing up would have asked.
 * The button that sends it accepts the terms.
 */
export function giveDetails(
  kit: Kit,
  actor: Actor,
  { name, role, phone = null, referralCode }: BodyOf<typeof endpoint>,
  requireOpen: RequireOpen,
): Promise<User> {
  return transact(kit, async (tx) => {
    const referredBy = await typedReferrer(tx, referralCode);
    const [before] = await tx.select().from(users).where(eq(users.id, actor.id)).for('update');
    if (!before) throw notFound();
    if (before.name !== '') throw new Refusal('already_exists', 'We already have your name and role.');
    await requireOpen(tx, { role, email: before.email, referralCode });
    const given = { name, role, phone, referredBy, termsVersion, termsAcceptedAt: kit.clock.now() };
    await tx.update(users).set(given).where(eq(users.id, actor.id));
    return presentUser(kit, { ...before, ...given });
  });
}
