import { and, asc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import { platformFeeCents } from '#contract/money.ts';
import { titleOnPapers, zoneOfJob } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { ledgerEntries, ledgerTransactions } from '#server/payments/table.ts';
import { payouts } from '#server/payouts/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import { earnedBy } from '../earned.ts';
import type { Span } from './year-span.ts';

/** One movement in the books of what a cleaner has earned. */
export interface Earning {
  id: string;
  /** The charge that it came of, or that was given back. */
  paymentId: string | null;
  at: Date;
  /** The ledger's word: job, tip, cancellation, waiting, refund, refundReturned, chargeback, repayment. */
  kind: string;
  jobId: string | null;
  property: string | null;
  /** When the cleaning was to begin, and the zone of its home. */
  startTime: Date | null;
  timeZone: string | null;
  /** Before Freshkey's fee. */
  grossCents: number;
  /** What Freshkey kept of it. */
  feeCents: number;
  /** What became the cleaner's; negative where it was taken back. */
  netCents: number;
}

/** What a cleaner earned in some time. */
export const earningsOf = (reader: Reader, cleanerId: string, { from, until }: Span): Promise<Earning[]> =>
  movementsOf(reader, cleanerId, gte(ledgerTransactions.at, from), lt(ledgerTransactions.at, until));

/** The movements that meet the conditions. What only moved from one release to another is none of them. */
export async function movementsOf(reader: Reader, cleanerId: string, ...when: readonly SQL[]): Promise<Earning[]> {
  const { id, kind, at, paymentId } = ledgerTransactions;
  const sum = sql<number>`sum(${ledgerEntries.amountCents})::int`;
  const rows = await reader
    .select({
      ...{ id, at, kind, paymentId, startTime: jobs.startTime, timeZone: sql<string | null>`${zoneOfJob}` },
      ...{ jobId: jobs.id, property: titleOnPapers, netCents: sum, hostFeeCents: jobs.hostFeeCents },
      charged: sql<number>`-coalesce((select sum(e.amount_cents) from ledger_entry e
        where e.transaction_id = ${id} and e.account = 'provider'), 0)::int`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(id, ledgerEntries.transactionId))
    .leftJoin(jobs, eq(jobs.id, ledgerTransactions.jobId))
    .leftJoin(properties, eq(properties.id, jobs.propertyId))
    .where(earnedBy(cleanerId, ...when))
    .groupBy(id, jobs.id, properties.id)
    .having(ne(sum, 0))
    .orderBy(asc(at), asc(id));
  return rows.map(({ charged, hostFeeCents, ...earning }) => {
    const { netCents } = earning;
    const grossCents = earning.kind === 'job' ? charged - (hostFeeCents ?? platformFeeCents) : netCents;
    return { ...earning, grossCents, feeCents: grossCents - netCents };
  });
}

/** What has reached a cleaner's bank in some time, and what the provider kept of it. */
export async function paidOutTo(reader: Reader, cleanerId: string, { from, until }: Span) {
  const { amountCents, feeCents, status, endedAt } = payouts;
  const [row] = await reader
    .select({
      paidOutCents: sql<number>`coalesce(sum(${amountCents} - ${feeCents}), 0)::int`,
      payoutFeeCents: sql<number>`coalesce(sum(${feeCents}), 0)::int`,
    })
    .from(payouts)
    .where(and(eq(payouts.cleanerId, cleanerId), eq(status, 'paid'), gte(endedAt, from), lt(endedAt, until)));
  return { paidOutCents: row?.paidOutCents ?? 0, payoutFeeCents: row?.payoutFeeCents ?? 0 };
}
