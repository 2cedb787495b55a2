import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bookingStatuses } from '#contract/bookings.ts';
import {
  type CalendarFault,
  calendarAlarms,
  calendarPlatforms,
  decisionChoices,
  eventKinds,
} from '#contract/calendar-words.ts';
import { bookingSources } from '#contract/stay-marks.ts';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { bytea, instant } from '#server/platform/columns.ts';
import { properties } from '#server/properties/table.ts';
import type { Verdict } from './deciding/decide-event.ts';
import type { Cleaning } from './deciding/plan-cleaning.ts';
import type { Wording } from './feed/wording.ts';

/** A calendar that a host has connected: one feed of one property. */
export const calendarIntegrations = pgTable(
  'calendar_integration',
  {
    id: uuid().primaryKey(),
    hostId: uuid()
      .notNull()
      .references(() => users.id),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id),
    platform: text({ enum: calendarPlatforms }).notNull(),
    externalPropertyId: text().notNull(),
    /** The address is a secret: whoever has it reads the guests' days. Null: no feed yet. */
    urlSealed: bytea(),
    urlMasked: text(),
    /** A keyed hash that tells the same address at the same property. */
    urlFingerprint: bytea(),
    /** Its server's name, so that a server is not asked for many feeds at once. */
    server: text(),
    syncEnabled: boolean().notNull().default(true),
    unclearMeans: text({ enum: decisionChoices }).notNull().default('auto'),
    /** The first sync. */
    importedAt: instant(),
    lastSyncAt: instant(),
    lastFault: jsonb().$type<CalendarFault>(),
    /** Readings in a row that failed. */
    failures: integer().notNull().default(0),
    /** Null while it is not read by itself. */
    nextRunAt: instant(),
    /** One reader at a time: until when somebody is at it. */
    leasedUntil: instant(),
    etag: text(),
    lastModified: text(),
    /** The property's day on which everything was gone through and nothing was left to wait for. */
    settledDay: date({ mode: 'string' }),
    /** How often it was asked for by hand within a minute. */
    askedSince: instant(),
    asked: smallint().notNull().default(0),
    alarm: text({ enum: calendarAlarms }),
    missingStays: integer().notNull().default(0),
    createdAt: instant().notNull(),
    /** Removed by its host; kept for the stays that came by it. */
    removedAt: instant(),
  },
  (integration) => [
    index('calendar_integration_host')
      .on(integration.hostId, integration.createdAt.desc(), integration.id.desc())
      .where(sql`${integration.removedAt} is null`),
    index('calendar_integration_property').on(integration.propertyId),
    index('calendar_integration_failing')
      .on(integration.lastSyncAt)
      .where(sql`${integration.failures} >= 3 and ${integration.removedAt} is null`),
    index('calendar_integration_due').on(integration.nextRunAt).where(sql`${integration.nextRunAt} is not null`),
    uniqueIndex('calendar_integration_once')
      .on(integration.propertyId, integration.urlFingerprint)
      .where(sql`${integration.removedAt} is null`),
  ],
);

/** A stay: a property and a check-out day, whichever feeds have it. */
export const calendarBookings = pgTable(
  'calendar_booking',
  {
    id: uuid().primaryKey(),
    hostId: uuid()
      .notNull()
      .references(() => users.id),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id),
    /** The feed that it is known by; null where it was entered by hand. */
    integrationId: uuid().references(() => calendarIntegrations.id),
    platform: text({ enum: bookingSources }).notNull(),
    guestName: text(),
    guests: smallint(),
    checkIn: date({ mode: 'string' }).notNull(),
    checkOut: date({ mode: 'string' }).notNull(),
    status: text({ enum: bookingStatuses }).notNull(),
    cleaning: jsonb().$type<Cleaning>().notNull(),
    jobId: uuid().references(() => jobs.id),
    /** False where the host had posted the job by hand: then it is left alone. */
    ownJob: boolean().notNull().default(true),
    /** The check-out day that the job was posted or last moved for. */
    jobDay: date({ mode: 'string' }),
    /** The check-out day for which host and cleaner were told that a job, already taken, no longer fits. */
    toldDay: date({ mode: 'string' }),
    createdAt: instant().notNull(),
    canceledAt: instant(),
  },
  (booking) => [
    uniqueIndex('calendar_booking_stay')
      .on(booking.propertyId, booking.checkOut)
      .where(sql`${booking.status} <> 'canceled'`),
    index('calendar_booking_host').on(booking.hostId, booking.checkIn.desc(), booking.id.desc()),
    index('calendar_booking_property').on(booking.propertyId, booking.checkOut),
    index('calendar_booking_job').on(booking.jobId).where(sql`${booking.jobId} is not null`),
    index('calendar_booking_waiting')
      .on(booking.checkOut)
      .where(sql`${booking.status} = 'confirmed' and ${booking.jobId} is null`),
    check('calendar_booking_days', sql`${booking.checkOut} > ${booking.checkIn}`),
  ],
);

/** What a feed has, or had: each event with what was decided about it. */
export const calendarEvents = pgTable(
  'calendar_event',
  {
    id: uuid().primaryKey(),
    integrationId: uuid()
      .notNull()
      .references(() => calendarIntegrations.id),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id),
    uid: text().notNull(),
    code: text(),
    checkIn: date({ mode: 'string' }).notNull(),
    checkOut: date({ mode: 'string' }).notNull(),
    wording: text().$type<Wording>().notNull(),
    canceled: boolean().notNull(),
    repeats: boolean().notNull(),
    own: boolean().notNull(),
    guestName: text(),
    guests: smallint(),
    choice: text({ enum: decisionChoices }).notNull(),
    kept: boolean().notNull(),
    missed: smallint().notNull(),
    kind: text({ enum: eventKinds }).notNull(),
    reason: jsonb().$type<Verdict['reason']>().notNull(),
    movedFrom: date({ mode: 'string' }),
    bookingId: uuid().references(() => calendarBookings.id),
    decidedAt: instant().notNull(),
  },
  (event) => [
    index('calendar_event_integration').on(event.integrationId, event.checkOut, event.id),
    index('calendar_event_property').on(event.propertyId, event.checkOut),
  ],
);

/** The secret link to somebody's own calendar; one each. */
export const calendarExports = pgTable(
  'calendar_export',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A keyed hash; the secret itself is stored nowhere. */
    secretHash: bytea().notNull(),
    createdAt: instant().notNull(),
  },
  (link) => [uniqueIndex('calendar_export_secret').on(link.secretHash)],
);

/** A private calendar of a cleaner, of which only the busy times are read. Removed by its owner, the row is deleted. */
export const busyCalendars = pgTable(
  'busy_calendar',
  {
    id: uuid().primaryKey(),
    cleanerId: uuid()
      .notNull()
      .references(() => users.id),
    /** The address is a secret: whoever has it reads the whole calendar. */
    urlSealed: bytea().notNull(),
    urlMasked: text().notNull(),
    urlFingerprint: bytea().notNull(),
    server: text().notNull(),
    lastReadAt: instant(),
    /** When the whole file was last gone through: days further ahead come into sight only then. */
    gatheredAt: instant(),
    lastFault: jsonb().$type<CalendarFault>(),
    failures: integer().notNull().default(0),
    nextRunAt: instant().notNull(),
    leasedUntil: instant(),
    etag: text(),
    lastModified: text(),
    createdAt: instant().notNull(),
  },
  (calendar) => [
    uniqueIndex('busy_calendar_once').on(calendar.cleanerId, calendar.urlFingerprint),
    index('busy_calendar_due').on(calendar.nextRunAt),
  ],
);
