import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bidStatuses, jobStatuses, lossReasons, photoTypes, postedCleaningTypes } from '#contract/states.ts';
import { users } from '#server/accounts/table.ts';
import { uploads } from '#server/photos/table.ts';
import { centsColumn, earth, instant } from '#server/platform/columns.ts';
import { properties } from '#server/properties/table.ts';
import type { CustomTask } from './custom-task.ts';
import { hireColumns } from './hire-columns.ts';
import { photoColumns } from './photo-columns.ts';
import { reportColumns } from './report-columns.ts';
import { stayColumns } from './stay-columns.ts';
import { taskColumns } from './task-columns.ts';
import { timelineColumns } from './timeline-columns.ts';
import { workColumns } from './work-columns.ts';

export { helperInvitations, helpers } from './helper-tables.ts';
export { homeTasks } from './home-tasks.ts';
export { autoAcceptRules, blocks, cleanerNotes, favorites } from './host-cleaners.ts';
export { postingTemplates } from './posting-templates.ts';

const someone = () =>
  uuid()
    .notNull()
    .references(() => users.id);

/**
 * A cleaning. Two jobs that take one cleaner's time (ASSIGNED, IN_PROGRESS) never overlap: an exclusion constraint on
 * (cleaner_id, start_time to busy_until) in the migrations ensures it, whatever the code does.
 */
export const jobs = pgTable(
  'job',
  {
    id: uuid().primaryKey(),
    hostId: someone(),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id),
    cleanerId: uuid().references(() => users.id),
    status: text({ enum: jobStatuses }).notNull().default('OPEN'),
    cleaningType: text({ enum: postedCleaningTypes }).notNull(),
    startTime: instant().notNull(),
    endTime: instant().notNull(),
    /** The end plus the 30 minutes required between two jobs of one cleaner. */
    busyUntil: instant().notNull(),
    payoutCents: centsColumn().notNull(),
    specialInstructions: text(),
    customTasks: jsonb().$type<CustomTask[]>().notNull(),
    /** Lost its cleaner: URGENT whatever the hour. */
    reopened: boolean().notNull().default(false),
    ...stayColumns,
    /** Where the job is, copied so that lists by distance need one index. */
    location: earth(),
    /** The consent to be charged after submission, as soon as the terms of that day say: it was given when posting. */
    chargeConsentAt: instant().notNull(),
    ...hireColumns,
    ...{ startedAt: instant(), submittedAt: instant() },
    ...workColumns,
    paidAt: instant(),
    canceledAt: instant(),
    cancelReason: text(),
    /** Each side reviews the other once. */
    ...{ reviewedByHost: boolean().notNull().default(false), reviewedByCleaner: boolean().notNull().default(false) },
    ...reportColumns,
    createdAt: instant().notNull(),
  },
  (job) => [
    index('job_host').on(job.hostId, job.createdAt.desc(), job.id.desc()),
    index('job_host_start').on(job.hostId, job.startTime, job.id),
    index('job_cleaner').on(job.cleanerId, job.startTime).where(sql`${job.cleanerId} is not null`),
    uniqueIndex('job_one_per_credit')
      .on(job.creditId)
      .where(sql`${job.creditId} is not null and ${job.status} <> 'CANCELED'`),
    index('job_helpers').using('gin', job.helperIds).where(sql`${job.helperIds} <> '{}'`),
    index('job_property').on(job.propertyId, job.startTime),
    index('job_open_soonest').on(job.startTime, job.id).where(sql`${job.status} = 'OPEN'`),
    index('job_open_unplaced').on(job.startTime, job.id).where(sql`${job.status} = 'OPEN' and ${job.location} is null`),
    index('job_open_place').using('gist', job.location).where(sql`${job.status} = 'OPEN'`),
    index('job_assigned').on(job.confirmBy).where(sql`${job.status} = 'ASSIGNED'`),
    index('job_assigned_start').on(job.startTime).where(sql`${job.status} = 'ASSIGNED'`),
    index('job_under_way').on(job.endTime).where(sql`${job.status} = 'IN_PROGRESS'`),
    index('job_submitted').on(job.submittedAt).where(sql`${job.status} = 'SUBMITTED'`),
    index('job_done_place').using('gist', job.location).where(sql`${job.submittedAt} is not null`),
    index('job_ever_submitted').on(job.submittedAt).where(sql`${job.submittedAt} is not null`),
    index('job_paid').on(job.paidAt).where(sql`${job.status} = 'PAID'`),
    index('job_created').on(job.createdAt.desc(), job.id.desc()),
    index('job_start').on(job.startTime.desc(), job.id.desc()),
    index('job_status_start').on(job.status, job.startTime.desc(), job.id.desc()),
    index('job_started').on(job.startedAt).where(sql`${job.startedAt} is not null`),
    index('job_report_due').on(job.reportDueAt).where(sql`${job.reportDueAt} is not null`),
    index('job_unsettled').on(job.id).where(sql`${job.reportStatus} = 'RESOLVED' and ${job.reportSettledAt} is null`),
    index('job_left_untold')
      .on(job.canceledAt)
      .where(sql`${job.leftWithStay} is not null and ${job.leaveToldAt} is null`),
    index('job_first').on(job.openToAllAt).where(sql`${job.openToAllAt} is not null`),
    index('job_waited').on(job.submittedAt).where(sql`${job.waiting} is not null`),
    check('job_decided', sql`${job.decidedPayoutCents} between 0 and ${job.payoutCents}`),
    check('job_first_open', sql`${job.openToAllAt} is null or ${job.status} = 'OPEN'`),
    check('job_times', sql`${job.endTime} > ${job.startTime}`),
    check('job_payout', sql`${job.payoutCents} > 0`),
    check(
      'job_has_cleaner',
      sql`(${job.status} in ('ASSIGNED', 'IN_PROGRESS', 'SUBMITTED', 'PAID')) <= (${job.cleanerId} is not null and ${job.hostFeeCents} is not null and ${job.cleanerFeeCents} is not null)`,
    ),
    check('job_open_follows_property', sql`${job.status} <> 'OPEN' or ${job.place} is null`),
    check('job_open_has_no_cleaner', sql`${job.status} <> 'OPEN' or ${job.cleanerId} is null`),
  ],
);

