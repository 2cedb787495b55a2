import { and, asc, eq, gt, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { ledgerTransactions, payments } from '#server/payments/table.ts';
import { payoutItems, payouts } from '#server/payouts/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Earning } from './read-earnings.ts';
import type { Span } from './year-span.ts';

/**
 * The payouts that took a cleaner's earnings along, the first one first, and how much of one each took. One that came back
 * took nothing. What a report had held back goes out by its release, and is told by what it was paid for.
 */
export async function payoutsOfEarnings(reader: Reader, cleanerId: string) {
  const { kind, paymentId, id } = ledgerTransactions;
  const waited = and(eq(payments.id, paymentId), inArray(kind, ['held', 'released']));
  const taken = await reader
    .select({
      ...{ payoutId: payouts.id, paidAt: payouts.endedAt, transactionId: id, cents: payoutItems.amountCents },
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
    return [...Map.groupBy(all, ({ payoutId }) => payoutId)].map(([payoutId, items]) => ({
      ...{ payoutId, paidAt: items[0]?.paidAt ?? null },
      cents: items.reduce((sum, { cents }) => sum + cents, 0),
    }));
  };
}

/** What the provider kept of the payouts that were begun in some time. */
export const feesOfPayouts = (reader: Reader, cleanerId: string, { from, until }: Span) => {
  const { id, createdAt, endedAt, feeCents, status } = payouts;
  const own = [eq(payouts.cleanerId, cleanerId), ne(status, 'failed'), gt(feeCents, toCents(0))];
  return reader
    .select({ payoutId: id, at: createdAt, paidAt: endedAt, feeCents })
    .from(payouts)
    .where(and(...own, gte(createdAt, from), lt(createdAt, until)))
    .orderBy(asc(createdAt), asc(id));
};
