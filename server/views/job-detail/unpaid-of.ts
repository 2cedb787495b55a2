import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import { hasExpired } from '#contract/card-expiry.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { leastChargeCents } from '#contract/money.ts';
import type { Unpaid } from '#contract/unpaid.ts';
import { paymentMethods } from '#server/cards/table.ts';
import { isFrozen, type JobFacts } from '#server/jobs/index.ts';
import { duesOf } from '#server/payments/index.ts';
import { payments } from '#server/payments/table.ts';
import type { Reader } from '#server/platform/db.ts';

/**
 * What the host's card has not paid for a job, or the host's bank has fetched back, and why; null while nothing is
 * wrong. The amount is the host's.
 */
export async function unpaidOf(
  reader: Reader,
  job: JobFacts,
  { now, isHost }: { now: Date; isHost: boolean },
): Promise<JobDetail['unpaid']> {
  const mayBe = (job.status === 'SUBMITTED' && !isFrozen(job)) || job.extraDueCents !== null;
  if (!mayBe) return null;
  const kinds = job.status === 'SUBMITTED' ? (['job', 'waiting'] as const) : (['cancellation', 'waiting'] as const);
  const [open] = await reader
    .select({ payment: payments, card: paymentMethods })
    .from(payments)
    .leftJoin(paymentMethods, eq(paymentMethods.id, payments.paymentMethodId))
    .where(and(eq(payments.jobId, job.id), inArray(payments.kind, [...kinds]), isOpen))
    // the job itself before what came on top
    .orderBy(desc(eq(payments.kind, 'job')))
    .limit(1);
  if (!open) return job.extraDueCents === null ? null : repaymentOf(reader, job.id, { now, isHost });
  const { payment, card } = open;
  const kind = kinds.find((name) => name === payment.kind) ?? 'job';
  const of = { kind, why: whyOf(payment.status, card, now) };
  return isHost
    ? { ...of, amountCents: payment.amountCents, ...toldTo(payment), cardId: card?.id ?? null }
    : { ...of, ...untold };
}

/** What is to be paid again; what was tried for it says more than the chargeback. */
async function repaymentOf(reader: Reader, jobId: string, { now, isHost }: { now: Date; isHost: boolean }) {
  const due = (await duesOf(reader, eq(payments.jobId, jobId))).find(({ repaysId }) => repaysId !== null);
  if (!due) return null;
  const tried = due.payment?.status === 'pending' ? null : due.payment;
  const [card] = await reader
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.id, tried?.paymentMethodId ?? jobId));
  const why = tried ? whyOf(tried.status, card ?? null, now) : ('chargedBack' as const);
  return {
    ...{ kind: 'repayment' as const, why },
    ...(isHost ? { amountCents: due.amountCents, ...toldTo(tried), cardId: card?.id ?? null } : untold),
  };
}

type Declined = Pick<typeof payments.$inferSelect, 'declineMessage' | 'declineReason'>;

/** What a host reads about why their card did not pay. */
const toldTo = (payment: Declined | null) => ({
  message: payment?.declineMessage ?? null,
  declineReason: payment?.declineReason ?? null,
});
/** The rest is the host's. */
const untold = { amountCents: null, message: null, declineReason: null, cardId: null };

/** Less than a card can be charged is asked of nobody. */
const isOpen = and(
  inArray(payments.status, ['failed', 'requires_action', 'unknown']),
  gte(payments.amountCents, leastChargeCents),
);

type Card = Pick<typeof paymentMethods.$inferSelect, 'expMonth' | 'expYear'>;

function whyOf(status: string, card: Card | null, now: Date): Unpaid['why'] {
  if (status === 'unknown') return 'unknown';
  if (status === 'requires_action') return 'authentication';
  if (!card) return 'noCard';
  return hasExpired(card, now.getTime()) ? 'expired' : 'declined';
}
