import { z } from 'zod';
import type { QueryOf } from '#contract/endpoint.ts';
import type { countHostJobs as countCall, JobCounts } from '#contract/host-job-lists.ts';
import type { JobGroup } from '#contract/job-groups.ts';
import type { HostJob, listHostJobs } from '#contract/jobs.ts';
import { owedBy } from '#server/payments/index.ts';
import { type Actor, homesOf } from '#server/platform/http/actor.ts';
import { type Page, pageOf } from '#server/platform/http/page.ts';
import { cursorPart, readCursor } from '#server/platform/http/read-cursor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { presentHostPage } from './present-host-jobs.ts';
import { countJobGroups, readJobGroup } from './read-job-groups.ts';

type Query = QueryOf<typeof listHostJobs>;

/** What needs a host, what is coming, or what is done, in the order in which one thinks of it. */
export async function listJobGroup(kit: Kit, actor: Actor, group: JobGroup, query: Query): Promise<Page<HostJob>> {
  // each group has its own order: a place in another’s would lead past jobs that nobody has seen
  const place = readCursor(query.cursor, [z.literal(group), cursorPart.rank, cursorPart.moment, cursorPart.id]);
  const after = place?.slice(1) ?? [null, null, null];
  const wanted = await valuesOf(kit, actor, query);
  const read = await readJobGroup[group](kit.db, [...wanted, ...after, query.limit + 1]);
  const rows = read.flatMap(({ id, ...place }) => (id === null ? [] : { id, ...place }));
  const page = pageOf(rows, query.limit, read[0]?.total ?? 0, ({ rank, at, id }) => [
    group,
    rank,
    at.toISOString(),
    id,
  ]);
  return presentHostPage(kit, actor, page);
}

/** How many jobs of a host are in each group. */
export async function countHostJobs(kit: Kit, actor: Actor, query: QueryOf<typeof countCall>): Promise<JobCounts> {
  const [counts] = await countJobGroups(kit.db, await valuesOf(kit, actor, query));
  return counts ?? { needs: 0, coming: 0, done: 0 };
}

async function valuesOf({ db, clock }: Kit, actor: Actor, query: QueryOf<typeof countCall>): Promise<unknown[]> {
  const now = clock.now();
  const owed = await owedBy(db, actor.id, now);
  const filters = [query.status, query.propertyId, query.cleanerId, query.from, query.to];
  return [actor.id, now, owed?.jobId ?? null, ...filters.map((value) => value ?? null), homesOf(actor)];
}
