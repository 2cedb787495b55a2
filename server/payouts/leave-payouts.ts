import { and, eq, inArray } from 'drizzle-orm';
import { minimumInstantPayoutCents } from '#contract/money.ts';
import type { OpenThing } from '#contract/open-things.ts';
import type { Leaver, Leaving } from '#server/leaving.ts';
import { lockBalance } from '#server/payments/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { partsOf, sumOf } from './free-money.ts';
import { payoutAccounts, payouts } from './table.ts';

/** A cleaner's balance is paid out first; what was paid out stays on record. */
export const leavePayouts: Leaving = { openOf, erase };

async function openOf(_kit: Kit, tx: Tx, { id, role }: Leaver): Promise<OpenThing[]> {
  if (role !== 'CLEANER') return [];
  await lockBalance(tx, id);
  const onTheWay = await tx
    .select({ amountCents: payouts.amountCents })
    .from(payouts)
    .where(and(eq(payouts.cleanerId, id), inArray(payouts.status, ['pending', 'held'])));
  const balance = sumOf(await partsOf(tx, id));
  // cents that no payout takes are nobody's reason to stay
  const isOpen = balance < 0 || balance >= minimumInstantPayoutCents;
  return [
    ...onTheWay.map(({ amountCents }) => ({ kind: 'payout' as const, amountCents })),
    ...(isOpen ? [{ kind: 'balance' as const, amountCents: balance }] : []),
  ];
}

async function erase(_kit: Kit, tx: Tx, { id }: Leaver): Promise<void> {
  await tx.update(payouts).set({ failure: null, holdReason: null }).where(eq(payouts.cleanerId, id));
  await tx.delete(payoutAccounts).where(eq(payoutAccounts.userId, id));
}
