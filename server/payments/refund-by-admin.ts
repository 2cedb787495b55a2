import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import { formatMoney } from '#contract/format-money.ts';
import type { Payment } from '#contract/payments.ts';
import type { refundPayment as endpoint } from '#contract/payouts.ts';
import { users } from '#server/accounts/table.ts';
import { appendAudit } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { ProviderUnavailable } from '#server/platform/payment-provider.ts';
import { invalidInput, notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { holdPayment, type PaymentRow } from './hold-payment.ts';
import { presentPayment } from './present-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { payments } from './table.ts';

/**
 * An admin gives back a payment or a part of it, with a reason. The reason is written down first, then the provider is
 * asked outside any transaction, then the books follow what it says; the same refund sent twice is made once.
 */
export async function refundByAdmin(
  kit: Kit,
  admin: Actor,
  id: string,
  { amountCents, reason }: BodyOf<typeof endpoint>,
): Promise<Payment> {
  const open = await transact(kit, (tx) => decide(kit, tx, admin, { id, amountCents, reason }), { keyed: false });
  const paymentId = open.providerPaymentId ?? '';
  const key = `${id}:refund:${open.refundedCents}:${amountCents}`;
  const atProvider = await kit.payments.refund({ paymentId, amountCents, key }).catch(unlessRefused);
  return transact(kit, async (tx) => {
    const payment = await settlePayment(kit, tx, id, atProvider);
    const [payer] = await tx.select({ name: users.name }).from(users).where(eq(users.id, payment.payerId));
    return presentPayment(payment, { id: payment.payerId, name: payer?.name ?? '' });
  });
}

/** Another refund was faster, and what is left is less. */
function unlessRefused(error: unknown): never {
  if (error instanceof ProviderUnavailable) throw error;
  throw new Refusal('stale', 'The payment provider did not refund this amount. Please check the payment again.');
}

interface Decision {
  id: string;
  amountCents: number;
  reason: string;
}

async function decide(kit: Kit, tx: Tx, admin: Actor, { id, amountCents, reason }: Decision): Promise<PaymentRow> {
  const [found] = await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, id));
  if (!found) throw notFound();
  const { payment } = await holdPayment(tx, id);
  const left = payment.amountCents - payment.refundedCents - payment.chargedBackCents;
  if (payment.status !== 'succeeded' || !payment.providerPaymentId || left === 0)
    throw new Refusal('invalid_transition', `This payment can’t be refunded while it is ${payment.status}.`);
  if (amountCents > left) throw invalidInput({ amountCents: { code: 'tooMuch', amount: formatMoney(left) } });
  await appendAudit(kit, tx, {
    ...{ actorId: admin.id, action: 'refund payment', subjectKind: 'payment', subjectId: id },
    ...{ facts: { amountCents, refundedBefore: payment.refundedCents }, note: reason },
  });
  return payment;
}
