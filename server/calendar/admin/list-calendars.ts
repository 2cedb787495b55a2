import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AdminCalendar, adminCalendarSorts, listAdminCalendars } from '#contract/admin-calendars.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { anyLine } from '#contract/text.ts';
import { users } from '#server/accounts/table.ts';
import { CsvAnswer, type CsvCell } from '#server/platform/http/csv-answer.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import { cursorPart, readCursor } from '#server/platform/http/read-cursor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { calendarIntegrations } from '../table.ts';
import { healthAt, isConnected, presentAdminCalendar, selectAdminCalendars } from './admin-calendar.ts';

type Query = QueryOf<typeof listAdminCalendars>;

/** Every connected calendar, one page of it, or all that is filtered as a file. */
export const listCalendars = (kit: Kit, query: Query): Promise<Page<AdminCalendar> | CsvAnswer> =>
  query.format === 'csv' ? exportCalendars(kit, query) : onePage(kit, query);

async function onePage(kit: Kit, query: Query): Promise<Page<AdminCalendar>> {
  const { db, clock } = kit;
  const now = clock.now();
  const [rows, total] = await Promise.all([
    rowsOf(kit, query, now, query.limit + 1),
    db.$count(selectAdminCalendars(db, now).where(filtersOf(query, now)).as('found')),
  ]);
  const page = pageOf(rows, query.limit, total, ({ sortKey, integration }) => [sortKey, integration.id]);
  return mapPage(page, presentAdminCalendar);
}

function rowsOf({ db }: Kit, query: Query, now: Date, most: number) {
  const name = query.sort ?? '-createdAt';
  const isUpwards = !name.startsWith('-');
  const key = sortKeys[name.replace('-', '') as SortName]; // the minus is all that a sort has beside its name
  const [order, behind] = isUpwards ? [asc, sql`>`] : [desc, sql`<`];
  const after = readCursor(query.cursor, [anyLine(400), cursorPart.id]);
  const following = after ? sql`(${key}, ${calendarIntegrations.id}) ${behind} (${after[0]}, ${after[1]})` : undefined;
  return selectAdminCalendars(db, now, key)
    .where(and(filtersOf(query, now), following))
    .orderBy(order(key), order(calendarIntegrations.id))
    .limit(most);
}

type SortName = (typeof adminCalendarSorts)[number];

/** As texts that sort alike everywhere, so that a cursor can hold any of them; what never was comes before all else. */
const sortKeys: Record<SortName, SQL<string>> = {
  createdAt: moment(calendarIntegrations.createdAt),
  lastSyncAt: moment(calendarIntegrations.lastSyncAt),
  nextSyncAt: moment(calendarIntegrations.nextRunAt),
  host: sql<string>`(lower(${users.name}) collate "C")`,
  property: sql<string>`(lower(${properties.title}) collate "C")`,
};

function moment(column: PgColumn): SQL<string> {
  return sql<string>`(coalesce(to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), '') collate "C")`;
}

function filtersOf({ q, health, platform, hostId, propertyId }: Query, now: Date): SQL | undefined {
  const integration = calendarIntegrations;
  return and(
    isConnected,
    health && sql`${healthAt(now)} = ${health}`,
    platform && eq(integration.platform, platform),
    hostId ? eq(integration.hostId, hostId) : undefined,
    propertyId ? eq(integration.propertyId, propertyId) : undefined,
    searched(q?.trim()),
  );
}

function searched(text: string | undefined): SQL | undefined {
  if (!text) return undefined;
  const { id, hostId, propertyId, externalPropertyId, server } = calendarIntegrations;
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const texts = [users.name, users.email, properties.title, externalPropertyId, server].map((c) => ilike(c, like));
  return or(...texts, sql`${text.toLowerCase()} in (${id}::text, ${hostId}::text, ${propertyId}::text)`);
}

const mostInFile = 100_000;
const columns = [
  ...(['id', 'host', 'hostEmail', 'property', 'platform', 'externalPropertyId', 'calendarUrl', 'health'] as const),
  ...(['lastSyncAt', 'nextSyncAt', 'lastError', 'failures', 'staysAhead', 'openJobs', 'takenJobs'] as const),
  ...(['createdAt'] as const),
];

async function exportCalendars(kit: Kit, { cursor: _, ...query }: Query): Promise<CsvAnswer> {
  const rows = await rowsOf(kit, query, kit.clock.now(), mostInFile);
  const cells = rows.map(presentAdminCalendar).map((calendar): CsvCell[] => {
    const { host, property } = calendar;
    const flat = { ...calendar, host: host.name, hostEmail: host.email, property: property.title };
    return columns.map((name) => flat[name]);
  });
  return new CsvAnswer('calendar-integrations', [[...columns], ...cells]);
}
