import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { ProviderPayout } from '#server/platform/payout-provider.ts';
import { changePayout, lockPayout } from './lock-payout.ts';
import { bookPayout, type PayoutRow } from './open-payout.ts';

/**
 * Brings a payout and the books in line with what the provider says about one try of it, read before the transaction.
 * May run any number of times, in any order. A paid one may still fail, when the bank sends it back; what failed stays.
 */
export async function settlePayout(
  kit: Kit,
  tx: Tx,
  { id, attempt }: Pick<PayoutRow, 'id' | 'attempt'>,
  atProvider: ProviderPayout,
): Promise<PayoutRow | null> {
  const payout = await lockPayout(tx, id);
  // an earlier try, which was stopped
  if (!payout || payout.attempt !== attempt || payout.status === 'failed') return payout;
  if (payout.providerPayoutId && payout.providerPayoutId !== atProvider.id) return payout;
  const sent = { ...payout, providerPayoutId: atProvider.id };
  if (atProvider.status === 'failed') return fail(kit, tx, sent, atProvider);
  if (atProvider.status === 'paid' && payout.status !== 'paid') return succeed(kit, tx, sent);
  if (atProvider.status === 'canceled' && payout.status === 'pending') return stop(kit, tx, sent);
  return changePayout(tx, payout, { providerPayoutId: atProvider.id });
}

async function succeed(kit: Kit, tx: Tx, payout: PayoutRow): Promise<PayoutRow> {
  await record(kit, tx, { kind: 'payout paid', payoutId: payout.id });
  return changePayout(tx, payout, { ...payout, status: 'paid', endedAt: kit.clock.now() });
}

/** The whole amount is back in the balance, the fee included. */
async function fail(kit: Kit, tx: Tx, payout: PayoutRow, { failure }: ProviderPayout): Promise<PayoutRow> {
  const failed = await changePayout(tx, payout, { ...payout, status: 'failed', failure, endedAt: kit.clock.now() });
  await takeBack(kit, tx, payout);
  await record(kit, tx, { kind: 'payout failed', payoutId: payout.id });
  await bookPayout(kit, tx, payout, { back: true });
  return failed;
}

/** Canceled at the provider, by `hold` or by somebody on the provider's own pages. */
async function stop(kit: Kit, tx: Tx, payout: PayoutRow): Promise<PayoutRow> {
  await takeBack(kit, tx, payout);
  await record(kit, tx, { kind: 'payout held', payoutId: payout.id });
  return changePayout(tx, payout, { ...payout, status: 'held' });
}

const takeBack = (kit: Kit, tx: Tx, { id: payoutId, providerPayoutId }: PayoutRow): Promise<void> =>
  kit.tasks.send(tx, 'take-back-payout', { payoutId, providerPayoutId });
