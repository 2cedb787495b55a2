import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { forgetCard } from './forget-card.ts';
import { lockOwnCards } from './own-cards.ts';

/** Provided by the jobs room, which this room does not know: jobs are charged to cards. */
export type HasLiveJobsOf = (tx: Tx, hostId: string) => Promise<boolean>;

/** A host removes a card; the last one stays while a job is live, because that job will be charged to it. */
export const removeCard = (kit: Kit, actor: Actor, cardId: string, hasLiveJobsOf: HasLiveJobsOf): Promise<void> =>
  transact(kit, async (tx) => {
    const cards = await lockOwnCards(tx, actor.id);
    const card = cards.find(({ id }) => id === cardId);
    if (!card) throw notFound();
    const rest = cards.filter(({ id }) => id !== cardId);
    if (rest.length === 0 && (await hasLiveJobsOf(tx, actor.id)))
      throw new Refusal('in_use', 'You can’t remove your last card while a job is active.');
    await forgetCard(kit, tx, card, rest);
  });
