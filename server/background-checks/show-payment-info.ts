import { and, eq, isNull } from 'drizzle-orm';
import type { getBackgroundCheckPaymentInfo } from '#contract/background-checks.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { toCents } from '#contract/money.ts';
import { hasPaidCheck, unusedCheckPayment } from '#server/payments/index.ts';
import { payments } from '#server/payments/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { inForce } from '#server/settings/index.ts';
import { mayBeginAnew } from './policy.ts';
import { backgroundChecks } from './table.ts';

type PaymentInfo = AnswerOf<typeof getBackgroundCheckPaymentInfo>;

/** What a check costs and whether the one that is next, or under way, is paid. */
export async function showPaymentInfo(kit: Kit, actor: Actor): Promise<PaymentInfo> {
  const { name, publishableKey } = kit.payments;
  const payment = await currentPayment(kit, actor.id);
  const { backgroundCheckFeeCents } = await inForce(kit);
  // one that has been opened keeps its amount
  const amountCents = payment?.amountCents ?? toCents(backgroundCheckFeeCents);
  const paid = payment?.status === 'succeeded';
  const hasReceipt = await hasPaidCheck(kit.db, actor.id);
  return { amountCents, currency: 'usd', paid, ...(hasReceipt && { hasReceipt }), provider: name, publishableKey };
}

async function currentPayment({ db, clock }: Kit, userId: string) {
  const [current] = await db
    .select({ check: backgroundChecks, payment: payments })
    .from(backgroundChecks)
    .innerJoin(payments, eq(payments.id, backgroundChecks.paymentId))
    .where(and(eq(backgroundChecks.userId, userId), isNull(backgroundChecks.supersededAt)));
  if (current && !mayBeginAnew(current.check, current.payment, clock.now())) return current.payment;
  return unusedCheckPayment(db, userId);
}
