import { eq } from 'drizzle-orm';
import type { CardRow } from '#server/cards/index.ts';
import type { JobRow } from '#server/jobs/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { duesOf } from './dues.ts';
import { type Charge, forJob, openPayment, prepareAgain, withCard } from './hold-payment.ts';
import { payments } from './table.ts';

/** What the bank has fetched back of a locked job, prepared to be paid again with this card; null if there is nothing. */
export async function prepareRepayment(kit: Kit, tx: Tx, job: JobRow, card: CardRow): Promise<Charge | null> {
  const due = (await duesOf(tx, eq(payments.jobId, job.id))).find(({ kind }) => kind === 'repayment');
  if (!due) return null;
  // by hand: the cleaner had this money before, nothing is held again
  const wanted = { amountCents: due.amountCents, byHand: true };
  if (due.payment) return prepareAgain(tx, due.payment, card, wanted);
  const what = { kind: 'repayment' as const, repaysId: due.repaysId, ...wanted };
  return { payment: await openPayment(kit, tx, { ...what, ...forJob(job), ...withCard(card) }), card, sameCard: true };
}
