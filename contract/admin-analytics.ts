import { z } from 'zod';
import { cents } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { day, dayOrInstant, maybe } from './wire.ts';

const count = z.number().int();
/** From 0 to 100, to one decimal; null when there is nothing to count. */
const percent = maybe(z.number());

/** What was measured over some days; GLOSSARY says what each figure is. */
const analytics = z.object({
  /** The first and the last day, in UTC. */
  from: day,
  to: day,
  gmvCents: cents,
  feesCents: cents,
  averageJobValueCents: maybe(cents),
  postedJobs: count,
  completedJobs: count,
  newSignups: count,
  fillRate: percent,
  /** Half of the jobs that got a bid had the first one sooner than this, in minutes. */
  timeToFirstBidMinutes: maybe(z.number()),
  onTimePercentage: percent,
  confirmedInTimePercentage: percent,
  disputes: count,
  disputeRate: percent,
  /** Every day of the span, the quiet ones too. */
  series: z.array(
    z.object({
      date: day,
      gmvCents: cents,
      feesCents: cents,
      postedJobs: count,
      completedJobs: count,
      newSignups: count,
    }),
  ),
});
export type Analytics = z.infer<typeof analytics>;

export const getAnalytics = endpoint({
  method: 'GET',
  path: '/api/admin/analytics',
  access: ['ADMIN'],
  summary: 'The marketplace’s figures for a range of days, both ends included: the last 30 by default, 366 at most',
  status: 200,
  query: z.strictObject({ from: dayOrInstant.optional(), to: dayOrInstant.optional() }),
  answer: analytics,
});
