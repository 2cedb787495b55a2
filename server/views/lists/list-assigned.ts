import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Job, listAssignedJobs } from '#contract/jobs.ts';
import { holdingJobStatuses, isHeld } from '#contract/states.ts';
import { isTheirs, type JobView, presentJob, selectJobViews, stranger, viewersOf } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import { cursorPart, readCursor } from '#server/platform/http/read-cursor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { withOutcome } from '../with-outcome.ts';

type Query = QueryOf<typeof listAssignedJobs>;

// Upcoming jobs by their start, then finished ones, the latest first: one number sorts both.
const held = inArray(jobs.status, [...holdingJobStatuses]);
const milliseconds = sql`(extract(epoch from ${jobs.startTime}) * 1000)::bigint`;
const later = 2 ** 50;
const place = sql`case when ${held} then ${milliseconds} else ${later}::bigint - ${milliseconds} end`;
const placeOfView = ({ job }: JobView): number => {
  const at = job.startTime.getTime();
  return isHeld(job.status) ? at : later - at;
};

/** The jobs assigned to a cleaner, and those they come along to: the next first, then the finished ones. */
export async function listAssigned(kit: Kit, actor: Actor, query: Query): Promise<Page<Job>> {
  const { db, clock } = kit;
  const now = clock.now();
  const wanted = and(isTheirs(actor.id), query.status && eq(jobs.status, query.status));
  const [views, [counted]] = await Promise.all([
    selectJobViews(db)
      .where(and(wanted, following(query.cursor)))
      .orderBy(place, asc(jobs.id))
      .limit(query.limit + 1),
    db.select({ total: count() }).from(jobs).where(wanted),
  ]);
  const page = pageOf(views, query.limit, counted?.total ?? 0, (view) => [placeOfView(view), view.job.id]);
  const ids = page.rows.map(({ job }) => job.id);
  const viewers = await viewersOf(db, actor, ids, now);
  const shown = mapPage(page, (view) =>
    presentJob(view, viewers.get(view.job.id) ?? { id: actor.id, role: actor.role, ...stranger }, now),
  );
  return { ...shown, rows: await withOutcome(kit, actor, shown.rows) };
}

function following(cursor: string | undefined): SQL | undefined {
  const parts = readCursor(cursor, [cursorPart.place, cursorPart.id]);
  if (!parts) return undefined;
  const [at, id] = parts;
  return sql`(${place}, ${jobs.id}) > (${at}::bigint, ${id}::uuid)`;
}
