import { eq, inArray } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listInbox as endpoint, InboxItem } from '#contract/inbox.ts';
import { toCents } from '#contract/money.ts';
import type { WorkDoubt } from '#contract/states.ts';
import { calendarBookings } from '#server/calendar/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { owedBy } from '#server/payments/index.ts';
import type { Db } from '#server/platform/db.ts';
import { type Actor, homesOf } from '#server/platform/http/actor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import { cursorPart, readCursor } from '#server/platform/http/read-cursor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { presentHostJobs } from '../lists/present-host-jobs.ts';
import { calendarNeedsOf } from '../overviews/calendar-needs-of.ts';
import { lastWords } from './last-words.ts';
import { nextGuests } from './next-guests.ts';
import { type InboxRow, readInbox } from './read-inbox.ts';

type Query = QueryOf<typeof endpoint>;

/** Everything that needs a host, the most urgent first, each with what it takes to settle it in place. */
export async function listInbox(kit: Kit, actor: Actor, query: Query): Promise<Page<InboxItem>> {
  const { db, clock } = kit;
  const now = clock.now();
  const after = readCursor(query.cursor, [cursorPart.rank, cursorPart.moment, cursorPart.id]) ?? [null, null, null];
  const owed = await owedBy(db, actor.id, now);
  const rows = await readInbox(db, [actor.id, now, owed?.jobId ?? null, homesOf(actor), ...after, query.limit + 1]);
  const total = rows[0]?.total ?? 0;
  const page = pageOf(rows, query.limit, total, ({ rank, at, id }) => [rank, at.toISOString(), id]);
  const parts = await readParts(kit, actor, page.rows);
  return mapPage(page, (row) => ({
    ...{ id: row.id, kind: row.kind, dueAt: row.due?.toISOString() ?? null },
    job: (row.jobId && parts.jobs.get(row.jobId)) || null,
    ...(parts.guests.has(row.id) && { guestArrivesAt: parts.guests.get(row.id) }),
    ...(parts.doubts.has(row.id) && { doubts: parts.doubts.get(row.id) }),
    owedCents: row.kind === 'pay' && owed?.jobId === row.jobId ? toCents(owed.amountCents) : null,
    calendar: (row.kind === 'calendar' && parts.calendars.get(row.id)) || null,
    ...(row.kind === 'uncovered' && { stay: parts.stays.get(row.id) }),
    home: (row.kind === 'place' && parts.homes.get(row.id)) || null,
    message: (row.kind === 'message' && parts.words.get(row.id)) || null,
  }));
}

/** What the rows of one page speak of; a few queries, however many there are. */
async function readParts(kit: Kit, actor: Actor, rows: readonly InboxRow[]) {
  const idsOf = (kind: InboxRow['kind']) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const calendars = idsOf('calendar');
  const reposted = idsOf('repost');
  const [jobs, doubts, needs, words, homes, stays, guests] = await Promise.all([
    presentHostJobs(kit, actor, [...new Set(rows.flatMap(({ jobId }) => jobId ?? []))]),
    doubtsAbout(kit.db, idsOf('approve')),
    calendars.length > 0 ? calendarNeedsOf(kit, actor, calendars) : [],
    lastWords(kit.db, idsOf('message')),
    homesBy(kit.db, idsOf('place')),
    staysBy(kit.db, idsOf('uncovered')),
    reposted.length > 0 ? nextGuests(kit.db, [reposted, kit.clock.now()]) : [],
  ]);
  return {
    jobs,
    doubts,
    words,
    homes,
    stays,
    guests: new Map(guests.map(({ jobId, at }) => [jobId, at.toISOString()])),
    calendars: new Map(needs.map((need) => [need.integrationId ?? need.stayId, need])),
  };
}

/** Of those jobs that have any. */
async function doubtsAbout(db: Db, ids: string[]): Promise<Map<string, WorkDoubt[]>> {
  if (ids.length === 0) return new Map();
  const { id, doubts } = jobs;
  const rows = await db.select({ id, doubts }).from(jobs).where(inArray(id, ids));
  return new Map(rows.flatMap((job) => (job.doubts.length > 0 ? [[job.id, job.doubts] as const] : [])));
}

async function homesBy(db: Db, ids: string[]): Promise<Map<string, { id: string; title: string }>> {
  if (ids.length === 0) return new Map();
  const { id, title } = properties;
  const rows = await db.select({ id, title }).from(properties).where(inArray(id, ids));
  return new Map(rows.map((home) => [home.id, home]));
}

async function staysBy(db: Db, ids: string[]): Promise<Map<string, NonNullable<InboxItem['stay']>>> {
  if (ids.length === 0) return new Map();
  const { id, checkOut, propertyId } = calendarBookings;
  const { id: homeId, title, timeZone, checkOutTime } = properties;
  const rows = await db
    .select({ id, checkOutDate: checkOut, property: { id: homeId, title, timeZone, checkOutTime } })
    .from(calendarBookings)
    .innerJoin(properties, eq(homeId, propertyId))
    .where(inArray(id, ids));
  return new Map(rows.map((stay) => [stay.id, stay]));
}
