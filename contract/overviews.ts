import { z } from 'zod';
import { cents } from './amounts.ts';
import { busyTime } from './busy-calendars.ts';
import { ofProperty } from './calendar.ts';
import { calendarAlarms, calendarPlatforms } from './calendar-words.ts';
import { nextPayout } from './earnings.ts';
import { endpoint } from './endpoint.ts';
import { job } from './jobs.ts';
import { timelineKinds } from './states.ts';
import { day, id, instant, maybe } from './wire.ts';

/** What a calendar has brought that only its host can decide. */
export const calendarNeeds = [
  ...calendarAlarms,
  /** The stay moved, and its cleaner is booked for the day before. */
  'moved',
  /** The stay is gone, and its cleaner is still booked. */
  'gone',
  /** The stay is no longer confirmed, and its cleaner is still booked. */
  'unsure',
  /** A stay lies over another one, its cleaning would have no time, or nothing is posted before what is owed is paid. */
  ...(['overlaps', 'needsHours', 'needsZone', 'needsPayment'] as const),
] as const;
export const calendarNeed = z.object({
  kind: z.enum(calendarNeeds),
  property: ofProperty,
  /** With an alarm, as is the platform. */
  integrationId: maybe(id),
  platform: maybe(z.enum(calendarPlatforms)),
  /** The check-out day as it is now, or was, and the stay; without an alarm, as is the job, which a stay may not have yet. */
  ...{ checkOutDate: maybe(day), stayId: maybe(id) },
  jobId: maybe(id),
});

/**
 * Why something needs the host: what is owed, a cleaner who cannot get in, no card, a proposal to accept or escalate, work to
 * approve and pay, bids, a job without any soon before its start, one that ended without a cleaner, a check-out within days
 * that nobody cleans after, a calendar, a home whose address could not be located, a message.
 */
export const inboxKinds = [
  'pay',
  'door',
  'card',
  'report',
  'bidless',
  'bids',
  'approve',
  'repost',
  'uncovered',
  'calendar',
  'place',
  'message',
] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** Totals are never taken from one page of a list. */
const hostOverview = z.object({
  activeJobs: z.number().int(),
  propertyCount: z.number().int(),
  /** All that the host's cards were charged: payouts, fees and tips, refunds taken off; as in `money`. */
  totalSpentCents: cents,
  completedJobs: z.number().int(),
  hasPaymentMethod: z.boolean(),
  calendarNeeds: z.array(calendarNeed),
  /** How many things of each kind are in the host’s inbox; kinds of which there are none are left out. */
  inbox: z.array(z.object({ kind: z.enum(inboxKinds), count: z.number().int() })),
  /** How many jobs need the host, as in the list of jobs; absent where there are none. */
  jobsInNeed: z.number().int().optional(),
  /** How many calendars are connected. */
  calendarCount: z.number().int(),
  /** Jobs of the next seven days, in every state but CANCELED. */
  week: z.array(job),
  /** The five jobs to which something happened last, the latest first, with what and when. */
  recent: z.array(z.object({ job, kind: z.enum([...timelineKinds, 'BID']), at: instant })),
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
  /** Cleaners who would like to bring the caller along, and wait for an answer; absent where there are none. */
  askedToHelp: z.number().int().optional(),
  availableJobs: z.number().int(),
  /** How many things wait for the cleaner’s answer, however far ahead: all that `/api/cleaner/today` lists. */
  toAnswer: z.number().int(),
  week: z.array(job),
  /** When the cleaner’s own calendars say that they are busy in these seven days: in order, without overlaps. */
  busy: z.array(busyTime),
  /** Of where the cleaner lives; `busy` is told in it. */
  timeZone: z.string(),
  money: z.object({
    ...{ balanceCents: cents, pendingCents: cents, paidOutCents: cents, arrivedCents: cents, monthEarnedCents: cents },
    /** As among the earnings; the payout is absent where it is null there. */
    ...{ waitsForHostCents: cents, nextPayout: nextPayout.unwrap().optional() },
  }),
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