const ofJob = () =>
  uuid()
    .notNull()
    .references(() => jobs.id);

/** One row per change of state, written in the transaction of the change. */
export const jobTimeline = pgTable(
  'job_timeline',
  {
    id: uuid().primaryKey(),
    jobId: ofJob(),
    actorId: uuid().references(() => users.id),
    ...timelineColumns(),
  },
  (entry) => [
    index('job_timeline_job').on(entry.jobId, entry.at),
    index('job_timeline_hire').on(entry.at, entry.jobId).where(sql`${entry.kind} in ('ASSIGNED', 'REASSIGNED')`),
    index('job_timeline_dispute').on(entry.at, entry.jobId).where(sql`${entry.kind} in ('DISPUTED', 'RESOLVED')`),
  ],
);

/** The checklist: the home's own or the cleaning type's, and the tasks that its host added to the job. */
export const jobTasks = pgTable(
  'job_task',
  {
    id: uuid().primaryKey(),
    jobId: ofJob(),
    position: smallint().notNull(),
    ...taskColumns(),
    ...{ priceDollars: integer(), skippedReason: text() },
    /** When it was done, and when anything was last changed about it, which a phone without a signal may tell late. */
    ...{ doneAt: instant(), markedAt: instant() },
    /** By whom; null if that was before it was recorded. */
    markedBy: uuid().references(() => users.id),
  },
  (task) => [
    uniqueIndex('job_task_position').on(task.jobId, task.position),
    index('job_task_marked_by').on(task.markedBy).where(sql`${task.markedBy} is not null`),
    index('job_task_upload').on(task.uploadId).where(sql`${task.uploadId} is not null`),
  ],
);

