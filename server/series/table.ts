import { sql } from 'drizzle-orm';
import { boolean, date, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { InviteFirst } from '#contract/invite-first.ts';
import { seriesStatuses, seriesSteps } from '#contract/series-dates.ts';
import { postedCleaningTypes } from '#contract/states.ts';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { centsColumn, instant } from '#server/platform/columns.ts';
import { properties } from '#server/properties/table.ts';

type CustomTasks = (typeof jobs.$inferSelect)['customTasks'];

/** A cleaning that comes again. Dates and hours are those of its property's calendar and clock. */
export const series = pgTable(
  'series',
  {
    id: uuid().primaryKey(),
    hostId: uuid()
      .notNull()
      .references(() => users.id),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id),
    status: text({ enum: seriesStatuses }).notNull().default('ACTIVE'),
    every: text({ enum: seriesSteps }).notNull(),
    firstDate: date({ mode: 'string' }).notNull(),
    lastDate: date({ mode: 'string' }),
    startTime: text().notNull(),
    endTime: text().notNull(),
    payoutCents: centsColumn().notNull(),
    cleaningType: text({ enum: postedCleaningTypes }).notNull(),
    specialInstructions: text(),
    customTasks: jsonb().$type<CustomTasks>().notNull(),
    inviteFirst: jsonb().$type<InviteFirst>(),
    /** Up to this day every date is settled: there is a job, or there is to be none. */
    postedUntil: date({ mode: 'string' }).notNull(),
    createdAt: instant().notNull(),
  },
  (row) => [
    index('series_property').on(row.propertyId, row.createdAt).where(sql`${row.status} <> 'ENDED'`),
    index('series_host').on(row.hostId),
    index('series_due').on(row.postedUntil, row.id).where(sql`${row.status} = 'ACTIVE'`),
  ],
);

/** What was decided about one date of a series: its key is what lets a job be posted for it only once. */
export const seriesDates = pgTable(
  'series_date',
  {
    seriesId: uuid()
      .notNull()
      .references(() => series.id),
    date: date({ mode: 'string' }).notNull(),
    /** Null: its host skips it. */
    jobId: uuid().references(() => jobs.id),
    /** The job was canceled with its series, by a pause, an end or another rhythm: the date is open again. */
    takenBack: boolean().notNull().default(false),
  },
  (row) => [
    primaryKey({ columns: [row.seriesId, row.date] }),
    uniqueIndex('series_date_job').on(row.jobId).where(sql`${row.jobId} is not null`),
  ],
);
