import { z } from 'zod';
import { person } from './accounts.ts';
import { cents, fixedFees, sentCents } from './amounts.ts';
import { bid } from './bids.ts';
import { customTask, sentCustomTasks } from './custom-tasks.ts';
import { dispute } from './dispute.ts';
import { endpoint } from './endpoint.ts';
import { finding } from './findings.ts';
import { helpersPart, helpingPart } from './helper-of-job.ts';
import { hostJobFilters } from './host-job-lists.ts';
import { inviteFirst } from './invite-first.ts';
import { jobAbilities } from './job-abilities.ts';
import { jobGroups } from './job-groups.ts';
import { jobStep, stayMove } from './job-step.ts';
import { defaultPayoutCents, maximumPayoutCents } from './money.ts';
import { offeredChange } from './offered-change.ts';
import { isOneChange } from './one-change.ts';
import { openJobFilters } from './open-job-filters.ts';
import { review } from './reviews.ts';
import { disputeStatuses, jobSides, jobStatuses, postedCleaningTypes, workDoubts } from './states.ts';
import { supply } from './supplies.ts';
import { jobTerms } from './terms-shape.ts';
import { line, prose } from './text.ts';
import { unpaidParts } from './unpaid.ts';
import { waiting } from './waiting.ts';
import { id, idOr, idParams, instant, limitQuery, maybe, pageQuery, sentInstant } from './wire.ts';
import { deliverable, hiddenPhoto, task } from './work.ts';

export const urgencies = ['URGENT', 'NORMAL'] as const;

export const job = z.object({
  id,
  hostId: id,
  cleanerId: maybe(id),
  propertyId: id,
  title: z.string(),
  status: z.enum(jobStatuses),
  startTime: instant,
  endTime: instant,
  timeZone: z.string(),
  payoutCents: cents,
  ...fixedFees,
  /** Submitted without the work, because the cleaner could not begin: `payoutCents` is half of what was agreed. */
  couldNotClean: z.boolean(),
  cleaningType: z.enum(postedCleaningTypes),
  specialInstructions: maybe(z.string()),
  customTasks: z.array(customTask),
  urgency: z.enum(urgencies),
  createdAt: instant,
  city: maybe(z.string()),
  state: maybe(z.string()),
  zipCode: maybe(z.string()),
  distanceKm: maybe(z.number()),
  can: z.array(z.enum(jobAbilities)),
  /** When the assigned cleaner must have confirmed; null once confirmed, and for anyone not on the job. */
  confirmBy: maybe(instant),
  /** How far the report about it is; absent where there is none, and for anyone not on the job. */
  reportStatus: z.enum(disputeStatuses).optional(),
  /** When the report, or the proposal about it, must have been answered by the cleaner who reads this; absent where it need not. */
  answerBy: instant.optional(),
  /** In lists, while a proposal about its report waits: the payout it proposes, before fees. Absent for anyone not on the job. */
  proposedCents: cents.optional(),
  /** Beside it: who has accepted it while the other has not. */
  proposalAcceptedBy: z.enum(jobSides).optional(),
  /** Told to the cleaner of a job that is paid: their money for it is not free yet. */
  moneyIsHeld: z.literal(true).optional(),
  /**
   * Told to the cleaner of a job that is paid, in lists: what it has brought them as the ledger has it, with tips, and
   * with their fee and what was refunded or charged back taken off.
   */
  receivedCents: cents.optional(),
  /** Told to the cleaner of a job that is not paid yet: what their wait at the door, now over, brings on top. */
  waitingPayCents: cents.optional(),
  /** Until then only its host and whom they have invited know of it; absent once all may bid. */
  openToAllAt: instant.optional(),
  property: z.object({
    id,
    title: z.string(),
    /** 'City, ST ZIP' before assignment. */
    address: z.string(),
    bedrooms: maybe(z.number()),
    bathrooms: maybe(z.number()),
    notes: maybe(z.string()),
  }),
  /** Only for the host, the assigned cleaner and admins, while the job is ASSIGNED. */
  offeredChange: maybe(offeredChange),
  ...{ cleaner: maybe(person), host: maybe(person), ...helpingPart },
});
export type Job = z.infer<typeof job>;

export const hostJob = job.extend({
  bids: z.array(bid),
  /** What the host's card was charged for it, refunds taken off; null while that is nothing. */
  spent: maybe(z.object({ totalCents: cents, tipCents: cents, refundedCents: cents })),
});
export type HostJob = z.infer<typeof hostJob>;

