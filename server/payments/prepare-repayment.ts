import { eq } from 'drizzle-orm';
import type { CardRow } from '#server/cards/index.ts';
import type { JobRow } from '#server/jobs/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Due, duesOf } from './dues.ts';
import type { PaymentRow } from './hold-payment.ts';
import { type Charge, prepareAgain } from './prepare-charge.ts';
import { payments } from './table.ts';

/** What the bank has fetched back of a locked job, prepared to be paid again with this card; null if there is nothing. */
export async function prepareRepayment(kit: Kit, tx: Tx, job: JobRow, card: CardRow): Promise<Charge | null> {
  const due = (await duesOf(tx, eq(payments.jobId, job.id))).find(({ kind }) => kind === 'repayment');
  if (!due) return null;
  if (!due.payment) return { payment: await open(kit, tx, job, card, due), card, sameCard: true };
  // the bank has changed its mind since; what was opened before is given up first
  if (due.payment.amountCents !== due.amountCents)
    throw new Refusal('stale', 'What is to be paid has changed. Please look at it again.');
  return prepareAgain(tx, due.payment, card, { byHand: true });
}

async function open(kit: Kit, tx: Tx, job: JobRow, card: CardRow, due: Due): Promise<PaymentRow> {
  const [payment] = await tx
    .insert(payments)
    .values({
      ...{ id: newId(), kind: 'repayment', jobId: job.id, repaysId: due.repaysId },
      ...{ payerId: job.hostId, payeeId: job.cleanerId, paymentMethodId: card.id },
      // by hand: the cleaner had this money before, nothing is held again
      ...{ amountCents: due.amountCents, byHand: true, createdAt: kit.clock.now() },
    })
    .returning();
  if (!payment) throw new Error(`The repayment for job ${job.id} was not written`);
  return payment;
}
