import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { HostJob, listHostJobs as listHostJobsCall } from '#contract/jobs.ts';
import { bidsOfJobs, hostedBy, presentJob, selectJobViews, stranger, viewersOf } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { spentOnJobs } from './spent-on-jobs.ts';

type Query = QueryOf<typeof listHostJobsCall>;

/** A host's jobs with their bids, newest first, including any that are over and waiting to be reposted. */
export async function listHostJobs({ db, clock }: Kit, actor: Actor, query: Query): Promise<Page<HostJob>> {
  const now = clock.now();
  const after = readMomentCursor(query.cursor);
  const wanted = and(
    hostedBy(actor.id),
    query.status && eq(jobs.status, query.status),
    query.propertyId ? eq(jobs.propertyId, query.propertyId) : undefined,
    query.from ? gte(jobs.startTime, new Date(query.from)) : undefined,
    query.to ? lt(jobs.startTime, new Date(query.to)) : undefined,
  );
  const older = after ? sql`(${jobs.createdAt}, ${jobs.id}) < (${after.at}, ${after.id})` : undefined;
  const [views, [counted]] = await Promise.all([
    selectJobViews(db)
      .where(and(wanted, older))
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
      .limit(query.limit + 1),
    db.select({ total: count() }).from(jobs).where(wanted),
  ]);
  const ids = views.slice(0, query.limit).map(({ job }) => job.id);
  const [viewers, bids, spent] = await Promise.all([
    viewersOf(db, actor, ids, now),
    bidsOfJobs(db, ids),
    spentOnJobs(db, actor.id, ids),
  ]);
  const page = pageOf(views, query.limit, counted?.total ?? 0, ({ job }) => [job.createdAt.toISOString(), job.id]);
  return mapPage(page, (view) => ({
    ...presentJob(view, viewers.get(view.job.id) ?? { id: actor.id, role: actor.role, ...stranger }, now),
    bids: bids.get(view.job.id) ?? [],
    spent: spent.get(view.job.id) ?? null,
  }));
}
