import { and, eq } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import { toCents } from '#contract/money.ts';
import type { previewRefund as endpoint, RefundPreview } from '#contract/payouts.ts';
import { paymentMethods } from '#server/cards/table.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { lossesOf } from './audit-refund.ts';
import { refuseTooMuch } from './refund-by-admin.ts';
import { approvalLimit } from './refund-proposals.ts';
import { payments, refunds } from './table.ts';

type Query = QueryOf<typeof endpoint>;

/** What a refund of this amount would do to everyone's money, by the same rule that books it. */
export async function previewRefund({ db, clock }: Kit, id: string, { amountCents }: Query): Promise<RefundPreview> {
  const [found] = await db
    .select({ payment: payments, job: jobs, card: { brand: paymentMethods.brand, last4: paymentMethods.last4 } })
    .from(payments)
    .leftJoin(jobs, eq(jobs.id, payments.jobId))
    .leftJoin(paymentMethods, eq(paymentMethods.id, payments.paymentMethodId))
    .where(eq(payments.id, id));
  if (!found) throw notFound();
  refuseTooMuch(found.payment, amountCents);
  const approvalLimitCents = await approvalLimit(db, found.payment, amountCents);
  const at = (fromCleaner: boolean) => lossesOf(db, found, { amountCents, fromCleaner }, clock.now());
  const [usual, fromCleaner] = [await at(false), await at(true)];
  return {
    card: found.card,
    cleanerHasCents: usual.cleanerHasCents,
    usual: usual.losses,
    fromCleaner: fromCleaner.losses,
    approvalLimitCents: approvalLimitCents === null ? null : toCents(approvalLimitCents),
    made: await refundsOf(db, id),
  };
}

/** Which refunds were made of a payment, and when; one that came back is none. */
async function refundsOf(reader: Reader, paymentId: string): Promise<RefundPreview['made']> {
  const { amountCents, createdAt, endedAt } = refunds;
  const made = await reader
    .select({ amountCents, createdAt, endedAt })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, 'made')))
    .orderBy(refunds.id);
  return made.map((refund) => ({
    amountCents: refund.amountCents,
    at: (refund.endedAt ?? refund.createdAt).toISOString(),
  }));
}
