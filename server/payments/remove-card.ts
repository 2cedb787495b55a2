import { and, eq, inArray } from 'drizzle-orm';
import { liveJobStatuses } from '#contract/states.ts';
import { forgetCard, lockOwnCards } from '#server/cards/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';

/** A host takes a card out of use; the last one stays while a job is live, because that job will be charged to it. */
export function removeCard(kit: Kit, actor: Actor, cardId: string): Promise<void> {
  return transact(kit, async (tx) => {
    const cards = await lockOwnCards(tx, actor.id);
    const card = cards.find(({ id }) => id === cardId);
    if (!card) throw notFound();
    const rest = cards.filter(({ id }) => id !== cardId);
    if (rest.length === 0 && (await hasLiveJob(tx, actor.id)))
      throw new Refusal('in_use', 'Your last card cannot be removed while a job is under way.');
    await forgetCard(kit, tx, card, rest);
  });
}

async function hasLiveJob(reader: Reader, hostId: string): Promise<boolean> {
  const live = and(eq(jobs.hostId, hostId), inArray(jobs.status, [...liveJobStatuses]));
  return (await reader.select({ id: jobs.id }).from(jobs).where(live).limit(1)).length > 0;
}
