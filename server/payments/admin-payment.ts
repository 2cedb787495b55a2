import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { toCents } from '#contract/money.ts';
import type { AdminPayment } from '#contract/payouts.ts';
import { isReportOpen } from '#contract/states.ts';
import { users } from '#server/accounts/table.ts';
import { titleOnPapers } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { presentPayment } from './present-payment.ts';
import { presentProposal } from './refund-proposals.ts';
import { ledgerEntries, ledgerTransactions, payments, refundProposals, refunds } from './table.ts';

export const payees = alias(users, 'payee');
const proposers = alias(users, 'proposer');

/** What the books have of a payment on these accounts; null where it never touched them. */
const bookedOn = (...accounts: (typeof ledgerEntries.$inferSelect)['account'][]) =>
  sql<number | null>`(select sum(${ledgerEntries.amountCents})::int from ${ledgerTransactions}
    join ${ledgerEntries} on ${ledgerEntries.transactionId} = ${ledgerTransactions.id}
    where ${ledgerTransactions.paymentId} = ${payments.id} and ${inArray(ledgerEntries.account, accounts)})`;

/** Payments with their two people and home, and what is on its way back; a list adds its own `where`, order and limit. */
export const selectAdminPayments = (reader: Reader, sortKey: SQL<string> = sql<string>`''`) =>
  reader
    .select({
      sortKey: sortKey.as('sort_key'),
      payment: payments,
      payer: { id: users.id, name: users.name },
      payee: { id: payees.id, name: payees.name },
      jobTitle: sql<string | null>`${titleOnPapers}`.as('job_title'),
      reportStatus: jobs.reportStatus,
      pendingRefundCents: refunds.amountCents,
      cleanerCents: bookedOn('cleaner').as('cleaner_cents'),
      platformCents: bookedOn('fees', 'checks').as('platform_cents'),
      proposal: refundProposals,
      proposer: { id: proposers.id, name: proposers.name },
    })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.payerId))
    .leftJoin(payees, eq(payees.id, payments.payeeId))
    .leftJoin(jobs, eq(jobs.id, payments.jobId))
    .leftJoin(properties, eq(properties.id, jobs.propertyId))
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), eq(refunds.status, 'pending')))
    .leftJoin(refundProposals, and(eq(refundProposals.paymentId, payments.id), eq(refundProposals.status, 'waiting')))
    .leftJoin(proposers, eq(proposers.id, refundProposals.proposedBy))
    .$dynamic();
export type AdminPaymentRow = Awaited<ReturnType<typeof selectAdminPayments>>[number];

/** `asking` is the admin who looks. */
export const presentAdminPayment = (row: AdminPaymentRow, asking: { id: string; now: Date }): AdminPayment => ({
  ...presentPayment(row.payment, row.payer),
  payee: row.payee,
  jobTitle: row.jobTitle,
  pendingRefundCents: row.pendingRefundCents ?? toCents(0),
  returnedCents: row.payment.returnedCents,
  chargedBackCents: row.payment.chargedBackCents,
  shares: sharesOf(row),
  isReported: isReportOpen(row.reportStatus),
  refundProposal: presentProposal(row.proposal, row.proposer, asking),
});

const sharesOf = ({ cleanerCents, platformCents }: Pick<AdminPaymentRow, 'cleanerCents' | 'platformCents'>) =>
  cleanerCents === null && platformCents === null
    ? null
    : { cleanerCents: toCents(cleanerCents ?? 0), platformCents: toCents(platformCents ?? 0) };

export async function showAdminPayment(
  { clock }: Kit,
  reader: Reader,
  admin: Actor,
  id: string,
): Promise<AdminPayment> {
  const [row] = await selectAdminPayments(reader).where(eq(payments.id, id));
  if (!row) throw new Error(`There is no payment ${id}`);
  return presentAdminPayment(row, { id: admin.id, now: clock.now() });
}
