import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { HostOverview } from '#contract/overviews.ts';
import { presentCleaning, stayJob } from '#server/calendar/index.ts';
import { calendarBookings, calendarIntegrations } from '#server/calendar/table.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Db } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { inHomes } from '#server/platform/http/in-homes.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';

type CalendarNeeds = HostOverview['calendarNeeds'];

/** As much as one screen shows; the calendar has the rest. */
const most = 50;

/**
 * What a host's calendars ask: feeds with an alarm, then stays that moved, are gone or no longer confirmed while their cleaner
 * is booked, and stays for which no cleaning can be planned. `only`: the feeds and stays that are asked about.
 */
export async function calendarNeedsOf({ db, clock }: Kit, actor: Actor, only?: string[]): Promise<CalendarNeeds> {
  const among = (id: PgColumn) => only && inArray(id, only);
  const [alarms, stays] = await Promise.all([
    alarmsOf(db, actor, among(calendarIntegrations.id)),
    staysToSettle(
      db,
      and(
        ...[eq(calendarBookings.hostId, actor.id), inHomes(actor, calendarBookings.propertyId)],
        among(calendarBookings.id),
      ),
      clock.now(),
    ),
  ]);
  return [...alarms, ...stays];
}

async function alarmsOf(db: Db, actor: Actor, among: SQL | undefined): Promise<CalendarNeeds> {
  const { id, alarm, platform, propertyId, createdAt, removedAt } = calendarIntegrations;
  const rows = await db
    .select({ integrationId: id, alarm, platform, property: { id: properties.id, title: properties.title } })
    .from(calendarIntegrations)
    .innerJoin(properties, eq(properties.id, propertyId))
    .where(
      and(
        ...[eq(calendarIntegrations.hostId, actor.id), inHomes(actor, propertyId)],
        ...[isNotNull(alarm), isNull(removedAt), among],
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(most);
  return rows.flatMap(({ alarm: kind, ...row }) =>
    kind ? [{ ...row, kind, checkOutDate: null, stayId: null, jobId: null }] : [],
  );
}

async function staysToSettle(db: Db, whose: SQL | undefined, now: Date): Promise<CalendarNeeds> {
  const { propertyId, checkOut, id } = calendarBookings;
  const rows = await db
    .select({
      booking: calendarBookings,
      job: stayJob,
      property: { id: properties.id, title: properties.title },
    })
    .from(calendarBookings)
    .leftJoin(jobs, eq(jobs.id, calendarBookings.jobId))
    .innerJoin(properties, eq(properties.id, propertyId))
    .where(and(whose, or(isTaken(now), isUnplanned(now))))
    .orderBy(asc(checkOut), asc(id))
    .limit(most);
  return rows.flatMap(({ booking, property, job }) => {
    const kind = kinds.get(presentCleaning(booking, job).code);
    if (!kind) return [];
    const feed = { integrationId: null, platform: null };
    return [{ kind, property, ...feed, checkOutDate: booking.checkOut, stayId: booking.id, jobId: booking.jobId }];
  });
}

/** Its cleaner is booked, and the stay is another one than when they were. */
const isTaken = (now: Date): SQL =>
  sql`(${jobs.status} = 'ASSIGNED' and ${jobs.endTime} > ${now}
    and ${calendarBookings.cleaning} ->> 'code' in ('jobToMove', 'jobToCancel', 'jobUnsure'))`;

/** Nothing can be planned for it, although it is still to come. */
const isUnplanned = (now: Date): SQL =>
  sql`(${calendarBookings.jobId} is null and ${calendarBookings.status} <> 'canceled'
    and ${calendarBookings.checkOut} >= (${now.toISOString()}::timestamptz at time zone 'UTC')::date
    and ${calendarBookings.cleaning} ->> 'code' in ('overlaps', 'needsHours', 'needsZone', 'needsPayment'))`;

const kinds = new Map<string, CalendarNeeds[number]['kind']>([
  ['jobToMove', 'moved'],
  ['jobToCancel', 'gone'],
  ['jobUnsure', 'unsure'],
  ['overlaps', 'overlaps'],
  ['needsHours', 'needsHours'],
  ['needsZone', 'needsZone'],
  ['needsPayment', 'needsPayment'],
]);
