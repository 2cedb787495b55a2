import * as accessCalls from '#contract/access-calls.ts';
import * as accountCalls from '#contract/account-calls.ts';
import * as adminCalls from '#contract/admin-calls.ts';
import { getBeforeBid } from '#contract/before-bid-calls.ts';
import * as calendarCalls from '#contract/calendar-calls.ts';
import * as calls from '#contract/calls.ts';
import * as clientCalls from '#contract/client-calls.ts';
import { listDisputes } from '#contract/dispute-calls.ts';
import * as documentCalls from '#contract/document-calls.ts';
import { getJobMap } from '#contract/job-map-calls.ts';
import * as messageCalls from '#contract/message-calls.ts';
import * as noticeCalls from '#contract/notice-calls.ts';
import * as payoutCalls from '#contract/payout-calls.ts';
import { getToday } from '#contract/today-calls.ts';
import type { Topic } from '#contract/topics.ts';

type Read = { readonly path: string };

/** Whatever an admin does is in it. */
const auditLog: readonly Read[] = [adminCalls.listAuditLogs, adminCalls.listAuditActions, adminCalls.verifyAuditChain];

/** The reads that show something from each topic. */
export const shownBy: Record<Topic, readonly Read[]> = {
  job: [
    calls.getJob,
    calls.getJobMoney,
    calls.getReferrals,
    calls.listHostJobs,
    calls.getHostOverview,
    calls.getCleanerOverview,
    calls.listAssignedJobs,
    getToday,
    getBeforeBid,
    clientCalls.listClients,
    messageCalls.getConversation,
    calendarCalls.listBookings,
    calendarCalls.listDecisions,
    calendarCalls.showTimeline,
    adminCalls.listAllJobs,
    ...auditLog,
  ],
  openJobs: [
    calls.listAvailableJobs,
    getJobMap,
    calls.listRecommendedJobs,
    calls.listPreviewJobs,
    calls.getNearbyJobs,
    calls.getCleanerOverview,
  ],
  bids: [
    calls.getJob,
    calls.listHostJobs,
    calls.getHostOverview,
    calls.getCleanerOverview,
    calls.listOwnBids,
    getBeforeBid,
    calls.listHostCleaners,
    calendarCalls.showTimeline,
  ],
  requests: [calls.getJob, calls.listClientRequests, getToday, calls.getCleanerOverview, calls.getHostOverview],
  money: [
    calls.getJobMoney,
    calls.getReferrals,
    calls.getEarnings,
    calls.getCleanerOverview,
    calls.getHostOverview,
    calls.listHostJobs,
    calls.listPaymentMethods,
    payoutCalls.getPayoutAccount,
    payoutCalls.listPayouts,
    payoutCalls.listAllPayouts,
    payoutCalls.listAllPayments,
    payoutCalls.previewRefund,
    documentCalls.getCleanerYear,
    documentCalls.getHostYear,
    documentCalls.getOwed,
    documentCalls.listHostPayments,
    adminCalls.getAnalytics,
    ...auditLog,
  ],
  reviews: [calls.getJob, calls.getCleaner],
  check: [calls.getBackgroundCheckStatus, calls.getBackgroundCheckPaymentInfo, calls.getCleanerProfile],
  moderation: [
    calls.listReviewsToModerate,
    calls.listBackgroundChecks,
    listDisputes,
    calls.getCheckForm,
    messageCalls.listContent,
    calls.getAdminStats,
    calls.getDashboardStats,
    ...auditLog,
  ],
  calendar: [
    calendarCalls.listIntegrations,
    calendarCalls.listDecisions,
    calendarCalls.listBookings,
    calendarCalls.listAdminCalendars,
    calendarCalls.countCalendars,
    calendarCalls.showTimeline,
    calls.listHostJobs,
    calls.getHostOverview,
  ],
  access: [accessCalls.getHomeAccess, accessCalls.listAccessLooks],
  messages: [messageCalls.listMessages, messageCalls.listThreads, messageCalls.getConversation, calls.countUnread],
  invitations: [clientCalls.listInvitations],
  calendarLink: [calendarCalls.showExportLink],
  work: [calls.getJob, getToday],
  account: [adminCalls.listUsers, ...auditLog],
  cards: [calls.listPaymentMethods, calls.getHostOverview],
  properties: [
    adminCalls.listAllProperties,
    calls.listHostProperties,
    calls.listOwnProperties,
    calls.getHostOverview,
    calendarCalls.showTimeline,
  ],
  profile: [calls.getCleanerProfile],
  settings: [calls.getSettings, calls.getConfig, ...auditLog],
  sessions: [calls.listSessions],
  notifications: [calls.listNotifications, calls.countUnread],
  twoFactor: [accountCalls.getTwoFactor],
  noticePreferences: [noticeCalls.getNoticePreferences],
  undelivered: [
    noticeCalls.listSentNotices,
    noticeCalls.listNoticeCauses,
    noticeCalls.listFailedTasks,
    calls.getAdminStats,
  ],
};
