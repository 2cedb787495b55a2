import { eq } from 'drizzle-orm';
import type { CardRow } from '#server/cards/index.ts';
import type { JobRow } from '#server/jobs/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { duesOf } from './dues.ts';
import { forJob, openPayment, withCard } from './hold-payment.ts';
import { type Charge, prepareAgain } from './prepare-charge.ts';
import { payments } from './table.ts';

/** What the bank has fetched back of a locked job, prepared to be paid again with this card; null if there is nothing. */
export async function prepareRepayment(kit: Kit, tx: Tx, job: JobRow, card: CardRow): Promise<Charge | null> {
  const due = (await duesOf(tx, eq(payments.jobId, job.id))).find(({ kind }) => kind === 'repayment');
  if (!due) return null;
  if (!due.payment) {
    // by hand: the cleaner had this money before, nothing is held again
    const what = { kind: 'repayment' as const, repaysId: due.repaysId, amountCents: due.amountCents, byHand: true };
    return {
      payment: await openPayment(kit, tx, { ...what, ...forJob(job), ...withCard(card) }),
      card,
      sameCard: true,
    };
  }
  // the bank has changed its mind since; what was opened before is given up first
  if (due.payment.amountCents !== due.amountCents)
    throw new Refusal('stale', 'What is to be paid has changed. Please look at it again.');
  return prepareAgain(tx, due.payment, card, { byHand: true });
}
