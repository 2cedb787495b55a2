import type { OwedJob } from '#contract/errors.ts';
import { hasExpired, lockOwnCards } from '#server/cards/index.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Answered by the payments, which are above the jobs. */
export type OwedBy = (reader: Reader, hostId: string, now: Date) => Promise<OwedJob | null>;

/** The saved card will pay for what is posted, so there must be one, and nothing that is owed for another job. */
export async function requireMayPost(tx: Tx, hostId: string, now: Date, owedBy: OwedBy): Promise<void> {
  // locked, so that the last card is not removed meanwhile
  const [card] = await lockOwnCards(tx, hostId);
  if (!card)
    throw new Refusal('payment_method_required', 'Add a payment method to start posting jobs and hiring cleaners.');
  if (hasExpired(card, now))
    throw new Refusal('card_expired', `Your card ending in ${card.last4} has expired. Add another one to post jobs.`);
  const owed = await owedBy(tx, hostId, now);
  if (owed) throw paymentDue(owed);
}

function paymentDue({ jobId, jobTitle, amountCents }: OwedJob): Refusal {
  const extra = { jobId, jobTitle, amountCents };
  return new Refusal('payment_due', `Please pay for “${jobTitle}” before you post another job.`, { extra });
}
