import type { Kit } from '#server/platform/kit.ts';
import { lockPayout } from './lock-payout.ts';
import { accountOf } from './send-payout.ts';

/** The task `take-back-payout`: what a failed payout left in the cleaner's account at the provider is fetched back. */
export const failedPayoutFetcher =
  (kit: Kit) =>
  async ({ payoutId }: Record<string, unknown>): Promise<void> => {
    const payout = await kit.db.transaction((tx) => lockPayout(tx, String(payoutId)));
    if (payout?.status !== 'failed' || !payout.providerPayoutId) return;
    await kit.payouts.takeBack({ accountId: await accountOf(kit, payout), payoutId: payout.providerPayoutId });
  };
