import { and, asc, count, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { ClientRequest, listClientRequests } from '#contract/hiring.ts';
import { users } from '#server/accounts/table.ts';
import { areaOf } from '#server/jobs/index.ts';
import { blocks, jobRequests, jobs } from '#server/jobs/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';

type Query = QueryOf<typeof listClientRequests>;

/** SQL: of an invitation and its job, whether it waits for this cleaner: for an open job, not from a host who is suspended or blocked them. */
export const awaitsAnswerOf = (cleanerId: string, now: Date): SQL | undefined =>
  and(
    eq(jobRequests.cleanerId, cleanerId),
    isNull(jobRequests.answeredAt),
    eq(jobs.status, 'OPEN'),
    gt(jobs.endTime, now),
    sql`not exists (select from ${users} h where h.id = ${jobs.hostId} and h.suspended_at is not null)`,
    sql`not exists (select from ${blocks} where ${blocks.hostId} = ${jobs.hostId} and ${blocks.cleanerId} = ${cleanerId})`,
  );

/** The invitations waiting for this cleaner's answer, the soonest job first. */
export async function listRequests({ db, clock }: Kit, actor: Actor, query: Query): Promise<Page<ClientRequest>> {
  const after = readMomentCursor(query.cursor);
  const waiting = awaitsAnswerOf(actor.id, clock.now());
  const [found] = await db
    .select({ total: count() })
    .from(jobRequests)
    .innerJoin(jobs, eq(jobs.id, jobRequests.jobId))
    .where(waiting);
  const rows = await db
    .select({ request: jobRequests, job: jobs, property: properties, host: users })
    .from(jobRequests)
    .innerJoin(jobs, eq(jobs.id, jobRequests.jobId))
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .innerJoin(users, eq(users.id, jobs.hostId))
    .where(and(waiting, after ? sql`(${jobs.startTime}, ${jobs.id}) > (${after.at}, ${after.id})` : undefined))
    .orderBy(asc(jobs.startTime), asc(jobs.id))
    .limit(query.limit + 1);
  const page = pageOf(rows, query.limit, found?.total ?? 0, ({ job }) => [job.startTime.toISOString(), job.id]);
  return mapPage(page, ({ request, job, property, host }) => ({
    id: job.id,
    invitationId: request.id,
    property: { title: property.title },
    host: { name: host.name },
    message: request.message,
    payoutCents: job.payoutCents,
    startTime: job.startTime.toISOString(),
    endTime: job.endTime.toISOString(),
    timeZone: property.timeZone,
    area: areaOf(property),
    cleaningType: job.cleaningType,
    ...{ bedrooms: property.bedrooms, bathrooms: property.bathrooms },
    ...(job.openToAllAt && { openToAllAt: job.openToAllAt.toISOString() }),
  }));
}
