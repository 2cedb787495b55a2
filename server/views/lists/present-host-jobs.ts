import type { HostJob } from '#contract/jobs.ts';
import { bidsOfJobs } from '#server/jobs/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { mapPage, type Page } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { presentJobs } from '../present-jobs.ts';
import { spentOnJobs } from './spent-on-jobs.ts';

/** A page of ids as their host sees these jobs, in its order. */
export async function presentHostPage(kit: Kit, actor: Actor, page: Page<{ id: string }>): Promise<Page<HostJob>> {
  const ids = page.rows.map(({ id }) => id);
  const shown = await presentHostJobs(kit, actor, ids);
  return { ...mapPage(page, ({ id }) => id), rows: ids.flatMap((id) => shown.get(id) ?? []) };
}

/** Jobs by their ids as their host sees them in a list; a few queries, however many there are. */
export async function presentHostJobs(kit: Kit, actor: Actor, ids: readonly string[]): Promise<Map<string, HostJob>> {
  if (ids.length === 0) return new Map();
  const [shown, bids, spent] = await Promise.all([
    presentJobs(kit, actor, ids),
    bidsOfJobs(kit, [...ids]),
    spentOnJobs(kit.db, actor.id, [...ids]),
  ]);
  return new Map(
    [...shown].map(([id, job]) => [id, { ...job, bids: bids.get(id) ?? [], spent: spent.get(id) ?? null }]),
  );
}
