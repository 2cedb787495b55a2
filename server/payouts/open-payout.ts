import { type Cents, toCents } from '#contract/money.ts';
import { record } from '#server/events.ts';
import { postToLedger } from '#server/payments/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { type Part, takeFrom } from './free-money.ts';
import { payoutItems, payouts } from './table.ts';

export type PayoutRow = typeof payouts.$inferSelect;

interface Opening {
  cleanerId: string;
  amountCents: Cents;
  feeCents: Cents;
  /** The Friday of a weekly payout; null for an instant one. */
  week: string | null;
  /** The free parts that the amount is taken from; the caller holds the cleaner's balance. */
  from: readonly Part[];
}

/** Takes an amount out of a cleaner's balance into a pending payout; null if this week has its payout already. */
export async function openPayout(kit: Kit, tx: Tx, { from, ...opening }: Opening): Promise<PayoutRow | null> {
  const method = opening.week ? ('weekly' as const) : ('instant' as const);
  const [payout] = await tx
    .insert(payouts)
    .values({ ...opening, id: newId(), method, createdAt: kit.clock.now() })
    .onConflictDoNothing()
    .returning();
  if (!payout) return null;
  const items = takeFrom(from, opening.amountCents).map((part) => ({ ...part, payoutId: payout.id }));
  await tx.insert(payoutItems).values(items);
  await kit.tasks.send(tx, 'send-payout', { payoutId: payout.id });
  await record(kit, tx, { kind: 'payout begun', payoutId: payout.id });
  await bookPayout(kit, tx, payout, { back: false });
  return payout;
}

/** The amount leaves the balance when the payout begins, and returns to it when the payout fails. */
export async function bookPayout(kit: Kit, tx: Tx, payout: PayoutRow, { back }: { back: boolean }): Promise<void> {
  const { id, cleanerId: ownerId, amountCents, feeCents, method } = payout;
  const sign = back ? -1 : 1;
  const entry = (account: 'cleaner' | 'payouts' | 'payoutFees', cents: number) => ({
    ...{ account, ownerId, amountCents: toCents(cents * sign) },
  });
  await postToLedger(tx, {
    ...{ key: `payout ${id} ${back ? 'returned' : 'begun'}`, kind: 'payout', at: kit.clock.now() },
    // the weekly one goes out by itself, and only a bank sends one back
    actorId: method === 'instant' && !back ? ownerId : null,
    entries: [entry('cleaner', -amountCents), entry('payouts', amountCents - feeCents), entry('payoutFees', feeCents)],
  });
}
