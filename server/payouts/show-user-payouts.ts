import type { UserPayouts } from '#contract/payout-holds.ts';
import type { Kit } from '#server/platform/kit.ts';
import { balanceOf, nextPayoutOf } from './balance.ts';
import type { FrozenJobsOf } from './free-money.ts';
import { heldOf } from './held.ts';
import { requireCleaner } from './hold-all-payouts.ts';
import { accountOf } from './payout-account.ts';

/** A cleaner's money for the admins who decide about it. */
export async function showUserPayouts(kit: Kit, id: string, frozenJobsOf: FrozenJobsOf): Promise<UserPayouts> {
  const { db, clock } = kit;
  await requireCleaner(db, id);
  const { balanceCents, parts, frozen } = await balanceOf(db, id, clock.now(), frozenJobsOf);
  const nextPayout = await nextPayoutOf(kit, id, { parts, frozen });
  const account = (await accountOf(db, id))?.status ?? 'none';
  return { balanceCents, nextPayout, held: await heldOf(db, id), account };
}
