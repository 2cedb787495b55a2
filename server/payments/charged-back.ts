import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type Cents, toCents } from '#contract/money.ts';
import type { JobRow } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { PaymentRow } from './hold-payment.ts';
import { hostPaysFor } from './host-pays-for.ts';
import { payments } from './table.ts';

/** A payment that the host's bank has fetched back, or had and gave up again. */
interface ChargedBack {
  payment: PaymentRow;
  /** What the host has to pay again, as things stand. */
  againCents: Cents;
  /** What of it the host has paid again. */
  repaidCents: number;
}

/** A tip was a present: nobody is asked for it twice. */
const askedAgain = ['job', 'cancellation', 'waiting'] as const;

/** The oldest first. */
export async function chargedBackOf(reader: Reader, whose: SQL): Promise<ChargedBack[]> {
  const hasRepayments = sql`exists (select from payment again where again.repays_id = ${payments.id})`;
  const rows = await reader
    .select({ payment: payments, job: jobs, repaidCents })
    .from(payments)
    .innerJoin(jobs, eq(jobs.id, payments.jobId))
    .where(
      and(whose, inArray(payments.kind, [...askedAgain]), or(gt(payments.chargedBackCents, toCents(0)), hasRepayments)),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id));
  return rows.map(({ payment, job, repaidCents: repaid }) => ({
    payment,
    againCents: againFor(payment, job),
    repaidCents: repaid,
  }));
}

/** What an admin has given back of it stays repaid; what was given back because the bank gave up does not. */
const repaidCents = sql<number>`(
  select coalesce(sum(again.amount_cents - again.charged_back_cents - (
    select coalesce(sum(back.amount_cents), 0) from refund back
    where back.payment_id = again.id and back.why = 'bank' and back.status in ('pending', 'made'))), 0)::int
  from payment again where again.repays_id = ${payments.id} and again.status in ('succeeded', 'refunded'))`;

/** No more than a report was resolved with: that nobody could refund, because the bank had the money. */
function againFor({ kind, ...payment }: PaymentRow, job: JobRow): Cents {
  const standing = payment.amountCents - payment.refundedCents;
  const isDecided = kind === 'job' && job.decidedPayoutCents !== null;
  const wanted = isDecided ? Math.min(standing, hostPaysFor(job)) : standing;
  return toCents(Math.max(0, wanted - (standing - payment.chargedBackCents)));
}
