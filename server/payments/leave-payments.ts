import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { OpenThing } from '#contract/open-things.ts';
import type { Leaver, Leaving } from '#server/leaving.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { duesOf } from './dues.ts';
import { endProposal } from './refund-proposals.ts';
import { payments, refundProposals, refunds } from './table.ts';

/** Payments and the books stay: they hold ids, amounts and times. Cards and what a bank has said go. */
export const leavePayments: Leaving = { openOf, erase };

/** What was not paid or is not known yet, on either side; what a bank has fetched back; refunds on their way, or waiting for a second admin. */
async function openOf(_kit: Kit, tx: Tx, { id }: Leaver): Promise<OpenThing[]> {
  const isTheirs = isOf(id);
  const unsettled = await tx
    .select({ jobId: payments.jobId, amountCents: payments.amountCents })
    .from(payments)
    .where(and(isTheirs, inArray(payments.status, ['pending', 'requires_action', 'unknown']), isNotCheck))
    .orderBy(asc(payments.id))
    .for('update');
  const pending = await tx
    .select({ jobId: payments.jobId, amountCents: refunds.amountCents })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(isTheirs, inArray(refunds.status, ['pending', 'returned'])));
  const proposed = await tx
    .select({ jobId: payments.jobId, amountCents: refundProposals.amountCents })
    .from(refundProposals)
    .innerJoin(payments, eq(payments.id, refundProposals.paymentId))
    .where(and(isTheirs, eq(refundProposals.status, 'waiting')));
  const dues = await duesOf(tx, eq(payments.payerId, id));
  return [
    ...unsettled.map(asOpen('payment')),
    ...dues.filter(({ payment }) => payment === null || payment.status === 'failed').map(asOpen('payment')),
    ...[...pending, ...proposed].map(asOpen('refund')),
  ];
}

const isOf = (id: string) => or(eq(payments.payerId, id), eq(payments.payeeId, id));

/** A background check that was never paid costs nobody anything. */
const isNotCheck = inArray(payments.kind, ['job', 'tip', 'cancellation', 'waiting', 'repayment']);

const asOpen =
  (kind: 'payment' | 'refund') =>
  ({ jobId, amountCents }: { jobId: string | null; amountCents: number }): OpenThing => ({
    kind,
    amountCents,
    ...(jobId && { jobId }),
  });

/** What an admin has asked for and nobody has confirmed is declined with their going. */
async function declineProposals(kit: Kit, tx: Tx, { id, by }: Leaver): Promise<void> {
  const isTheirs = and(eq(refundProposals.proposedBy, id), eq(refundProposals.status, 'waiting'));
  for (const proposal of await tx.select().from(refundProposals).where(isTheirs).for('update'))
    await endProposal(kit, tx, proposal, { status: 'declined', by: by?.adminId ?? id });
}

async function erase(kit: Kit, tx: Tx, leaver: Leaver): Promise<void> {
  const { id } = leaver;
  await declineProposals(kit, tx, leaver);
  const { proposedBy, decidedBy, paymentId } = refundProposals;
  const ofTheirs = tx.select({ id: payments.id }).from(payments).where(isOf(id));
  await tx
    .update(refundProposals)
    .set({ reason: null })
    .where(or(eq(proposedBy, id), eq(decidedBy, id), inArray(paymentId, ofTheirs)));
  await tx
    .update(payments)
    .set({ clientSecret: null, declineMessage: null, cardFingerprint: null })
    .where(eq(payments.payerId, id));
}
