import { and, asc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import { platformFeeCents } from '#contract/money.ts';
import { paymentMethods } from '#server/cards/table.ts';
import { titleOnPapers } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { ledgerEntries, ledgerTransactions, payments } from '#server/payments/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import type { Span } from './year-span.ts';

/** One movement in the books between a host's card and Freshkey. */
export interface Charge {
  at: Date;
  /** The ledger's word: job, tip, cancellation, waiting, refund, refundReturned, chargeback, repayment. */
  kind: string;
  jobId: string;
  property: { id: string; title: string };
  card: { brand: string; last4: string } | null;
  /** What the host paid; negative where it came back. */
  cents: number;
  /** Of the charge for a job: Freshkey's fee in it. */
  feeCents: number;
}

/** What was charged and refunded for one job, in the order in which it was booked. */
export const chargesOfJob = (reader: Reader, jobId: string): Promise<Charge[]> =>
  readCharges(reader, eq(ledgerTransactions.jobId, jobId));

/** All that one host's cards were charged and given back in some time. */
export const chargesOfHost = (reader: Reader, hostId: string, span: Span): Promise<Charge[]> =>
  readCharges(reader, paidBy(hostId, span));

/** The same for one of their homes. */
export const chargesOfHome = (
  reader: Reader,
  { hostId, propertyId }: { hostId: string; propertyId: string },
  span: Span,
): Promise<Charge[]> => readCharges(reader, and(paidBy(hostId, span), eq(jobs.propertyId, propertyId)));

const paidBy = (hostId: string, { from, until }: Span) =>
  and(eq(payments.payerId, hostId), gte(ledgerTransactions.at, from), lt(ledgerTransactions.at, until));

async function readCharges(reader: Reader, which: SQL | undefined): Promise<Charge[]> {
  const { brand, last4 } = paymentMethods;
  const rows = await reader
    .select({
      ...{ at: ledgerTransactions.at, kind: ledgerTransactions.kind, jobId: jobs.id },
      property: { id: properties.id, title: titleOnPapers },
      card: { brand, last4 },
      // the provider's account is what came from the card, taken from it as seen from the books
      cents: sql<number>`-${ledgerEntries.amountCents}`,
      hostFeeCents: jobs.hostFeeCents,
    })
    .from(ledgerTransactions)
    .innerJoin(payments, eq(payments.id, ledgerTransactions.paymentId))
    .innerJoin(jobs, eq(jobs.id, ledgerTransactions.jobId))
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .innerJoin(
      ledgerEntries,
      and(eq(ledgerEntries.transactionId, ledgerTransactions.id), eq(ledgerEntries.account, 'provider')),
    )
    .leftJoin(paymentMethods, eq(paymentMethods.id, payments.paymentMethodId))
    .where(and(which, ne(ledgerEntries.amountCents, 0)))
    .orderBy(asc(ledgerTransactions.at), asc(ledgerTransactions.id));
  return rows.map(({ hostFeeCents, ...charge }) => ({
    ...charge,
    feeCents: charge.kind === 'job' ? Math.min(charge.cents, hostFeeCents ?? platformFeeCents) : 0,
  }));
}
