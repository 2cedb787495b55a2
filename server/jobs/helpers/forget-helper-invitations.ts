import { lte } from 'drizzle-orm';
import type { Kit } from '#server/platform/kit.ts';
import { helperInvitations } from '../table.ts';

/** Whom somebody has asked in vain is not kept. */
export async function forgetHelperInvitations({ db, clock }: Kit): Promise<void> {
  await db.delete(helperInvitations).where(lte(helperInvitations.expiresAt, clock.now()));
}
