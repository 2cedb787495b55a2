import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/table.ts';
import { calendarIntegrations } from '#server/calendar/table.ts';
import { savedSearches } from '#server/cleaners/table.ts';
import { disputes } from '#server/disputes/table.ts';
import { addressOfJob, helperNames, zoneOfJob } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { messages } from '#server/messages/table.ts';
import { refundProposals } from '#server/payments/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import { hostMembers } from '#server/team/table.ts';
import { notifications } from '../table.ts';

const readAt = alias(properties, 'read_at');

/** How many messages of that person about that job the reader, or the host for whom they read, has not read; null where it is about none. */
const waiting = sql<
  number | null
>`case ${notifications.kind} when 'messageReceived' then (select count(*)::int from ${messages}
  where ${and(
    or(eq(messages.recipientId, notifications.recipientId), eq(messages.recipientId, jobs.hostId)),
    eq(messages.jobId, notifications.jobId),
    eq(messages.authorId, notifications.personId),
    isNull(messages.readAt),
  )}) end`;

/** Of one that says that payouts are held: why, for as long as they are. */
const heldFor = sql<string | null>`case ${notifications.kind} when 'payoutsHeld' then (
  select ${users.payoutsHoldReason} from ${users} where ${eq(users.id, notifications.recipientId)}) end`;

const readByTeamOf = (host: typeof jobs.hostId | typeof calendarIntegrations.hostId) =>
  sql<boolean>`exists (select from ${hostMembers}
  where ${and(eq(hostMembers.hostId, host), eq(hostMembers.memberId, notifications.recipientId))})`;

/** Notifications with what their words name. */
export const selectNotices = (db: Reader) =>
  db
    .select({
      notice: notifications,
      ...{ waiting, heldFor },
      job: {
        startTime: sql<Date | null>`coalesce(${notifications.jobStart}, ${jobs.startTime})`.mapWith(jobs.startTime),
        ...{ place: properties.title, timeZone: zoneOfJob },
        ...{
          hostId: jobs.hostId,
          readByTeam: readByTeamOf(jobs.hostId),
          offeredChange: jobs.offeredChange,
          terms: jobs.terms,
          reportTerms: disputes.terms,
          openToAllAt: jobs.openToAllAt,
          payoutCents: jobs.payoutCents,
        },
        helpers: helperNames(eq(notifications.kind, 'helperComes')),
        ...{ cleanerId: jobs.cleanerId, status: jobs.status, address: addressOfJob },
      },
      feed: {
        ...{ platform: calendarIntegrations.platform, place: readAt.title, hostId: calendarIntegrations.hostId },
        readByTeam: readByTeamOf(calendarIntegrations.hostId),
      },
      search: { name: savedSearches.name },
      proposal: { reason: refundProposals.reason },
      person: { name: users.name, erasedAt: users.erasedAt },
    })
    .from(notifications)
    .leftJoin(jobs, eq(jobs.id, notifications.jobId))
    .leftJoin(disputes, eq(disputes.jobId, jobs.id))
    .leftJoin(properties, eq(properties.id, jobs.propertyId))
    .leftJoin(calendarIntegrations, eq(calendarIntegrations.id, notifications.integrationId))
    .leftJoin(readAt, eq(readAt.id, calendarIntegrations.propertyId))
    .leftJoin(savedSearches, eq(savedSearches.id, notifications.searchId))
    .leftJoin(refundProposals, eq(refundProposals.id, notifications.proposalId))
    .leftJoin(users, eq(users.id, notifications.personId));
