import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AdminCalendar, listAdminCalendars } from '#contract/admin-calendars.ts';
import { healthsWorstFirst } from '#contract/calendar-words.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { users } from '#server/accounts/table.ts';
import type { CsvAnswer } from '#server/platform/http/csv-answer.ts';
import { foundBy } from '#server/platform/http/found-by.ts';
import type { Page } from '#server/platform/http/page.ts';
import { byName, type SortKey, sortedList } from '#server/platform/http/sorted-list.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { calendarIntegrations } from '../table.ts';
import { healthAt, isConnected, presentAdminCalendar, selectAdminCalendars } from './admin-calendar.ts';

type Query = QueryOf<typeof listAdminCalendars>;

/** Every connected calendar, one page of it, or all that is filtered as a file. */
export function listCalendars({ db, clock }: Kit, query: Query): Promise<Page<AdminCalendar> | CsvAnswer> {
  const now = clock.now();
  const wanted = filtersOf(query, now);
  return sortedList(query, {
    ...{
      name: 'calendar-integrations',
      usual: '-createdAt',
      id: calendarIntegrations.id,
      sorts: { ...sorts, health: worstFirst(now) },
    },
    async read({ sortKey, following, order, most }) {
      const rows = await selectAdminCalendars(db, now, sortKey)
        .where(and(wanted, following))
        .orderBy(...order)
        .limit(most);
      return rows.map((row) => ({ ...row, id: row.integration.id }));
    },
    count: () => db.$count(selectAdminCalendars(db, now).where(wanted).as('found')),
    present: (rows) => rows.map(({ id: _, ...row }) => presentAdminCalendar(row)),
    columns,
  });
}

/** As texts, so that what never was comes before all else. */
const moment = (column: PgColumn): SortKey => ({
  by: sql`(coalesce(to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), '') collate "C")`,
  as: 'text',
});

/** What is to be looked at first. */
const worstFirst = (now: Date): SortKey => ({
  by: sql`array_position(${sql.param(healthsWorstFirst)}::text[], ${healthAt(now)})`,
  as: 'number',
});

const sorts = {
  createdAt: moment(calendarIntegrations.createdAt),
  lastSyncAt: moment(calendarIntegrations.lastSyncAt),
  nextSyncAt: moment(calendarIntegrations.nextRunAt),
  host: byName(users.name),
  property: byName(properties.title),
};

function filtersOf({ q, health, platform, hostId, propertyId }: Query, now: Date): SQL | undefined {
  const integration = calendarIntegrations;
  return and(
    isConnected,
    health && sql`${healthAt(now)} = ${health}`,
    platform && eq(integration.platform, platform),
    hostId ? eq(integration.hostId, hostId) : undefined,
    propertyId ? eq(integration.propertyId, propertyId) : undefined,
    foundBy(q, {
      texts: [users.name, users.email, properties.title, integration.externalPropertyId, integration.server],
      ids: [integration.id, integration.hostId, integration.propertyId],
    }),
  );
}

const plain = [
  ...(['platform', 'externalPropertyId', 'calendarUrl', 'health', 'lastSyncAt', 'nextSyncAt', 'lastError'] as const),
  ...(['failures', 'staysAhead', 'openJobs', 'takenJobs', 'createdAt'] as const),
];
const columns = {
  id: ({ id }: AdminCalendar) => id,
  host: ({ host }: AdminCalendar) => host.name,
  hostEmail: ({ host }: AdminCalendar) => host.email,
  property: ({ property }: AdminCalendar) => property.title,
  ...Object.fromEntries(plain.map((name) => [name, (calendar: AdminCalendar) => calendar[name]])),
};
