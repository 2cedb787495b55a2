import { inArray } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { getJobMap } from '#contract/job-map.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { pointColumn } from '../point-column.ts';
import { approvedSeeker } from './approved-seeker.ts';
import { listAvailable } from './list-available.ts';

/** As many as a map can tell apart. */
const most = 200;

/** The open jobs that an approved cleaner may bid on, for a map: what the list shows, with where it is. */
export async function mapJobs(
  kit: Kit,
  actor: Actor,
  query: QueryOf<typeof getJobMap>,
): Promise<AnswerOf<typeof getJobMap>> {
  const { point: home } = await approvedSeeker(kit, actor);
  const { rows, total } = await listAvailable(kit, actor, { ...query, limit: most });
  const places = await placesOf(
    kit.db,
    rows.map(({ id }) => id),
  );
  const pins = rows.flatMap((job) => {
    const place = places.get(job.id);
    return place ? [{ job, place }] : [];
  });
  return { home, total, pins };
}

async function placesOf(reader: Reader, ids: readonly string[]) {
  if (ids.length === 0) return new Map();
  const found = await reader
    .select({ id: jobs.id, place: pointColumn(jobs.location) })
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
  return new Map(found.map(({ id, place }) => [id, place]));
}
