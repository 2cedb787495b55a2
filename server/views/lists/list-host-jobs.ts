import { and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { HostJob, listHostJobs as listHostJobsCall } from '#contract/jobs.ts';
import { jobsFor } from '#server/jobs/index.ts';
import { bids, jobs } from '#server/jobs/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { listJobGroup } from './list-job-group.ts';
import { presentHostPage } from './present-host-jobs.ts';

type Query = QueryOf<typeof listHostJobsCall>;

/** A host's jobs with their bids, newest first, or those of one group; including any that are over and waiting to be reposted. */
export const listHostJobs = (kit: Kit, actor: Actor, query: Query): Promise<Page<HostJob>> =>
  query.group ? listJobGroup(kit, actor, query.group, query) : listNewest(kit, actor, query);

async function listNewest(kit: Kit, actor: Actor, query: Query): Promise<Page<HostJob>> {
  const { db } = kit;
  const after = readMomentCursor(query.cursor);
  const wanted = and(
    jobsFor(actor),
    query.status && eq(jobs.status, query.status),
    query.propertyId ? eq(jobs.propertyId, query.propertyId) : undefined,
    query.cleanerId ? withCleaner(query.cleanerId) : undefined,
    query.from ? gte(jobs.startTime, new Date(query.from)) : undefined,
    query.to ? lt(jobs.startTime, new Date(query.to)) : undefined,
  );
  const older = after ? sql`(${jobs.createdAt}, ${jobs.id}) < (${after.at}, ${after.id})` : undefined;
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id: jobs.id, createdAt: jobs.createdAt })
      .from(jobs)
      .where(and(wanted, older))
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
      .limit(query.limit + 1),
    db.select({ total: count() }).from(jobs).where(wanted),
  ]);
  const page = pageOf(rows, query.limit, counted?.total ?? 0, ({ id, createdAt }) => [createdAt.toISOString(), id]);
  return presentHostPage(kit, actor, page);
}

/** Jobs that a cleaner has or had, or has bid on. */
const withCleaner = (cleanerId: string): SQL =>
  sql`(${jobs.cleanerId} = ${cleanerId} or exists (select from ${bids} where ${bids.jobId} = ${jobs.id} and ${bids.cleanerId} = ${cleanerId}))`;
