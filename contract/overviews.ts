import { z } from 'zod';
import { cents } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { job } from './jobs.ts';
import { day, maybe } from './wire.ts';

/** Totals are never taken from one page of a list. */
const hostOverview = z.object({
  activeJobs: z.number().int(),
  propertyCount: z.number().int(),
  /** All that the host's cards were charged: payouts, fees and tips, refunds taken off; as in `money`. */
  totalSpentCents: cents,
  completedJobs: z.number().int(),
  hasPaymentMethod: z.boolean(),
  /** OPEN jobs with pending bids, soonest first, and SUBMITTED jobs waiting for approval. */
  needsYou: z.array(z.object({ kind: z.enum(['bids', 'approve', 'repost']), bidCount: z.number().int(), job })),
  /** Jobs of the next seven days, in every state but CANCELED. */
  week: z.array(job),
  money: z.object({
    monthSpentCents: cents,
    monthFeeCents: cents,
    monthTipCents: cents,
    /** What each of these jobs was charged; null where they differ, and where there is none. */
    monthFeeEachCents: maybe(cents),
    monthJobs: z.number().int(),
    /** The days of this month with payments, oldest first. */
    days: z.array(z.object({ date: day, spentCents: cents })),
  }),
});
export type HostOverview = z.infer<typeof hostOverview>;
export const getHostOverview = endpoint({
  method: 'GET',
  path: '/api/host/overview',
  access: ['HOST'],
  summary: 'Counters, the coming week, what needs the host, and this month’s money',
  status: 200,
  answer: hostOverview,
});
const cleanerOverview = z.object({
  jobsCompleted: z.number().int(),
  activeBids: z.number().int(),
  clientRequests: z.number().int(),
  availableJobs: z.number().int(),
  week: z.array(job),
  money: z.object({ balanceCents: cents, pendingCents: cents, paidOutCents: cents, monthEarnedCents: cents }),
});
export type CleanerOverview = z.infer<typeof cleanerOverview>;
export const getCleanerOverview = endpoint({
  method: 'GET',
  path: '/api/cleaner/overview',
  access: ['CLEANER'],
  summary: 'Counters, the coming week and the money of the cleaner',
  status: 200,
  answer: cleanerOverview,
});
