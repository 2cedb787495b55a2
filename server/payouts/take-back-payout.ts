import type { Kit } from '#server/platform/kit.ts';
import { lockPayout } from './lock-payout.ts';
import { accountOf } from './send-payout.ts';

/**
 * The task `take-back-payout`: what a failed or stopped try left in the cleaner's account at the provider is fetched
 * back, whatever has become of the payout since: released, it is sent anew.
 */
export const failedPayoutFetcher =
  (kit: Kit) =>
  async ({ payoutId, providerPayoutId }: Record<string, unknown>): Promise<void> => {
    const payout = await kit.db.transaction((tx) => lockPayout(tx, String(payoutId)));
    // tasks of an older version name no try: it was the payout's only one
    const at = typeof providerPayoutId === 'string' ? providerPayoutId : payout?.providerPayoutId;
    if (!payout || !at) return;
    await kit.payouts.takeBack({ accountId: await accountOf(kit, payout), payoutId: at });
  };
