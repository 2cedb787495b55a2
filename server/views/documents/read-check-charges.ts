import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { paymentMethods } from '#server/cards/table.ts';
import { ledgerEntries, ledgerTransactions, payments } from '#server/payments/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Charge } from './read-charges.ts';

/** One movement in the books between a cleaner's card and Freshkey, for a background check. */
export type CheckCharge = Pick<Charge, 'at' | 'kind' | 'card' | 'cents'> & { paymentId: string };

/** What was charged and refunded for a cleaner's checks, in the order in which it was booked. */
export function checkChargesOf(reader: Reader, cleanerId: string): Promise<CheckCharge[]> {
  const { at, kind, id, paymentId } = ledgerTransactions;
  const { brand, last4 } = paymentMethods;
  return reader
    .select({
      ...{ at, kind, paymentId: payments.id, card: { brand, last4 } },
      // the provider's account is what came from the card, taken from it as seen from the books
      cents: sql<number>`-${ledgerEntries.amountCents}`,
    })
    .from(ledgerTransactions)
    .innerJoin(payments, eq(payments.id, paymentId))
    .innerJoin(ledgerEntries, and(eq(ledgerEntries.transactionId, id), eq(ledgerEntries.account, 'provider')))
    .leftJoin(paymentMethods, eq(paymentMethods.id, payments.paymentMethodId))
    .where(
      and(eq(payments.payerId, cleanerId), eq(payments.kind, 'background_check'), ne(ledgerEntries.amountCents, 0)),
    )
    .orderBy(asc(at), asc(id));
}
