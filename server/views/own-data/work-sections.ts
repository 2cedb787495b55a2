import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { calendarBookings, calendarIntegrations } from '#server/calendar/table.ts';
import { disputes } from '#server/disputes/table.ts';
import { findings } from '#server/findings/table.ts';
import {
  autoAcceptRules,
  bids,
  blocks,
  cleanerNotes,
  deliverables,
  favorites,
  helperInvitations,
  helpers,
  homeTasks,
  jobRequests,
  jobs,
  jobTasks,
  lostHires,
  postingTemplates,
} from '#server/jobs/table.ts';
import { guestPages } from '#server/proof/table.ts';
import { homeSupplies, properties } from '#server/properties/table.ts';
import { visibleToOthers } from '#server/reviews/index.ts';
import { reviews } from '#server/reviews/table.ts';
import { series } from '#server/series/table.ts';
import { section } from './section.ts';

const either = (...conditions: SQL[]): SQL => sql`(${or(...conditions)})`;
const theirJobs = (id: string) =>
  sql`(select ${jobs.id} from ${jobs} where ${jobs.hostId} = ${id} or ${jobs.cleanerId} = ${id})`;

/** Homes and work, on either side. A host's home is in the host's file only. */
export const workSections = [
  section(
    'properties',
    properties,
    {
      ...{ id: properties.id, title: properties.title, address: properties.address, city: properties.city },
      ...{ state: properties.state, zipCode: properties.zipCode, timeZone: properties.timeZone },
      ...{ bedrooms: properties.bedrooms, bathrooms: properties.bathrooms, notes: properties.notes },
      ...{ squareFootage: properties.squareFootage, defaultPayoutCents: properties.defaultPayoutCents },
      ...{ checkOutTime: properties.checkOutTime, checkInTime: properties.checkInTime },
      ...{ createdAt: properties.createdAt, removedAt: properties.removedAt },
    },
    (id) => eq(properties.hostId, id),
  ),
  section(
    'homeChecklists',
    homeTasks,
    {
      ...{ id: homeTasks.id, propertyId: homeTasks.propertyId, name: homeTasks.name, room: homeTasks.room },
      ...{ required: homeTasks.required, note: homeTasks.note, uploadId: homeTasks.uploadId },
    },
    (id) =>
      sql`${homeTasks.propertyId} in (select ${properties.id} from ${properties} where ${properties.hostId} = ${id})`,
  ),
  section(
    'homeSupplies',
    homeSupplies,
    {
      ...{ id: homeSupplies.id, propertyId: homeSupplies.propertyId, name: homeSupplies.name },
      lowSince: homeSupplies.lowSince,
    },
    (id) =>
      sql`${homeSupplies.propertyId} in (select ${properties.id} from ${properties} where ${properties.hostId} = ${id})`,
  ),
  section(
    'series',
    series,
    {
      ...{ id: series.id, propertyId: series.propertyId, status: series.status, every: series.every },
      ...{ firstDate: series.firstDate, lastDate: series.lastDate, startTime: series.startTime },
      ...{ endTime: series.endTime, payoutCents: series.payoutCents, cleaningType: series.cleaningType },
      ...{ specialInstructions: series.specialInstructions, customTasks: series.customTasks },
      ...{ inviteFirst: series.inviteFirst, createdAt: series.createdAt },
    },
    (id) => eq(series.hostId, id),
  ),
  section(
    'templates',
    postingTemplates,
    {
      ...{ id: postingTemplates.id, name: postingTemplates.name, startTime: postingTemplates.startTime },
      ...{ endTime: postingTemplates.endTime, payoutCents: postingTemplates.payoutCents },
      ...{ cleaningType: postingTemplates.cleaningType, specialInstructions: postingTemplates.specialInstructions },
      ...{ customTasks: postingTemplates.customTasks, createdAt: postingTemplates.createdAt },
      inviteFirst: postingTemplates.inviteFirst,
    },
    (id) => eq(postingTemplates.hostId, id),
  ),
  section(
    'autoAccept',
    autoAcceptRules,
    {
      ...{ id: autoAcceptRules.changedAt, on: autoAcceptRules.isOn, upToCents: autoAcceptRules.upToCents },
      propertyIds: autoAcceptRules.propertyIds,
    },
    (id) => eq(autoAcceptRules.hostId, id),
  ),
  section(
    'calendars',
    calendarIntegrations,
    {
      ...{ id: calendarIntegrations.id, propertyId: calendarIntegrations.propertyId },
      ...{ platform: calendarIntegrations.platform, url: calendarIntegrations.urlMasked },
    },
    (id) => eq(calendarIntegrations.hostId, id),
  ),
  section(
    'stays',
    calendarBookings,
    {
      ...{ id: calendarBookings.id, propertyId: calendarBookings.propertyId, guestName: calendarBookings.guestName },
      ...{ checkIn: calendarBookings.checkIn, checkOut: calendarBookings.checkOut, status: calendarBookings.status },
    },
    (id) => eq(calendarBookings.hostId, id),
  ),
  section(
    'jobs',
    jobs,
    {
      ...{ id: jobs.id, hostId: jobs.hostId, cleanerId: jobs.cleanerId, propertyId: jobs.propertyId },
      ...{ status: jobs.status, cleaningType: jobs.cleaningType, startTime: jobs.startTime, endTime: jobs.endTime },
      ...{ payoutCents: jobs.payoutCents, specialInstructions: jobs.specialInstructions },
      ...{ chargeConsentAt: jobs.chargeConsentAt, startedAt: jobs.startedAt, submittedAt: jobs.submittedAt },
      ...{ paidAt: jobs.paidAt, canceledAt: jobs.canceledAt, createdAt: jobs.createdAt },
    },
    (id) => either(eq(jobs.hostId, id), eq(jobs.cleanerId, id)),
  ),
  section(
    'bids',
    bids,
    {
      ...{ id: bids.id, jobId: bids.jobId, amountCents: bids.amountCents, message: bids.message },
      ...{ estimatedHours: bids.estimatedHours, status: bids.status, createdAt: bids.createdAt },
    },
    (id) => eq(bids.cleanerId, id),
  ),
  section(
    'invitations',
    jobRequests,
    {
      ...{ id: jobRequests.id, jobId: jobRequests.jobId, cleanerId: jobRequests.cleanerId },
      ...{ message: jobRequests.message, createdAt: jobRequests.createdAt, answeredAt: jobRequests.answeredAt },
    },
    (id) =>
      either(
        eq(jobRequests.cleanerId, id),
        sql`${jobRequests.jobId} in (select ${jobs.id} from ${jobs} where ${jobs.hostId} = ${id})`,
      ),
  ),
  section(
    'deliverables',
    deliverables,
    {
      ...{ id: deliverables.id, jobId: deliverables.jobId, uploadId: deliverables.uploadId },
      ...{ photoType: deliverables.photoType, note: deliverables.note, takenAt: deliverables.takenAt },
      taskId: deliverables.taskId,
      createdAt: deliverables.createdAt,
    },
    (id) => inArray(deliverables.jobId, theirJobs(id)),
  ),
  section(
    'guestPages',
    guestPages,
    {
      ...{ id: guestPages.id, jobId: guestPages.jobId, title: guestPages.title, photoIds: guestPages.photoIds },
      ...{ taskIds: guestPages.taskIds, createdAt: guestPages.createdAt },
    },
    (id) => sql`${guestPages.jobId} in (select ${jobs.id} from ${jobs} where ${jobs.hostId} = ${id})`,
  ),
  section(
    'findings',
    findings,
    {
      ...{ id: findings.id, jobId: findings.jobId, finderId: findings.finderId, kind: findings.kind },
      ...{ item: findings.item, note: findings.note, room: findings.room, taskId: findings.taskId },
      ...{ foundAt: findings.foundAt, settledAt: findings.settledAt },
    },
    (id) => inArray(findings.jobId, theirJobs(id)),
  ),
  section(
    'helpers',
    helpers,
    { id: helpers.createdAt, cleanerId: helpers.cleanerId, helperId: helpers.helperId },
    (id) => either(eq(helpers.cleanerId, id), eq(helpers.helperId, id)),
  ),
  section(
    'helperInvitations',
    helperInvitations,
    {
      ...{ id: helperInvitations.id, name: helperInvitations.name, email: helperInvitations.email },
      ...{ createdAt: helperInvitations.createdAt, expiresAt: helperInvitations.expiresAt },
    },
    (id) => eq(helperInvitations.cleanerId, id),
  ),
  section(
    'jobsHelped',
    jobs,
    { id: jobs.id, startTime: jobs.startTime, endTime: jobs.endTime, status: jobs.status },
    (id) => sql`(${jobs.helperIds} @> array[${id}::uuid] and ${jobs.helperIds} <> '{}')`,
  ),
  section(
    'tasksDone',
    jobTasks,
    { id: jobTasks.id, jobId: jobTasks.jobId, doneAt: jobTasks.doneAt, skippedReason: jobTasks.skippedReason },
    (id) => eq(jobTasks.markedBy, id),
  ),
  section(
    'jobsLost',
    lostHires,
    { id: lostHires.id, jobId: lostHires.jobId, missed: lostHires.missed, at: lostHires.at },
    (id) => eq(lostHires.cleanerId, id),
  ),
  section('blocks', blocks, { id: blocks.createdAt, cleanerId: blocks.cleanerId }, (id) => eq(blocks.hostId, id)),
  section('favorites', favorites, { id: favorites.createdAt, cleanerId: favorites.cleanerId }, (id) =>
    eq(favorites.hostId, id),
  ),
  section(
    'notesOnCleaners',
    cleanerNotes,
    { id: cleanerNotes.createdAt, cleanerId: cleanerNotes.cleanerId, note: cleanerNotes.note },
    (id) => eq(cleanerNotes.hostId, id),
  ),
  section(
    'reviews',
    reviews,
    {
      ...{ id: reviews.id, jobId: reviews.jobId, authorId: reviews.authorId, targetId: reviews.targetId },
      ...{ overallStars: reviews.overallStars, punctualityStars: reviews.punctualityStars },
      ...{ communicationStars: reviews.communicationStars, qualityStars: reviews.qualityStars },
      ...{ comment: reviews.comment, tipCents: reviews.tipCents, createdAt: reviews.createdAt },
    },
    // of the other's, what is shown to them
    (id, now) => either(eq(reviews.authorId, id), sql`(${eq(reviews.targetId, id)} and ${visibleToOthers(now)})`),
  ),
  section(
    'reports',
    disputes,
    {
      ...{ id: disputes.id, jobId: disputes.jobId, reason: disputes.reason, text: disputes.text },
      ...{ createdAt: disputes.createdAt, answerText: disputes.answerText, answeredAt: disputes.answeredAt },
      ...{ escalationText: disputes.escalationText, resolvedBy: disputes.resolvedBy },
      ...{ resolvedAt: disputes.resolvedAt, resolvedPayoutCents: disputes.resolvedPayoutCents },
    },
    (id) => inArray(disputes.jobId, theirJobs(id)),
  ),
];
