import { and, eq, gt, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AdminJob, listAllJobs as endpoint } from '#contract/admin-jobs.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { isWholeId } from '#contract/is-whole-id.ts';
import { holdingJobStatuses } from '#contract/states.ts';
import { users } from '#server/accounts/table.ts';
import { presentJob, selectJobViews, stranger } from '#server/jobs/index.ts';
import { bids, jobs } from '#server/jobs/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { CsvAnswer } from '#server/platform/http/csv-answer.ts';
import { likeness } from '#server/platform/http/found-by.ts';
import type { Page } from '#server/platform/http/page.ts';
import { sortedList } from '#server/platform/http/sorted-list.ts';
import type { Kit } from '#server/platform/kit.ts';
import { beginOf, endOf } from '#server/platform/span-of-days.ts';
import { properties } from '#server/properties/table.ts';

type Query = QueryOf<typeof endpoint>;

/** Everyone's jobs for admins, the last to start first unless sorted otherwise, or all that is filtered as a file. */
export function listAllJobs({ db, clock }: Kit, admin: Actor, query: Query): Promise<Page<AdminJob> | CsvAnswer> {
  const wanted = wantedBy(query, clock.now());
  return sortedList(query, {
    ...{ name: 'jobs', usual: '-startTime', id: jobs.id },
    sorts: { createdAt: { by: jobs.createdAt, as: 'moment' }, startTime: { by: jobs.startTime, as: 'moment' } },
    // the page first, by an index of the jobs alone; then who and what belongs to its rows
    read: ({ sortKey, following, order, most }) =>
      db
        .select({ sortKey, id: jobs.id })
        .from(jobs)
        .where(and(wanted, following))
        .orderBy(...order)
        .limit(most),
    count: () => db.$count(jobs, wanted),
    present: (rows) => presentAll(db, admin, rows, clock.now()),
    columns,
  });
}

async function presentAll(
  db: Reader,
  { id, role, staffRole }: Actor,
  rows: readonly { id: string }[],
  now: Date,
): Promise<AdminJob[]> {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const [views, pending] = await Promise.all([
    selectJobViews(db).where(inArray(jobs.id, ids)),
    db
      .select({ jobId: bids.jobId, count: sql<number>`count(*)::int` })
      .from(bids)
      .where(and(inArray(bids.jobId, ids), eq(bids.status, 'PENDING')))
      .groupBy(bids.jobId),
  ]);
  const counts = new Map(pending.map(({ jobId, count }) => [jobId, count]));
  const shown = new Map(
    views.map((view) => [
      view.job.id,
      {
        ...presentJob(view, { ...stranger, id, role, staffRole }, now),
        pendingBidCount: counts.get(view.job.id) ?? 0,
        reportStatus: view.job.reportStatus,
      },
    ]),
  );
  return ids.flatMap((jobId) => shown.get(jobId) ?? []);
}

const wantedBy = (query: Query, now: Date): SQL | undefined => {
  const { status, hostId, cleanerId, propertyId, from, to, unfinished, notOver, q } = query;
  return and(
    status && eq(jobs.status, status),
    hostId ? eq(jobs.hostId, hostId) : undefined,
    cleanerId ? eq(jobs.cleanerId, cleanerId) : undefined,
    propertyId ? eq(jobs.propertyId, propertyId) : undefined,
    from ? begunFrom(beginOf(from), unfinished === 'true') : undefined,
    to ? lt(jobs.startTime, endOf(to)) : undefined,
    notOver ? gt(jobs.endTime, now) : undefined,
    foundIn(q?.trim()),
  );
};

/** Of what began earlier, only what its cleaner has yet to finish or even to begin. Without its own bound all that ever was would be read through. */
const begunFrom = (from: Date, orUnfinished: boolean): SQL | undefined =>
  orUnfinished
    ? and(
        gte(jobs.startTime, plus(from, -30 * day)),
        or(gte(jobs.startTime, from), inArray(jobs.status, [...holdingJobStatuses])),
      )
    : gte(jobs.startTime, from);

/** The job's id, or that of its home or of somebody on it; or words in their names. Each way leads through an index. */
function foundIn(q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  const like = likeness(q);
  const people = sql`array(select u.id from ${users} u where u.name ilike ${like} or u.email::text ilike ${like})`;
  const homes = sql`array(select p.id from ${properties} p where p.title ilike ${like} or p.address ilike ${like})`;
  return or(
    sql`${jobs.propertyId} = any(${homes})`,
    sql`${jobs.hostId} = any(${people})`,
    sql`${jobs.cleanerId} = any(${people})`,
    ...(isWholeId(q) ? [jobs.id, jobs.propertyId, jobs.hostId, jobs.cleanerId].map((column) => eq(column, q)) : []),
  );
}

const columns = {
  id: ({ id }: AdminJob) => id,
  title: ({ title }: AdminJob) => title,
  status: ({ status }: AdminJob) => status,
  startTime: ({ startTime }: AdminJob) => startTime,
  endTime: ({ endTime }: AdminJob) => endTime,
  timeZone: ({ timeZone }: AdminJob) => timeZone,
  cleaningType: ({ cleaningType }: AdminJob) => cleaningType,
  payoutCents: ({ payoutCents }: AdminJob) => payoutCents,
  propertyId: ({ propertyId }: AdminJob) => propertyId,
  address: ({ property }: AdminJob) => property.address,
  hostId: ({ hostId }: AdminJob) => hostId,
  host: ({ host }: AdminJob) => host?.name ?? null,
  cleanerId: ({ cleanerId }: AdminJob) => cleanerId,
  cleaner: ({ cleaner }: AdminJob) => cleaner?.name ?? null,
  pendingBidCount: ({ pendingBidCount }: AdminJob) => pendingBidCount,
  reportStatus: ({ reportStatus }: AdminJob) => reportStatus,
  createdAt: ({ createdAt }: AdminJob) => createdAt,
};