export const jobDetail = job.extend({
  /** Only for the host. */
  bids: z.array(bid).optional(),
  /** Only for admins, while the job is OPEN: who has bid and waits for the host, the cheapest first. */
  waitingBids: z.array(bid.pick({ id: true, cleanerId: true, amountCents: true, cleaner: true })).optional(),
  /** Only for the host: who was invited and has not answered, while the job is OPEN. */
  invitations: z.array(z.object({ cleanerId: id, name: z.string(), invitedAt: instant })).optional(),
  /** Only for a cleaner who has bid: their current or latest bid. */
  ownBid: maybe(bid).optional(),
  tasks: z.array(task),
  deliverables: z.array(deliverable),
  /** Photos that admins have hidden, without anything to look at; absent where there are none, and for admins, who see them. */
  hiddenPhotos: z.array(hiddenPhoto).optional(),
  team: z.array(
    z.object({ rank: z.number().int(), bidId: id, cleanerId: id, name: z.string(), amountCents: cents.optional() }),
  ),
  reviews: z.array(review),
  canReview: z.boolean(),
  /** Told to the two people of a paid job: the other side has written its review, which may still be in moderation. */
  otherSideReviewed: z.boolean(),
  dispute: maybe(dispute),
  ...{ timeline: z.array(jobStep), stayMoves: z.array(stayMove) },
  /** Only for the host: the series that it is of. */
  seriesId: maybe(id),
  /** The host has said how to get in; always false for those who are never told. */
  accessGiven: z.boolean(),
  /** A small picture of who does it, for those who see the home, where they show one. */
  cleanerPictureUrl: maybe(z.string()),
  /** Start Job is there from `startOpensAt`. The saved card is charged at `settlesAt`: null before submission. Its terms are kept since its cleaner was hired. */
  ...{ startOpensAt: instant, settlesAt: maybe(instant), terms: maybe(jobTerms) },
  /** What the host should check before paying; empty for anyone not on the job. */
  doubts: z.array(z.enum(workDoubts)),
  /** Null for anyone not on the job, and where nobody had to wait. */
  waiting: maybe(waiting),
  /** What the home has in stock, for its host and whoever is at work there; and what was found in it. */
  ...{ supplies: z.array(supply), findings: z.array(finding) },
  ...{ ...unpaidParts, ...helpersPart },
});
export type JobDetail = z.infer<typeof jobDetail>;

const jobFields = {
  startTime: sentInstant('startRequired'),
  endTime: sentInstant('endRequired'),
  payoutCents: sentCents(100, maximumPayoutCents, 'budget'),
  cleaningType: z.enum(postedCleaningTypes),
  specialInstructions: prose(4000).nullish(),
  customTasks: sentCustomTasks.optional(),
};

export const postJob = endpoint({
  method: 'POST',
  path: '/api/jobs',
  access: ['HOST'],
  summary: 'Post a cleaning; needs a payment method',
  status: 201,
  body: z.strictObject({
    propertyId: idOr('propertyRequired'),
    ...jobFields,
    payoutCents: jobFields.payoutCents.default(defaultPayoutCents),
    /** Cleaners who have the job to themselves for some hours; those of them who could not take it are not invited. */
    inviteFirst: inviteFirst.nullish(),
  }),
  answer: job,
});
export const cancelAsAdmin = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/{id}/cancel',
  access: ['ADMIN'],
  summary: 'Cancel an unpaid job, with a reason; no one is charged for it',
  status: 200,
  params: idParams,
  body: z.strictObject({ reason: line(500) }),
  answer: job,
});
export const changeJob = endpoint({
  method: 'PATCH',
  path: '/api/jobs/{id}',
  access: ['HOST', 'CLEANER'],
  summary: 'Move a job to another status ({ status }), or change an OPEN one (its host)',
  status: 200,
  params: idParams,
  body: z
    .strictObject({
      status: z.enum(jobStatuses).optional(),
      // only with CANCELED: what the host was shown that it costs; another sum is 409 `stale`
      amountCents: sentCents(0, maximumPayoutCents).optional(),
      startTime: jobFields.startTime.optional(),
      endTime: jobFields.endTime.optional(),
      payoutCents: jobFields.payoutCents.optional(),
      cleaningType: jobFields.cleaningType.optional(),
      specialInstructions: jobFields.specialInstructions,
      customTasks: jobFields.customTasks,
    })
    .refine(isOneChange, { error: 'alone', path: ['status'] }),
  answer: job,
});
export const getJob = endpoint({
  method: 'GET',
  path: '/api/jobs/{id}',
  access: 'signed-in',
  summary: 'A job with everything this caller may see of it',
  status: 200,
  params: idParams,
  answer: jobDetail,
});
export const listHostJobs = endpoint({
  method: 'GET',
  path: '/api/host/jobs',
  access: ['HOST'],
  summary:
    'The host’s jobs with their bids, newest first; of a group: the most urgent, the soonest or the latest start first',
  status: 200,
  query: pageQuery({ group: z.enum(jobGroups).optional(), ...hostJobFilters }),
  answer: z.array(hostJob),
  paged: true,
});
export const listAvailableJobs = endpoint({
  method: 'GET',
  path: '/api/jobs/available',
  access: ['CLEANER'],
  summary: 'Open jobs the cleaner may bid on, soonest first; near and radius default to the cleaner’s own',
  status: 200,
  query: pageQuery(openJobFilters),
  answer: z.array(job),
  paged: true,
});
export const listAssignedJobs = endpoint({
  method: 'GET',
  path: '/api/cleaner/jobs/assigned',
  access: ['CLEANER'],
  summary: 'Jobs assigned to the cleaner, the next first, then the finished ones',
  status: 200,
  query: pageQuery({ status: z.enum(jobStatuses).optional() }),
  answer: z.array(job),
  paged: true,
});
export const recommendedJob = job.extend({
  matchPercentage: z.number().int().min(0).max(100),
  reasons: z.array(z.string()),
  /** The same reasons as codes with their values, so that a screen can show them in another language. */
  reasonCodes: z.array(z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })),
});
export type RecommendedJob = z.infer<typeof recommendedJob>;
export const listRecommendedJobs = endpoint({
  method: 'GET',
  path: '/api/cleaner/recommended-jobs',
  access: ['CLEANER'],
  summary: 'At most 10 open jobs scored for this cleaner, best first',
  status: 200,
  query: limitQuery,
  answer: z.array(recommendedJob),
});
