import { and, eq, gt, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { getAdminStats } from '#contract/admin.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { users } from '#server/accounts/table.ts';
import { backgroundChecks } from '#server/background-checks/table.ts';
import { calendarIntegrations } from '#server/calendar/table.ts';
import { disputes } from '#server/disputes/table.ts';
import { isNotFrozen } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { contentReports } from '#server/moderation/table.ts';
import { payments, refundProposals } from '#server/payments/table.ts';
import { payouts } from '#server/payouts/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { mails } from '#server/platform/mail.ts';
import { deadTaskCount } from '#server/platform/tasks/failed-tasks.ts';
import { properties } from '#server/properties/table.ts';
import { reviews } from '#server/reviews/table.ts';
import { maySettle } from './queue/may-settle.ts';

type Stats = AnswerOf<typeof getAdminStats>;

/** The counts behind the badges of this admin’s navigation, in one query. */
export async function showStats({ db, clock }: Kit, { id, staffRole }: Actor): Promise<Stats> {
  const isToConfirm = and(
    eq(refundProposals.status, 'waiting'),
    gt(refundProposals.expiresAt, clock.now()),
    ne(refundProposals.proposedBy, id),
  );
  const { rows } = await db.execute<{ [K in keyof Stats]: number }>(sql`select
    ${count(users, isNull(users.erasedAt))} as "userCount",
    ${count(backgroundChecks, awaitingDecision)} as "pendingBackgroundChecks",
    ${count(properties, isNull(properties.removedAt))} as "propertyCount",
    ${count(jobs, and(eq(jobs.status, 'OPEN'), gt(jobs.endTime, clock.now())))} as "openJobCount",
    ${count(calendarIntegrations, isNull(calendarIntegrations.removedAt))} as "calendarIntegrationCount",
    ${count(reviews, eq(reviews.moderationStatus, 'PENDING'))} as "pendingReviewCount",
    ${reports(not(isNotFrozen))} as "disputeCount",
    ${reports(eq(jobs.reportStatus, 'ESCALATED'))} as "escalatedDisputeCount",
    ${count(payments, inArray(payments.status, ['pending', 'requires_action', 'unknown']))} as "pendingPaymentCount",
    ${maySettle(staffRole, 'refund') ? count(refundProposals, isToConfirm) : 0}::int as "confirmableRefundCount",
    ${maySettle(staffRole, 'payout') ? count(payouts, eq(payouts.status, 'held')) : 0}::int as "heldPayoutCount",
    ${count(contentReports, isNull(contentReports.closedAt))} as "openContentCount",
    ${failedNotices(clock.now())} as "failedNoticeCount",
    ${maySettle(staffRole, 'task') ? deadTaskCount() : 0}::int as "failedTaskCount"`);
  const [stats] = rows;
  if (!stats) throw new Error('The counts gave no row');
  return stats;
}

const count = (table: unknown, where: SQL | undefined) => sql`(select count(*)::int from ${table} where ${where})`;

/** A report's step is its job's, which ends it in whatever way: resolved, withdrawn, paid in full, or called off. */
const reports = (where: SQL) =>
  sql`(select count(*)::int from ${disputes} join ${jobs} on ${jobs.id} = ${disputes.jobId} where ${where})`;

/** Given up in the last week, and still worth sending. */
const failedNotices = (now: Date) => {
  const lately = sql`failed_at > ${plus(now, -7 * day).toISOString()} and error is distinct from 'expired'`;
  return sql`((select count(*)::int from delivery where ${lately})
    + ${count(mails, and(lately, or(isNull(mails.expiresAt), gt(mails.expiresAt, now))))})`;
};

const awaitingDecision = and(
  or(
    inArray(backgroundChecks.status, ['PASSED', 'FAILED']),
    // passed before the cleaner's name, date of birth or SSN changed
    and(
      isNotNull(backgroundChecks.identityChangedAt),
      eq(backgroundChecks.status, 'PENDING'),
      isNotNull(backgroundChecks.completedAt),
    ),
  ),
  isNull(backgroundChecks.supersededAt),
);
