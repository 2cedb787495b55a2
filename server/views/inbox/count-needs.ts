import type { HostOverview } from '#contract/overviews.ts';
import { owedBy } from '#server/payments/index.ts';
import { type Actor, homesOf } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { countInbox } from './read-inbox.ts';

/**
 * How many things of each kind need a host, in the order in which the inbox shows the first of each, and how many jobs
 * do: as many as stand among those that need the host in the list of jobs.
 */
export async function countNeeds(
  { db, clock }: Kit,
  actor: Actor,
): Promise<Pick<HostOverview, 'inbox' | 'jobsInNeed'>> {
  const now = clock.now();
  const owed = await owedBy(db, actor.id, now);
  const found = await countInbox(db, [actor.id, now, owed?.jobId ?? null, homesOf(actor)]);
  return {
    inbox: found.map(({ kind, count }) => ({ kind, count })),
    ...(found[0] && found[0].jobs > 0 && { jobsInNeed: found[0].jobs }),
  };
}
