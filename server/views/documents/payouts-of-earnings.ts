import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { ledgerTransactions, payments } from '#server/payments/table.ts';
import { payoutItems, payouts } from '#server/payouts/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Earning } from './read-earnings.ts';

/**
 * The payouts that took a cleaner's earnings along, the first one first. One that came back took nothing. What a report
 * had held back goes out by its release, and is told by what it was paid for.
 */
export async function payoutsOfEarnings(reader: Reader, cleanerId: string) {
  const { kind, paymentId, id } = ledgerTransactions;
  const waited = and(eq(payments.id, paymentId), inArray(kind, ['held', 'released']));
  const taken = await reader
    .select({
      ...{ payoutId: payouts.id, paidAt: payouts.endedAt, transactionId: id },
      ...{ paymentId: payments.id, paymentKind: sql<string | null>`${payments.kind}` },
    })
    .from(payoutItems)
    .innerJoin(payouts, eq(payouts.id, payoutItems.payoutId))
    .innerJoin(ledgerTransactions, eq(id, payoutItems.transactionId))
    .leftJoin(payments, waited)
    .where(and(eq(payouts.cleanerId, cleanerId), ne(payouts.status, 'failed')))
    .orderBy(asc(payouts.createdAt), asc(payouts.id));
  const own = Map.groupBy(taken, ({ transactionId }) => transactionId);
  const released = Map.groupBy(taken, (item) => `${item.paymentKind} ${item.paymentId}`);
  return ({ id, kind, paymentId }: Earning) => {
    const all = [...(own.get(id) ?? []), ...((paymentId && released.get(`${kind} ${paymentId}`)) || [])];
    return [...new Map(all.map((item) => [item.payoutId, item])).values()];
  };
}
