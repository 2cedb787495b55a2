import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { cohortRoles } from '#contract/cohort-roles.ts';
import { instant } from '#server/platform/columns.ts';

const count = () => integer().notNull();
/** A sum of cents over many jobs, which may be more than an integer holds. */
const sum = () => bigint({ mode: 'number' }).notNull();

/** What each day of the operator’s calendar held, in parts that can be added up; a day without a row held nothing. */
export const figureDays = pgTable('figure_day', {
  day: date().primaryKey(),
  ...{ gmvCents: sum(), paidJobs: count(), feesCents: sum() },
  /** Jobs posted that day; of them, those that are no longer open, and those that have a cleaner. */
  ...{ postedJobs: count(), closedJobs: count(), filledJobs: count() },
  ...{ startedJobs: count(), onTimeJobs: count() },
  /** Jobs submitted that day, and those among them with a report, whenever that was made. */
  ...{ submittedJobs: count(), disputedJobs: count() },
  /** Reports made that day. */
  disputes: count(),
  /** Hires of that day that were kept or lost to a deadline, and those kept. */
  ...{ judgedHires: count(), keptHires: count() },
  ...{ newSignups: count(), erasedAccounts: count() },
  /** How long jobs posted that day waited for a first bid, in minutes, and how many waited each time. */
  waitMinutes: integer().array().notNull(),
  waitJobs: integer().array().notNull(),
});

/** The same of one city, as far as it is shown by city. */
export const cityDays = pgTable(
  'city_day',
  {
    ...{ day: date().notNull(), city: text().notNull(), state: text().notNull() },
    ...{ gmvCents: sum(), paidJobs: count() },
    ...{ postedJobs: count(), closedJobs: count(), filledJobs: count() },
  },
  (row) => [primaryKey({ columns: [row.day, row.city, row.state] })],
);

/**
 * Moments whose days have changed since they were counted, written by triggers of the migrations in the transaction of
 * the change. Nothing but appended to, so that nobody who writes waits for somebody else’s day.
 */
export const figureChanges = pgTable(
  'figure_change',
  { id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(), at: instant().notNull() },
  (change) => [index('figure_change_at').on(change.at)],
);

/** How the counting is doing: one row. */
export const figureState = pgTable(
  'figure_state',
  {
    id: smallint().primaryKey(),
    /** Whose days were counted; with another one they are all counted anew. */
    timeZone: text().notNull(),
    keptAt: instant(),
    /** When it was last counted who stays. */
    cohortsAt: instant(),
    /** The last time that every day was counted again, and how many were not as they had been kept. */
    ...{ checkedAt: instant(), differed: integer().notNull().default(0) },
  },
  (state) => [check('figure_state_one', sql`${state.id} = 1`)],
);

/** Of the people whose first job was in one month: how many had a job in another, or in that one. */
export const cohortMonths = pgTable(
  'cohort_month',
  {
    role: text({ enum: cohortRoles }).notNull(),
    /** `YYYY-MM` */
    ...{ firstMonth: text().notNull(), month: text().notNull() },
    people: count(),
  },
  (row) => [primaryKey({ columns: [row.role, row.firstMonth, row.month] })],
);
