import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { forgetCard } from './forget-card.ts';
import { type CardRow, lockOwnCards } from './own-cards.ts';

/** What became of a card when it was charged. */
export type CardFate = 'worked' | 'failed';

/** Answered by the jobs and the payments, which are charged to cards and are not known here. */
export interface CardQuestions {
  hasLiveJobsOf: (tx: Tx, hostId: string) => Promise<boolean>;
  fingerprintsByFate: (tx: Tx, userId: string) => Promise<Map<string, CardFate>>;
}

/**
 * A host takes a card out of use. While a job is live, which will be charged to a card, one stays that is known to work:
 * the last one, and the best one when the others have failed or were never tried.
 */
export const removeCard = (kit: Kit, actor: Actor, cardId: string, questions: CardQuestions): Promise<void> =>
  transact(kit, async (tx) => {
    const cards = await lockOwnCards(tx, actor.id);
    const card = cards.find(({ id }) => id === cardId);
    if (!card) throw notFound();
    const rest = cards.filter(({ id }) => id !== cardId);
    if (await questions.hasLiveJobsOf(tx, actor.id)) {
      const fates = await questions.fingerprintsByFate(tx, actor.id);
      refuseUnlessReplaced(card, rest, (each) => trustIn(fates.get(each.fingerprint)));
    }
    await forgetCard(kit, tx, card, rest);
  });

function refuseUnlessReplaced(card: CardRow, rest: readonly CardRow[], trust: (card: CardRow) => number): void {
  if (rest.length === 0) throw new Refusal('in_use', 'You can’t remove your last card while a job is active.');
  if (rest.every((other) => trust(other) < trust(card)))
    throw new Refusal(
      'in_use',
      'You can’t remove this card while a job is active: it’s the only one that’s been charged successfully.',
    );
}

/** One that has paid is worth more than one that was never tried, and that more than one that failed. */
const trustIn = (fate: CardFate | undefined): number => (fate === 'worked' ? 2 : fate === 'failed' ? 0 : 1);
