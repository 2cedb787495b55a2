import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listDeeds as endpoint, MemberDeed } from '#contract/team.ts';
import { users } from '#server/accounts/table.ts';
import { jobsFor } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { properties } from '#server/properties/table.ts';
import { memberDeeds } from './table.ts';

/** What a host’s team did, the latest first. */
export async function listDeeds({ db }: Kit, actor: Actor, query: QueryOf<typeof endpoint>): Promise<Page<MemberDeed>> {
  const after = readMomentCursor(query.cursor);
  const ofHost = eq(memberDeeds.hostId, actor.id);
  const older = after ? sql`(${memberDeeds.at}, ${memberDeeds.id}) < (${after.at}, ${after.id})` : undefined;
  const [rows, total] = await Promise.all([
    selectDeeds(db, and(ofHost, older), query.limit + 1),
    db.$count(memberDeeds, ofHost),
  ]);
  const page = pageOf(rows, query.limit, total, ({ at, id }) => [at.toISOString(), id]);
  return mapPage(page, presentDeed);
}

const mostOfJob = 100;

/** What was done for its host at one job. */
export async function deedsOfJob({ db }: Kit, actor: Actor, jobId: string): Promise<MemberDeed[]> {
  if (!(await db.$count(jobs, and(eq(jobs.id, jobId), jobsFor(actor))))) throw jobNotFound();
  const which = and(eq(memberDeeds.hostId, actor.id), eq(memberDeeds.jobId, jobId));
  return (await selectDeeds(db, which, mostOfJob)).map(presentDeed);
}

const selectDeeds = (reader: Reader, which: SQL | undefined, limit: number) =>
  reader
    .select({
      ...{ id: memberDeeds.id, at: memberDeeds.at, deed: memberDeeds.deed, jobId: memberDeeds.jobId },
      by: { id: users.id, name: users.name },
      home: { id: properties.id, title: properties.title },
    })
    .from(memberDeeds)
    .innerJoin(users, eq(users.id, memberDeeds.memberId))
    .leftJoin(properties, eq(properties.id, memberDeeds.propertyId))
    .where(which)
    .orderBy(desc(memberDeeds.at), desc(memberDeeds.id))
    .limit(limit);

const presentDeed = ({ at, ...deed }: Awaited<ReturnType<typeof selectDeeds>>[number]): MemberDeed => ({
  ...deed,
  at: at.toISOString(),
});
