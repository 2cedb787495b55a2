import { eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { AdminCalendar } from '#contract/admin-calendars.ts';
import type { CalendarHealth } from '#contract/calendar-words.ts';
import { holdingJobStatuses } from '#contract/states.ts';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import { presentIntegration } from '../integrations/present-integration.ts';
import { calendarBookings, calendarIntegrations } from '../table.ts';

const { urlSealed, urlFingerprint: _, ...columns } = getTableColumns(calendarIntegrations);
const { syncEnabled, importedAt, alarm, lastSyncAt, failures } = calendarIntegrations;

/** How a feed does now; in the order of `calendarHealths`, the first that is true. */
export const healthAt = (now: Date) => sql<CalendarHealth>`case
  when not ${syncEnabled} then 'disabled'
  when ${urlSealed} is null or ${importedAt} is null then 'waiting'
  when ${alarm} in ('empty', 'shrunk') then 'shrunk'
  when ${lastSyncAt} < ${plus(now, -day)} then 'stale'
  when ${failures} > 0 then 'failing'
  else 'active' end`;

/** Stays ahead by this feed; `which` narrows them down by their jobs. A property has few, and an index leads to them. */
const staysAhead = (now: Date, which = sql``) => sql<number>`(
  select count(*)::int from ${calendarBookings} b left join ${jobs} j on j.id = b.job_id
  where b.property_id = ${calendarIntegrations.propertyId} and b.integration_id = ${calendarIntegrations.id}
    and b.status <> 'canceled' and b.check_out >= (${now}::timestamptz at time zone ${properties.timeZone})::date ${which})`;

const held = sql.join(
  holdingJobStatuses.map((status) => sql`${status}`),
  sql`, `,
);

/** Connected calendars with their host, their property and what a list is sorted by. */
export const selectAdminCalendars = (reader: Reader, now: Date, sortKey = sql<string>`''`) =>
  reader
    .select({
      sortKey: sortKey.as('sort_key'),
      integration: columns,
      title: properties.title,
      host: { id: users.id, name: users.name, email: users.email },
      health: healthAt(now).as('health'),
      staysAhead: staysAhead(now).as('stays_ahead'),
      openJobs: staysAhead(now, sql`and j.status = 'OPEN'`).as('open_jobs'),
      takenJobs: staysAhead(now, sql`and j.status in (${held})`).as('taken_jobs'),
    })
    .from(calendarIntegrations)
    .innerJoin(properties, eq(properties.id, calendarIntegrations.propertyId))
    .innerJoin(users, eq(users.id, calendarIntegrations.hostId));

/** What was removed is in no list. */
export const isConnected = isNull(calendarIntegrations.removedAt);

type AdminCalendarRow = Awaited<ReturnType<typeof selectAdminCalendars>>[number];

/** In the contract's shape. */
export function presentAdminCalendar({ integration, title, sortKey: _, ...row }: AdminCalendarRow): AdminCalendar {
  const { nextRunAt, ...shown } = presentIntegration({ integration, title });
  const isRead = row.health !== 'disabled' && row.health !== 'waiting';
  return { ...shown, ...row, failures: integration.failures, nextSyncAt: isRead ? nextRunAt : null };
}
