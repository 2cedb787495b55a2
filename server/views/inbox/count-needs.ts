import type { HostOverview } from '#contract/overviews.ts';
import { owedBy } from '#server/payments/index.ts';
import { type Actor, homesOf } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { countInbox } from './read-inbox.ts';

/** How many things of each kind need a host, in the order in which the inbox shows the first of each. */
export async function countNeeds({ db, clock }: Kit, actor: Actor): Promise<HostOverview['inbox']> {
  const now = clock.now();
  const owed = await owedBy(db, actor.id, now);
  return countInbox(db, [actor.id, now, owed?.jobId ?? null, homesOf(actor)]);
}
