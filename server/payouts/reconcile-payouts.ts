import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { day, minute, plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import type { PayoutRow } from './open-payout.ts';
import { followAccount } from './payout-account.ts';
import { accountOf, sendPayout } from './send-payout.ts';
import { settlePayout } from './settle-payout.ts';
import { payoutAccounts, payouts } from './table.ts';

/** Younger ones are still in progress. */
const youngest = minute;
/** Nobody goes on with an account begun longer ago without an event telling so. */
const oldest = 30 * day;

/** The task `reconcile-payouts`: asks the provider about every payout and account whose outcome is open. */
export function payoutReconciliation(kit: Kit) {
  return async (): Promise<void> => {
    const now = kit.clock.now();
    const pending = await kit.db
      .select()
      .from(payouts)
      .where(and(eq(payouts.status, 'pending'), lt(payouts.createdAt, plus(now, -youngest))))
      .orderBy(asc(payouts.createdAt))
      .limit(200);
    const accounts = await kit.db
      .select({ id: payoutAccounts.providerAccountId })
      .from(payoutAccounts)
      .where(and(eq(payoutAccounts.status, 'pending'), gt(payoutAccounts.createdAt, plus(now, -oldest))))
      .limit(200);
    for (const payout of pending) await orLater(kit, () => reconcile(kit, payout));
    for (const { id } of accounts) await orLater(kit, () => readAgain(kit, id));
  };
}

async function reconcile(kit: Kit, payout: PayoutRow): Promise<void> {
  const { providerPayoutId: payoutId } = payout;
  if (!payoutId) return sendPayout(kit, payout.id);
  const atProvider = await kit.payouts.readPayout({ accountId: await accountOf(kit, payout), payoutId });
  await transact(kit, (tx) => settlePayout(kit, tx, payout, atProvider), { keyed: false });
}

async function readAgain(kit: Kit, accountId: string): Promise<void> {
  const atProvider = await kit.payouts.readAccount(accountId);
  await transact(kit, (tx) => followAccount(kit, tx, atProvider), { keyed: false });
}

async function orLater(kit: Kit, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    kit.log.warn({ err: error }, 'payout or account not reconciled');
  }
}
