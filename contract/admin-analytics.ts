import { z } from 'zod';
import { cents } from './amounts.ts';
import { cohortRoles } from './cohort-roles.ts';
import { endpoint } from './endpoint.ts';
import { numberInQuery } from './number-in-query.ts';
import { day, dayOrInstant, fileQuery, maybe } from './wire.ts';

const count = z.number().int();
/** From 0 to 100, to one decimal; null when there is nothing to count. */
const percent = maybe(z.number());

const analyticsDay = z.object({
  date: day,
  gmvCents: cents,
  feesCents: cents,
  postedJobs: count,
  completedJobs: count,
  newSignups: count,
  fillRate: percent,
  timeToFirstBidMinutes: maybe(z.number()),
  onTimePercentage: percent,
  confirmedInTimePercentage: percent,
  disputes: count,
});

/** What was measured over some days; GLOSSARY says what each figure is. */
const analytics = z.object({
  /** The first and the last day, in the operator’s zone. */
  from: day,
  to: day,
  timeZone: z.string(),
  /** False while older days are still to be counted: after an upgrade, or once the operator’s zone is another. */
  complete: z.boolean(),
  gmvCents: cents,
  feesCents: cents,
  averageJobValueCents: maybe(cents),
  postedJobs: count,
  completedJobs: count,
  newSignups: count,
  fillRate: percent,
  /** Half of the jobs that got a bid had the first one sooner than this, in minutes; from two hours on, in steps of six. */
  timeToFirstBidMinutes: maybe(z.number()),
  onTimePercentage: percent,
  confirmedInTimePercentage: percent,
  disputes: count,
  disputeRate: percent,
  /** Every day of the span, the quiet ones too. */
  series: z.array(analyticsDay),
});
export type Analytics = z.infer<typeof analytics>;

export const getAnalytics = endpoint({
  method: 'GET',
  path: '/api/admin/analytics',
  access: ['ADMIN'],
  summary:
    'The marketplace’s figures for a range of days of the operator’s zone, both ends included: the last 30 by default, 366 at most',
  status: 200,
  query: z.strictObject({ from: dayOrInstant.optional(), to: dayOrInstant.optional() }),
  answer: analytics,
});

const daysQuery = {
  from: dayOrInstant.optional(),
  to: dayOrInstant.optional(),
  limit: numberInQuery(z.coerce.number().int().min(1).max(366)).default(366),
  ...fileQuery,
};

export const listAnalyticsDays = endpoint({
  method: 'GET',
  path: '/api/admin/analytics/days',
  access: ['ADMIN'],
  summary: 'The same figures day by day, for the same range; `format=csv` exports',
  status: 200,
  query: z.strictObject(daysQuery),
  answer: z.array(analyticsDay),
  paged: true,
});

const city = z.object({
  /** Empty where nobody knows it. */
  city: z.string(),
  state: z.string(),
  /** Of its middle; null where the place is not known. */
  latitude: maybe(z.number()),
  longitude: maybe(z.number()),
  gmvCents: cents,
  completedJobs: count,
  postedJobs: count,
  fillRate: percent,
});
export type CityFigures = z.infer<typeof city>;

export const listAnalyticsCities = endpoint({
  method: 'GET',
  path: '/api/admin/analytics/cities',
  access: ['ADMIN'],
  summary: 'The figures of the same range by city, the highest GMV first; `format=csv` exports all of them',
  status: 200,
  query: z.strictObject(daysQuery),
  answer: z.array(city),
  paged: true,
});

const cohort = z.object({
  /** The month of their first job, `YYYY-MM`. */
  month: z.string(),
  people: count,
  /** Of these people, the share with a job in that month and in each one after it. */
  shares: z.array(percent),
});
export type Cohort = z.infer<typeof cohort>;

export const listCohorts = endpoint({
  method: 'GET',
  path: '/api/admin/analytics/cohorts',
  access: ['ADMIN'],
  summary:
    'Hosts by the month of the first job they posted, or cleaners by the month of the first one they started, for the twelve months up to the end of the range; `format=csv` exports',
  status: 200,
  query: z.strictObject({ ...daysQuery, role: z.enum(cohortRoles).default('HOST') }),
  answer: z.array(cohort),
  paged: true,
});
