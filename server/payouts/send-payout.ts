import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { NotYet, type ProviderPayout } from '#server/platform/payout-provider.ts';
import { transact } from '#server/platform/transact.ts';
import { changePayout, lockPayout } from './lock-payout.ts';
import type { PayoutRow } from './open-payout.ts';
import { settlePayout } from './settle-payout.ts';
import { payoutAccounts } from './table.ts';

/** Sends a pending payout to the provider, outside of transactions; the same try is sent once however often it runs. */
export async function sendPayout(kit: Kit, payoutId: string): Promise<void> {
  const claimed = await transact(kit, (tx) => claim(kit, tx, payoutId), { keyed: false });
  if (!claimed) return;
  const atProvider = await orderAtProvider(kit, claimed).catch(unlessNotYet);
  if (!atProvider) return transact(kit, (tx) => askAnew(tx, claimed), { keyed: false });
  await transact(kit, (tx) => settlePayout(kit, tx, claimed, atProvider), { keyed: false });
}

/** The task `send-payout`. */
export const payoutSender =
  (kit: Kit) =>
  ({ payoutId }: Record<string, unknown>): Promise<void> =>
    sendPayout(kit, String(payoutId));

/** From here on the provider may have it: holding it means canceling it there. */
async function claim(kit: Kit, tx: Tx, id: string): Promise<PayoutRow | null> {
  const payout = await lockPayout(tx, id);
  if (payout?.status !== 'pending' || payout.providerPayoutId) return null;
  if (payout.sentAt) return payout;
  return changePayout(tx, payout, { sentAt: kit.clock.now() });
}

function unlessNotYet(error: unknown): null {
  if (error instanceof NotYet) return null;
  throw error;
}

/** Nothing has moved; the next try, by the reconciliation, has a key of its own. */
async function askAnew(tx: Tx, { id, attempt }: PayoutRow): Promise<void> {
  const payout = await lockPayout(tx, id);
  if (payout?.status === 'pending' && payout.attempt === attempt && !payout.providerPayoutId)
    await changePayout(tx, payout, { attempt: attempt + 1, sentAt: null });
}

export async function orderAtProvider(kit: Kit, payout: PayoutRow): Promise<ProviderPayout> {
  const { id, attempt, amountCents, feeCents, method } = payout;
  const accountId = await accountOf(kit, payout);
  return kit.payouts.createPayout({ accountId, amountCents, feeCents, method, key: `${id}:${attempt}` });
}

export async function accountOf({ db }: Kit, { cleanerId }: PayoutRow): Promise<string> {
  const [account] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.userId, cleanerId));
  if (!account) throw new Error(`The cleaner ${cleanerId} of a payout has no account for it`);
  return account.providerAccountId;
}
