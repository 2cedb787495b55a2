import type { Payment } from '#contract/payments.ts';
import type { PaymentRow } from './hold-payment.ts';

export function presentPayment(payment: PaymentRow, payer: { id: string; name: string }): Payment {
  return {
    id: payment.id,
    kind: payment.kind,
    jobId: payment.jobId,
    payer: { id: payer.id, name: payer.name },
    amountCents: payment.amountCents,
    refundedCents: payment.refundedCents,
    status: payment.status,
    createdAt: payment.createdAt.toISOString(),
  };
}
