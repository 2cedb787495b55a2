import { and, eq, lte } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import type { AdminPayment } from '#contract/payouts.ts';
import { appendAudit } from '#server/audit/index.ts';
import { record } from '#server/events.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { eachOnItsOwn } from '#server/platform/tasks/each-on-its-own.ts';
import { transact } from '#server/platform/transact.ts';
import { readSetting } from '#server/settings/index.ts';
import { auditRefund } from './audit-refund.ts';
import type { HeldPayment, PaymentRow } from './hold-payment.ts';
import { refundProposals } from './table.ts';

export type ProposalRow = typeof refundProposals.$inferSelect;

/** How long the second admin has. */
const proposalLife = 3 * day;

/** The limit beyond which this refund needs a second admin; what was refunded of the payment before counts too. Null where it does not. */
export async function approvalLimit(
  reader: Reader,
  { refundedCents }: Pick<PaymentRow, 'refundedCents'>,
  amountCents: number,
): Promise<number | null> {
  const { value } = await readSetting(reader, 'refundApprovalCents');
  return value !== null && refundedCents + amountCents > value ? value : null;
}

interface Proposal {
  amountCents: number;
  fromCleaner: boolean;
  reason: string;
}

/** Writes down what an admin wants to refund of a locked payment; nothing goes back before another one says so. */
export async function proposeRefund(
  kit: Kit,
  tx: Tx,
  admin: Actor,
  held: HeldPayment,
  { amountCents, fromCleaner, reason }: Proposal,
): Promise<void> {
  const now = kit.clock.now();
  const { payment } = held;
  const row = { id: newId(), paymentId: payment.id, amountCents: toCents(amountCents), fromCleaner, reason };
  await tx.insert(refundProposals).values({
    ...{ ...row, refundedCents: payment.refundedCents, proposedBy: admin.id },
    ...{ createdAt: now, expiresAt: plus(now, proposalLife) },
  });
  const fact = { paymentId: payment.id, proposalId: row.id, amountCents: row.amountCents };
  await record(kit, tx, { kind: 'refund proposed', ...fact });
  await auditRefund(kit, tx, admin, held, { action: 'propose refund', amountCents, fromCleaner, reason });
}

/** One refund of a payment is decided after the other. Of a locked payment; one that has run out is ended here. */
export async function refuseWhileProposed(kit: Kit, tx: Tx, paymentId: string): Promise<void> {
  const [waiting] = await tx.select().from(refundProposals).where(isWaitingOf(paymentId));
  if (!waiting) return;
  if (waiting.expiresAt > kit.clock.now())
    throw new Refusal('in_use', 'A refund of this payment is already waiting for a second admin.');
  await endProposal(kit, tx, waiting, { status: 'expired' });
}

const isWaitingOf = (paymentId: string) =>
  and(eq(refundProposals.paymentId, paymentId), eq(refundProposals.status, 'waiting'));

interface End {
  status: 'confirmed' | 'declined' | 'expired';
  by?: string;
  note?: string;
}

const actions = { declined: 'decline refund', expired: 'expire refund' } as const;

/**
 * The words of the request stay in the audit log alone; whoever asked is told why it was declined. What is confirmed has
 * a link of its own, that of the refund.
 */
export async function endProposal(
  kit: Kit,
  tx: Tx,
  { id, paymentId, amountCents, proposedBy }: ProposalRow,
  end: End,
): Promise<void> {
  const { status, by = null, note } = end;
  const { rowCount } = await tx
    .update(refundProposals)
    .set({ status, decidedBy: by, endedAt: kit.clock.now(), reason: note ?? null })
    .where(and(eq(refundProposals.id, id), eq(refundProposals.status, 'waiting')));
  // the task has just ended it, and said so
  if (rowCount === 0 || status === 'confirmed') return;
  await record(kit, tx, { kind: 'refund not confirmed', paymentId, proposalId: id, amountCents });
  // whoever asked for it declines nothing
  const action = by === proposedBy ? 'withdraw refund' : actions[status];
  const link = { actorId: by, action, subjectKind: 'payment', subjectId: paymentId, facts: { amountCents } };
  await appendAudit(kit, tx, { ...link, ...(note && { note }) });
}

/** As the admin who asks sees it; null once it has run out. */
export function presentProposal(
  row: ProposalRow | null,
  by: { id: string; name: string } | null,
  { id, now }: { id: string; now: Date },
): AdminPayment['refundProposal'] {
  if (!row || !by || row.expiresAt <= now) return null;
  return {
    ...{ id: row.id, amountCents: row.amountCents, fromCleaner: row.fromCleaner, reason: row.reason, by },
    ...{ createdAt: row.createdAt.toISOString(), expiresAt: row.expiresAt.toISOString() },
    isOwn: by.id === id,
  };
}

/** The task `expire-refund-proposals`: what nobody has confirmed in time is over. */
export async function expireProposals(kit: Kit): Promise<void> {
  const overdue = and(eq(refundProposals.status, 'waiting'), lte(refundProposals.expiresAt, kit.clock.now()));
  const due = await kit.db.select({ id: refundProposals.id }).from(refundProposals).where(overdue).limit(100);
  await eachOnItsOwn(kit, due, {
    failed: 'refund proposal not ended yet',
    work: ({ id }) =>
      transact(
        kit,
        async (tx) => {
          const mine = and(overdue, eq(refundProposals.id, id));
          const [proposal] = await tx.select().from(refundProposals).where(mine).for('update', { skipLocked: true });
          if (proposal) await endProposal(kit, tx, proposal, { status: 'expired' });
        },
        { keyed: false },
      ),
  });
}
