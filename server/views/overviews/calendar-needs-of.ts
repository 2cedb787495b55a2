import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { HostOverview } from '#contract/overviews.ts';
import { presentCleaning, stayJob } from '#server/calendar/index.ts';
import { calendarBookings, calendarIntegrations } from '#server/calendar/table.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Db } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';

type CalendarNeeds = HostOverview['calendarNeeds'];

/** As much as one screen shows; the calendar has the rest. */
const most = 50;

/**
 * What a host's calendars ask: feeds with an alarm, then stays that moved, are gone or no longer confirmed while their cleaner
 * is booked. `only`: the feeds and stays that are asked about.
 */
export async function calendarNeedsOf({ db, clock }: Kit, hostId: string, only?: string[]): Promise<CalendarNeeds> {
  const among = (id: PgColumn) => only && inArray(id, only);
  const [alarms, stays] = await Promise.all([
    alarmsOf(db, hostId, among(calendarIntegrations.id)),
    staysToSettle(db, and(eq(calendarBookings.hostId, hostId), among(calendarBookings.id)), clock.now()),
  ]);
  return [...alarms, ...stays];
}

async function alarmsOf(db: Db, hostId: string, among: SQL | undefined): Promise<CalendarNeeds> {
  const { id, alarm, platform, propertyId, createdAt, removedAt } = calendarIntegrations;
  const rows = await db
    .select({ integrationId: id, alarm, platform, property: { id: properties.id, title: properties.title } })
    .from(calendarIntegrations)
    .innerJoin(properties, eq(properties.id, propertyId))
    .where(and(eq(calendarIntegrations.hostId, hostId), isNotNull(alarm), isNull(removedAt), among))
    .orderBy(desc(createdAt), desc(id))
    .limit(most);
  return rows.flatMap(({ alarm: kind, ...row }) => (kind ? [{ ...row, kind, checkOutDate: null, jobId: null }] : []));
}

async function staysToSettle(db: Db, whose: SQL | undefined, now: Date): Promise<CalendarNeeds> {
  const { propertyId, checkOut, id, cleaning } = calendarBookings;
  const rows = await db
    .select({
      booking: calendarBookings,
      job: stayJob,
      property: { id: properties.id, title: properties.title },
    })
    .from(calendarBookings)
    .innerJoin(jobs, and(eq(jobs.id, calendarBookings.jobId), eq(jobs.status, 'ASSIGNED')))
    .innerJoin(properties, eq(properties.id, propertyId))
    .where(and(whose, gt(jobs.endTime, now), sql`${cleaning} ->> 'code' in ('jobToMove', 'jobToCancel', 'jobUnsure')`))
    .orderBy(asc(checkOut), asc(id))
    .limit(most);
  return rows.flatMap(({ booking, property, job }) => {
    const kind = kinds.get(presentCleaning(booking, job).code);
    if (!kind) return [];
    const feed = { integrationId: null, platform: null };
    return [{ kind, property, ...feed, checkOutDate: booking.checkOut, jobId: booking.jobId }];
  });
}

const kinds = new Map<string, 'moved' | 'gone' | 'unsure'>([
  ['jobToMove', 'moved'],
  ['jobToCancel', 'gone'],
  ['jobUnsure', 'unsure'],
]);
