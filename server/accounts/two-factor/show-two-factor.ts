import { eq } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getTwoFactor as endpoint } from '#contract/two-factor.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { users } from '../table.ts';
import { needsTwoFactor } from './needs-two-factor.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

/** Whether two-factor is on, since when, and how many recovery codes are left. */
export async function showTwoFactor({ db, settings }: Kit, { id, role }: Actor): Promise<AnswerOf<typeof endpoint>> {
  const [user] = await db.select({ since: users.twoFactorSince }).from(users).where(eq(users.id, id));
  return {
    since: user?.since?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, id),
    required: needsTwoFactor(settings, role),
  };
}
