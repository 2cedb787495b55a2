import { z } from 'zod';
import { cents } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { numberInQuery } from './number-in-query.ts';
import { disputeStatuses } from './states.ts';
import { day, id, instant, maybe, pageQuery } from './wire.ts';

export const nextPayout = maybe(z.object({ date: day, amountCents: cents, isToday: z.literal(true).optional() }));

const earnings = z.object({
  /** What can be paid out now; negative only after a host's bank has fetched money back. */
  balanceCents: cents,
  /** Earned but still held: for as long as its job can be reported, or while a report is open. */
  pendingCents: cents,
  /** What the cleaner gets for jobs that are submitted and not paid yet; in none of the other amounts. */
  waitsForHostCents: cents,
  /** The jobs of which that is: first what waits for the cleaner’s own answer, then the soonest charged. */
  unpaid: z.array(
    z.object({
      ...{ jobId: id, jobTitle: z.string(), amountCents: cents },
      /** Of the home, in which its moments are said. */
      timeZone: z.string(),
      /** When the cleaning was to begin. */
      startTime: instant,
      /** When the host is charged automatically at the latest; null while a report is open. */
      chargedAt: maybe(instant),
      /** A report or a proposal waits for the cleaner’s answer. */
      waitsForYou: z.literal(true).optional(),
    }),
  ),
  paidOutCents: cents,
  /** What has reached the bank, without the provider’s fees and what is still on its way. */
  arrivedCents: cents,
  /** What has left the balance and not reached the bank, without the provider’s fees. */
  onItsWayCents: cents,
  /** The next weekly payout, as it stands now; null while it would be under $10, waits after one came back, or is held. */
  nextPayout,
  /** What of the pending money becomes free when, the soonest first; null while a report is open. */
  upcoming: z.array(
    z.object({
      ...{ jobId: maybe(id), jobTitle: maybe(z.string()), amountCents: cents, freeAt: maybe(instant) },
      /** Of the job's home; null where there is no job. */
      timeZone: maybe(z.string()),
      /** When its cleaning was to begin. */
      startTime: maybe(instant),
    }),
  ),
  series: z.array(z.object({ date: day, amountCents: cents })),
});
export type Earnings = z.infer<typeof earnings>;
export const getEarnings = endpoint({
  method: 'GET',
  path: '/api/cleaner/earnings',
  access: ['CLEANER'],
  summary:
    'The cleaner’s money as the ledger has it; series by day of the calendar where they live, without `from` the last `days` (30) of them',
  status: 200,
  query: z.strictObject({
    from: day.optional(),
    to: day.optional(),
    days: numberInQuery(z.coerce.number().int().min(1).max(366)).optional(),
  }),
  answer: earnings,
  whileSuspended: true,
});

const earnedJob = z.object({
  jobId: id,
  title: z.string(),
  startTime: instant,
  timeZone: z.string(),
  paidAt: instant,
  /** The same on the calendar of where the cleaner lives, as the series counts it. */
  paidOn: day,
  /** The cleaning before Freshkey's fee, and what Freshkey kept of it. */
  grossCents: cents,
  feeCents: cents,
  /** A referral credit has paid the fee. */
  feeWaived: z.boolean(),
  /** It was canceled, late or at the door; `otherCents` is what the cleaner has for that. Absent where it was cleaned. */
  isCanceled: z.literal(true).optional(),
  tipCents: cents,
  /** Pay for waiting or a late cancellation, less what refunds and chargebacks took. */
  otherCents: cents,
  /** What of that refunds and chargebacks took: 0 or negative. */
  refundedCents: cents,
  netCents: cents,
  /** Freshkey still holds what this job has brought; absent once it is the cleaner's to pay out. */
  moneyIsHeld: z.literal(true).optional(),
  /** How far the report about it is; absent where there is none. */
  reportStatus: z.enum(disputeStatuses).optional(),
});
export type EarnedJob = z.infer<typeof earnedJob>;
export const listEarnedJobs = endpoint({
  method: 'GET',
  path: '/api/cleaner/earnings/jobs',
  access: ['CLEANER'],
  summary: 'What each job has brought the cleaner, a late-canceled one too, as the ledger has it; the last paid first',
  status: 200,
  query: pageQuery({}),
  answer: z.array(earnedJob),
  paged: true,
  whileSuspended: true,
});
