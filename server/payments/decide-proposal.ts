import { and, eq } from 'drizzle-orm';
import type { AdminPayment } from '#contract/payouts.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { showAdminPayment } from './admin-payment.ts';
import { auditRefund } from './audit-refund.ts';
import { type HeldPayment, holdPayment, type PaymentRow } from './hold-payment.ts';
import { openRefund, pendingRefundOf, type RefundRow } from './open-refund.ts';
import { finishRefund, refuseTooMuch } from './refund-by-admin.ts';
import { endProposal, type ProposalRow } from './refund-proposals.ts';
import { refundProposals } from './table.ts';

/** Another admin than the one who asked for it makes a refund that needs two; it goes on as any other from there. */
export async function confirmProposal(kit: Kit, admin: Actor, id: string): Promise<AdminPayment> {
  const { refund, paymentId } = await transact(kit, async (tx) => {
    const { proposal, held } = await hold(kit, tx, id);
    const { payment } = held;
    if (proposal.proposedBy === admin.id)
      throw new Refusal('forbidden', 'You requested this refund, so another admin has to confirm it.');
    const decided = await refundOf(kit, tx, admin, proposal, payment);
    await endProposal(kit, tx, proposal, { status: 'confirmed', by: admin.id });
    await audit(kit, tx, admin, held, proposal);
    return { ...(await showAdminPayment(kit, tx, admin, payment.id)), refund: decided, paymentId: payment.id };
  });
  return finishRefund(kit, admin, paymentId, refund);
}

/** Either of the two lets it be, with a reason. */
export const declineProposal = (kit: Kit, admin: Actor, id: string, reason: string): Promise<AdminPayment> =>
  transact(kit, async (tx) => {
    const { proposal, held } = await hold(kit, tx, id);
    await endProposal(kit, tx, proposal, { status: 'declined', by: admin.id, note: reason });
    return showAdminPayment(kit, tx, admin, held.payment.id);
  });

/** The payment first, as wherever money is decided; then what waits for its second admin. */
async function hold({ clock }: Kit, tx: Tx, id: string): Promise<{ proposal: ProposalRow; held: HeldPayment }> {
  const [found] = await tx.select().from(refundProposals).where(eq(refundProposals.id, id));
  if (!found) throw notFound();
  const held = await holdPayment(tx, found.paymentId);
  const [proposal] = await tx
    .select()
    .from(refundProposals)
    .where(and(eq(refundProposals.id, id), eq(refundProposals.status, 'waiting')))
    .for('update');
  if (!proposal) throw new Refusal('invalid_transition', 'This refund was already decided.');
  if (proposal.expiresAt <= clock.now())
    throw new Refusal('invalid_transition', 'No one confirmed this refund in time. Request it again.');
  return { proposal, held };
}

async function refundOf(
  kit: Kit,
  tx: Tx,
  admin: Actor,
  proposal: ProposalRow,
  payment: PaymentRow,
): Promise<RefundRow> {
  const { amountCents, fromCleaner, refundedCents } = proposal;
  if (payment.refundedCents !== refundedCents || (await pendingRefundOf(tx, payment.id)))
    throw new Refusal(
      'stale',
      'Part of this payment has been refunded since. Decline this refund and review it again.',
    );
  refuseTooMuch(payment, amountCents);
  return openRefund(kit, tx, payment, { amountCents, why: 'admin', adminId: admin.id, fromCleaner });
}

/** The link that any refund has, with who asked for it: its reason is what the cleaner is told. */
const audit = (kit: Kit, tx: Tx, admin: Actor, held: HeldPayment, proposal: ProposalRow): Promise<void> => {
  const { amountCents, fromCleaner, reason, proposedBy } = proposal;
  return auditRefund(kit, tx, admin, held, {
    ...{ action: 'refund payment', amountCents, fromCleaner, proposedBy },
    reason: reason ?? '',
  });
};