/** A cleaner who had a job and lost it through their own doing: they withdrew, or missed a deadline of the ladder. */
export const lostHires = pgTable(
  'lost_hire',
  {
    id: uuid().primaryKey(),
    jobId: ofJob(),
    cleanerId: someone(),
    missed: boolean().notNull(),
    at: instant().notNull(),
  },
  (lost) => [index('lost_hire_cleaner').on(lost.cleanerId), index('lost_hire_job').on(lost.jobId)],
);

export const bids = pgTable(
  'bid',
  {
    ...{ id: uuid().primaryKey(), jobId: ofJob(), cleanerId: someone() },
    amountCents: centsColumn().notNull(),
    message: text(),
    estimatedHours: numeric({ precision: 4, scale: 2, mode: 'number' }),
    status: text({ enum: bidStatuses }).notNull().default('PENDING'),
    /** 1 to 3 on the host's ladder; null when not chosen. */
    teamRank: smallint(),
    createdAt: instant().notNull(),
    /** When it was last changed; null if it is still as it was placed. */
    changedAt: instant(),
    decidedAt: instant(),
    /** Why it was rejected, as far as its cleaner may know; null where that is unknown, or while it is not rejected. */
    lostBecause: text({ enum: lossReasons }).array(),
  },
  (bid) => [
    uniqueIndex('bid_one_live_per_cleaner')
      .on(bid.jobId, bid.cleanerId)
      .where(sql`${bid.status} in ('PENDING', 'ACCEPTED')`),
    uniqueIndex('bid_one_accepted').on(bid.jobId).where(sql`${bid.status} = 'ACCEPTED'`),
    uniqueIndex('bid_one_per_rank').on(bid.jobId, bid.teamRank).where(sql`${bid.teamRank} is not null`),
    index('bid_job').on(bid.jobId, bid.createdAt),
    index('bid_cleaner').on(bid.cleanerId, bid.createdAt.desc(), bid.id.desc()),
    index('bid_cleaner_pending').on(bid.cleanerId, bid.jobId).where(sql`${bid.status} = 'PENDING'`),
    check('bid_minimum', sql`${bid.amountCents} >= 3000`),
    check('bid_rank', sql`${bid.teamRank} between 1 and 3`),
  ],
);

/** A host's invitation of one cleaner, at the job's payout. */
export const jobRequests = pgTable(
  'job_request',
  {
    id: uuid().primaryKey(),
    jobId: ofJob(),
    cleanerId: someone(),
    message: text(),
    createdAt: instant().notNull(),
    answeredAt: instant(),
  },
  (request) => [
    uniqueIndex('job_request_once').on(request.jobId, request.cleanerId),
    index('job_request_cleaner').on(request.cleanerId),
  ],
);

export const deliverables = pgTable(
  'deliverable',
  {
    id: uuid().primaryKey(),
    jobId: ofJob(),
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id),
    photoType: text({ enum: photoTypes }).notNull(),
    ...{ note: text(), taskId: uuid().references(() => jobTasks.id, { onDelete: 'set null' }) },
    ...photoColumns,
    earlierId: uuid().references((): AnyPgColumn => deliverables.id, { onDelete: 'set null' }),
  },
  (photo) => [
    index('deliverable_earlier').on(photo.earlierId).where(sql`${photo.earlierId} is not null`),
    index('deliverable_task').on(photo.taskId).where(sql`${photo.taskId} is not null`),
    uniqueIndex('deliverable_upload').on(photo.uploadId),
    index('deliverable_job').on(photo.jobId, photo.createdAt),
    index('deliverable_after').on(photo.jobId).where(sql`${photo.photoType} = 'AFTER'`),
  ],
);
