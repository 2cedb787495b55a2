import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listThreads as endpoint, Thread } from '#contract/messages.ts';
import { users } from '#server/accounts/table.ts';
import { ofJobInHomes, zoneOfJob } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { presentMessages } from './message-view.ts';
import { messages, messageThreads } from './table.ts';

type Query = QueryOf<typeof endpoint>;

const hosts = alias(users, 'host');
const cleaners = alias(users, 'cleaner');

/** The caller's conversations, newest first. */
export async function listThreads(kit: Kit, actor: Actor, query: Query): Promise<Page<Thread>> {
  const { db } = kit;
  const from = readMomentCursor(query.cursor);
  const wanted = and(
    ownSide(actor),
    ofJobInHomes(actor, messageThreads.jobId),
    query.jobId ? eq(messageThreads.jobId, query.jobId) : undefined,
    query.unread === 'true' ? sql`exists (select ${unreadBy(actor)})` : undefined,
  );
  const earlier = from && sql`(${messageThreads.lastAt}, ${messageThreads.lastId}) < (${from.at}, ${from.id})`;
  const [rows, total] = await Promise.all([
    selectThreads(db, actor)
      .where(and(wanted, earlier ?? undefined))
      .orderBy(desc(messageThreads.lastAt), desc(messageThreads.lastId))
      .limit(query.limit + 1),
    db.$count(messageThreads, wanted),
  ]);
  const page = pageOf(rows, query.limit, total, ({ thread }) => [thread.lastAt.toISOString(), thread.lastId]);
  return { ...page, rows: await present(kit, db, actor, page.rows) };
}

const ownSide = ({ id, role }: Actor): SQL =>
  eq(role === 'HOST' ? messageThreads.hostId : messageThreads.cleanerId, id);

/** What the caller has not read of a thread. */
const unreadBy = ({ id }: Actor): SQL =>
  sql`from ${messages} where ${and(
    eq(messages.recipientId, id),
    eq(messages.jobId, messageThreads.jobId),
    eq(messages.cleanerId, messageThreads.cleanerId),
    isNull(messages.readAt),
  )}`;

const selectThreads = (reader: Reader, actor: Actor) =>
  reader
    .select({
      thread: messageThreads,
      last: messages,
      job: { status: jobs.status, startTime: jobs.startTime, cleanerId: jobs.cleanerId },
      title: properties.title,
      timeZone: zoneOfJob,
      host: { id: hosts.id, name: hosts.name },
      cleaner: { id: cleaners.id, name: cleaners.name },
      unread: sql<number>`(select count(*)::int ${unreadBy(actor)})`,
    })
    .from(messageThreads)
    .innerJoin(messages, eq(messages.id, messageThreads.lastId))
    .innerJoin(jobs, eq(jobs.id, messageThreads.jobId))
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .innerJoin(hosts, eq(hosts.id, messageThreads.hostId))
    .innerJoin(cleaners, eq(cleaners.id, messageThreads.cleanerId))
    .$dynamic();

async function present(
  kit: Kit,
  reader: Reader,
  actor: Actor,
  rows: Awaited<ReturnType<typeof selectThreads>>,
): Promise<Thread[]> {
  const last = rows.map(({ last: message, job, host, cleaner }) => ({
    message,
    author: message.authorId === host.id ? host : cleaner,
    assigned: job.cleanerId === message.cleanerId,
  }));
  const shown = await presentMessages(kit, reader, actor.id, last);
  return rows.flatMap(({ thread, job, title, timeZone, host, cleaner, unread }, index) => {
    const message = shown[index];
    if (!message) return [];
    const about = { title, status: job.status, startTime: job.startTime.toISOString(), timeZone };
    const assigned = job.cleanerId === thread.cleanerId;
    return [{ jobId: thread.jobId, ...about, cleaner, host, assigned, last: message, unread }];
  });
}
