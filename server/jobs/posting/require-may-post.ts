import { and, eq } from 'drizzle-orm';
import { hasExpired } from '#contract/card-expiry.ts';
import type { OwedJob } from '#contract/errors.ts';
import { lockOwnCards } from '#server/cards/index.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import { type Actor, homesOf } from '#server/platform/http/actor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { jobsFor } from '../people.ts';
import { jobs } from '../table.ts';

/** Answered by the payments, which are above the jobs. */
export type OwedBy = (reader: Reader, hostId: string, now: Date) => Promise<OwedJob | null>;

type Poster = Pick<Actor, 'id' | 'member'>;

/** The saved card will pay for what is posted, so there must be one, and nothing that is owed for another job. */
export async function requireMayPost(tx: Tx, actor: Poster, now: Date, owedBy: OwedBy): Promise<void> {
  // locked, so that the last card is not removed meanwhile
  const [card] = await lockOwnCards(tx, actor.id);
  if (!card)
    throw new Refusal('payment_method_required', 'Add a payment method to start posting jobs and hiring cleaners.');
  if (hasExpired(card, now.getTime()))
    throw new Refusal('card_expired', `Your card ending in ${card.last4} has expired. Add another one to post jobs.`);
  const owed = await owedBy(tx, actor.id, now);
  if (!owed) return;
  if (await mayKnowOf(tx, actor, owed)) throw paymentDue(owed);
  throw new Refusal('payment_due', 'Another job of this host has to be paid for first.');
}

/** Who looks after some homes is told nothing of what is owed for another. */
const mayKnowOf = async (tx: Tx, actor: Poster, { jobId }: OwedJob): Promise<boolean> =>
  homesOf(actor) === null || (await tx.$count(jobs, and(eq(jobs.id, jobId), jobsFor(actor)))) > 0;

function paymentDue({ jobId, jobTitle, amountCents }: OwedJob): Refusal {
  const extra = { jobId, jobTitle, amountCents };
  return new Refusal('payment_due', `Please pay for “${jobTitle}” before you post another job.`, { extra });
}
