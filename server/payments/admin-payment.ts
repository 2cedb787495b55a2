import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { toCents } from '#contract/money.ts';
import type { AdminPayment } from '#contract/payouts.ts';
import { users } from '#server/accounts/table.ts';
import { titleOnPapers } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import { presentPayment } from './present-payment.ts';
import { payments, refunds } from './table.ts';

export const payees = alias(users, 'payee');

/** Payments with their two people and home, and what is on its way back; a list adds its own `where`, order and limit. */
export const selectAdminPayments = (reader: Reader, sortKey: SQL<string> = sql<string>`''`) =>
  reader
    .select({
      sortKey: sortKey.as('sort_key'),
      payment: payments,
      payer: { id: users.id, name: users.name },
      payee: { id: payees.id, name: payees.name },
      jobTitle: sql<string | null>`${titleOnPapers}`.as('job_title'),
      pendingRefundCents: refunds.amountCents,
    })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.payerId))
    .leftJoin(payees, eq(payees.id, payments.payeeId))
    .leftJoin(jobs, eq(jobs.id, payments.jobId))
    .leftJoin(properties, eq(properties.id, jobs.propertyId))
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), eq(refunds.status, 'pending')))
    .$dynamic();
export type AdminPaymentRow = Awaited<ReturnType<typeof selectAdminPayments>>[number];

export const presentAdminPayment = (row: AdminPaymentRow): AdminPayment => ({
  ...presentPayment(row.payment, row.payer),
  payee: row.payee,
  jobTitle: row.jobTitle,
  pendingRefundCents: row.pendingRefundCents ?? toCents(0),
  returnedCents: row.payment.returnedCents,
  chargedBackCents: row.payment.chargedBackCents,
});

export async function showAdminPayment(reader: Reader, id: string): Promise<AdminPayment> {
  const [row] = await selectAdminPayments(reader).where(eq(payments.id, id));
  if (!row) throw new Error(`There is no payment ${id}`);
  return presentAdminPayment(row);
}
