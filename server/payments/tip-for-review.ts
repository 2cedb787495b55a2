import type { Cents } from '#contract/money.ts';
import type { Review } from '#contract/reviews.ts';
import { defaultCard } from '#server/cards/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { openPayment, type PaymentRow, withCard } from './hold-payment.ts';

export interface ReviewWithTip {
  id: string;
  jobId: string;
  /** The host, who pays. */
  authorId: string;
  /** The cleaner, who receives all of it. */
  targetId: string;
  tipCents: Cents;
}

/**
 * Records a review's tip in its transaction; null if the review has none. Call `chargeOpenPayment` with its id after the commit
 * to get the outcome at once; otherwise the task charges it. The review stands whatever happens to the tip.
 */
export async function tipForReview(kit: Kit, tx: Tx, review: ReviewWithTip): Promise<string | null> {
  if (review.tipCents === 0) return null;
  const card = await defaultCard(tx, review.authorId);
  const { id } = await openPayment(kit, tx, {
    ...{ kind: 'tip', jobId: review.jobId, reviewId: review.id, amountCents: review.tipCents, byHand: true },
    ...{ payerId: review.authorId, payeeId: review.targetId, ...withCard(card) },
  });
  if (card) await kit.tasks.send(tx, 'charge-tip', { paymentId: id });
  return id;
}

/** The tip's state as the review shows it; none while the outcome is unknown. */
export function tipStateOf(tip: Pick<PaymentRow, 'status'> | null): Review['tip'] {
  if (tip?.status === 'succeeded' || tip?.status === 'refunded') return 'succeeded';
  if (tip?.status === 'requires_action') return 'requires_action';
  return tip?.status === 'failed' ? 'declined' : 'none';
}
