import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { NotYet, type ProviderPayout } from '#server/platform/payout-provider.ts';
import { transact } from '#server/platform/transact.ts';
import { changePayout, lockPayout } from './lock-payout.ts';
import type { PayoutRow } from './open-payout.ts';
import { accountOf, orderAtProvider } from './send-payout.ts';
import { settlePayout } from './settle-payout.ts';

/** Stops a payout that an admin wants held where it is; one that is on its way to the bank goes on. */
export async function stopAtProvider(kit: Kit, payout: PayoutRow): Promise<void> {
  const atProvider = await canceledAt(kit, payout);
  await transact(kit, (tx) => settle(kit, tx, payout, atProvider), { keyed: false });
}

async function canceledAt(kit: Kit, payout: PayoutRow): Promise<ProviderPayout> {
  const accountId = await accountOf(kit, payout);
  try {
    // nobody knows whether it arrived: sent under the same key, it is the same one
    const payoutId = payout.providerPayoutId ?? (await orderAtProvider(kit, payout)).id;
    return await kit.payouts.cancelPayout({ accountId, payoutId });
  } catch (error) {
    if (error instanceof NotYet)
      return { id: `refused:${payout.id}:${payout.attempt}`, status: 'canceled', failure: null };
    throw error;
  }
}

async function settle(kit: Kit, tx: Tx, asked: PayoutRow, atProvider: ProviderPayout): Promise<void> {
  await settlePayout(kit, tx, asked, atProvider);
  const payout = await lockPayout(tx, asked.id);
  if (payout && payout.status !== 'held') await changePayout(tx, payout, { holdReason: null });
}
