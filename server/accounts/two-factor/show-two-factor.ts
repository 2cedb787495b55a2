import { eq } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getTwoFactor as endpoint } from '#contract/two-factor.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { users } from '../table.ts';
import { needsTwoFactor } from './needs-two-factor.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { withoutApp } from './without-app.ts';

/** Whether two-factor is on, since when, and how many recovery codes are left. */
export async function showTwoFactor({ db, settings }: Kit, { id, role }: Actor): Promise<AnswerOf<typeof endpoint>> {
  const { twoFactorSince, twoFactorSealed } = users;
  const [user] = await db.select({ twoFactorSince, twoFactorSealed }).from(users).where(eq(users.id, id));
  return {
    since: user?.twoFactorSince?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, id),
    required: needsTwoFactor(settings, role),
    ...(user && withoutApp(user) && { withoutApp: true as const }),
  };
}
