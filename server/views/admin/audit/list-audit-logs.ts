import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { z } from 'zod';
import type { AuditEntry, listAuditLogs as endpoint } from '#contract/admin-audit.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { isWholeId } from '#contract/is-whole-id.ts';
import { users } from '#server/accounts/table.ts';
import { auditLog, auditNotes } from '#server/audit/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { CsvAnswer } from '#server/platform/http/csv-answer.ts';
import { fileOfPages } from '#server/platform/http/file-of-pages.ts';
import { likeness } from '#server/platform/http/found-by.ts';
import { type Page, pageOf } from '#server/platform/http/page.ts';
import { cursorPart, readCursor } from '#server/platform/http/read-cursor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { beginOf, endOf } from '#server/platform/span-of-days.ts';
import { aboutPeople } from './about-people.ts';
import { nameSubjects } from './name-subjects.ts';
import { presentEntry } from './present-entry.ts';

type Query = QueryOf<typeof endpoint>;

/** The audit log, newest first unless asked the other way round, or all that is filtered as a file. */
export async function listAuditLogs({ db }: Kit, query: Query): Promise<Page<AuditEntry> | CsvAnswer> {
  const wanted = wantedBy(query);
  const [counted] = await db.select({ total: count() }).from(auditLog).where(wanted);
  const total = counted?.total ?? 0;
  const read = ({ cursor, limit }: { cursor: string | undefined; limit: number }) =>
    readPage(db, { wanted, cursor, limit, total, isUpwards: query.sort === 'at' });
  return query.format === 'csv'
    ? fileOfPages({ name: 'audit-logs', columns, read })
    : read({ ...query, cursor: query.cursor });
}

interface Asked {
  wanted: SQL | undefined;
  cursor: string | undefined;
  limit: number;
  total: number;
  isUpwards: boolean;
}

/** The order of the ids is that of time: each link is written after the one before it. */
async function readPage(db: Reader, { wanted, cursor, limit, total, isUpwards }: Asked): Promise<Page<AuditEntry>> {
  const order = isUpwards ? 'at' : '-at';
  const [, last] = readCursor(cursor, [z.literal(order), cursorPart.place]) ?? [];
  const beyond = last === undefined ? undefined : isUpwards ? gt(auditLog.id, last) : lt(auditLog.id, last);
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actorId: auditLog.actorId,
      actorName: users.name,
      action: auditLog.action,
      subjectKind: auditLog.subjectKind,
      subjectId: auditLog.subjectId,
      facts: auditLog.facts,
      reason: auditNotes.text,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(auditNotes, eq(auditNotes.auditId, auditLog.id))
    .where(and(wanted, beyond))
    .orderBy(isUpwards ? asc(auditLog.id) : desc(auditLog.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, total, ({ id }) => [order, id]);
  const nameOf = await nameSubjects(db, page.rows);
  return { ...page, rows: page.rows.map((row) => presentEntry(row, nameOf)) };
}

/** What leaves everything as it was. */
const looks = [
  ...['read background check form', 'read whole ssn', 'read messages', 'look at reported content'],
  ...['view as user', 'stop viewing', 'export list'],
];

const wantedBy = ({ actor, by, action, changes, subject, subjectKind, from, to, q }: Query): SQL | undefined =>
  and(
    actor ? eq(auditLog.actorId, actor) : undefined,
    by && (by === 'admin' ? isNotNull(auditLog.actorId) : isNull(auditLog.actorId)),
    action ? eq(auditLog.action, action) : undefined,
    changes ? notInArray(auditLog.action, looks) : undefined,
    subject ? eq(auditLog.subjectId, subject.toLowerCase()) : undefined,
    subjectKind ? eq(auditLog.subjectKind, subjectKind) : undefined,
    from ? gte(auditLog.at, beginOf(from)) : undefined,
    to ? lt(auditLog.at, endOf(to)) : undefined,
    saidOf(q?.trim()),
  );

/** The words of a reason, the name or address of who did it or whom it is about, or an id of either side; each by its own index. */
function saidOf(q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  const like = likeness(q);
  return or(
    sql`${auditLog.id} = any(array(select n.audit_id from ${auditNotes} n where n.text ilike ${like}))`,
    sql`${auditLog.actorId} = any(array(select u.id from ${users} u where u.name ilike ${like} or u.email::text ilike ${like}))`,
    aboutPeople(q),
    inArray(auditLog.subjectId, [q, q.toLowerCase()]),
    isWholeId(q) ? eq(auditLog.actorId, q) : undefined,
  );
}

const columns = {
  id: ({ id }: AuditEntry) => id,
  at: ({ at }: AuditEntry) => at,
  actorId: ({ actor }: AuditEntry) => actor.id,
  actor: ({ actor }: AuditEntry) => actor.name,
  action: ({ action }: AuditEntry) => action,
  subjectKind: ({ subject }: AuditEntry) => subject.kind,
  subjectId: ({ subject }: AuditEntry) => subject.id,
  subject: ({ subject }: AuditEntry) => subject.name,
  reason: ({ reason }: AuditEntry) => reason,
  before: ({ before }: AuditEntry) => before && JSON.stringify(before),
  after: ({ after }: AuditEntry) => after && JSON.stringify(after),
};
