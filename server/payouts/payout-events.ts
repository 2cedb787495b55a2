import { eq } from 'drizzle-orm';
import type { EventReader } from '#server/payments/index.ts';
import { followAccount } from './payout-account.ts';
import { accountOf } from './send-payout.ts';
import { settlePayout } from './settle-payout.ts';
import { payoutAccounts, payouts } from './table.ts';

/** What the provider's events about accounts and payouts change; they only say where to look. */
export const payoutEvents: EventReader = async (kit, { type, object }) => {
  if (type === 'account.updated') {
    const own = eq(payoutAccounts.providerAccountId, object);
    const [account] = await kit.db.select({ id: payoutAccounts.userId }).from(payoutAccounts).where(own);
    const atProvider = account && (await kit.payouts.readAccount(object));
    return atProvider ? (tx) => followAccount(kit, tx, atProvider) : null;
  }
  const [payout] = await kit.db.select().from(payouts).where(eq(payouts.providerPayoutId, object));
  if (!payout) return null;
  const atProvider = await kit.payouts.readPayout({ accountId: await accountOf(kit, payout), payoutId: object });
  return (tx) => settlePayout(kit, tx, payout, atProvider);
};
