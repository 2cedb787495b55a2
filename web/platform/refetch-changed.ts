import type { QueryClient, QueryKey } from '@tanstack/react-query';
import * as calendarCalls from '#contract/calendar-calls.ts';
import * as calls from '#contract/calls.ts';
import { listDisputes } from '#contract/dispute-calls.ts';
import * as payoutCalls from '#contract/payout-calls.ts';
import type { Topic } from '#contract/topics.ts';
import { forgetAskedAhead } from './asked-ahead.ts';

type Read = { readonly path: string };

export interface Change {
  topics: readonly Topic[];
  jobId?: string;
}

/** The reads that show something from each topic. */
const shownBy: Record<Topic, readonly Read[]> = {
  job: [
    calls.getJob,
    calls.getJobMoney,
    calls.listHostJobs,
    calls.getHostOverview,
    calls.getCleanerOverview,
    calls.listAssignedJobs,
    calendarCalls.listBookings,
    calendarCalls.listDecisions,
    calendarCalls.showTimeline,
  ],
  openJobs: [
    calls.listAvailableJobs,
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
    calls.listHostCleaners,
    calendarCalls.showTimeline,
  ],
  requests: [calls.getJob, calls.listClientRequests, calls.getCleanerOverview, calls.getHostOverview],
  money: [
    calls.getJobMoney,
    calls.getEarnings,
    calls.getCleanerOverview,
    calls.getHostOverview,
    calls.listHostJobs,
    calls.listPaymentMethods,
    payoutCalls.getPayoutAccount,
    payoutCalls.listPayouts,
    payoutCalls.listAllPayouts,
    payoutCalls.listAllPayments,
  ],
  reviews: [calls.getJob, calls.getCleaner],
  check: [calls.getBackgroundCheckStatus, calls.getBackgroundCheckPaymentInfo, calls.getCleanerProfile],
  moderation: [
    calls.listReviewsToModerate,
    calls.listBackgroundChecks,
    listDisputes,
    calls.getCheckForm,
    calls.getAdminStats,
    calls.getDashboardStats,
  ],
  calendar: [
    calendarCalls.listIntegrations,
    calendarCalls.listDecisions,
    calendarCalls.listBookings,
    calendarCalls.listAdminCalendars,
    calendarCalls.showTimeline,
    calls.listHostJobs,
    calls.getHostOverview,
  ],
  calendarLink: [calendarCalls.showExportLink],
  work: [calls.getJob],
  cards: [calls.listPaymentMethods, calls.getHostOverview],
  properties: [calls.listHostProperties, calls.listOwnProperties, calls.getHostOverview, calendarCalls.showTimeline],
  profile: [calls.getCleanerProfile],
  settings: [calls.getSettings, calls.getConfig],
  sessions: [calls.listSessions],
  notifications: [calls.listNotifications],
};

/** Refetches whatever changed that is on screen; the rest when next shown. Settles once the screen is up to date. */
export function refetchChanged(cache: QueryClient, ...changes: readonly Change[]): Promise<void> {
  forgetAskedAhead();
  return cache.invalidateQueries({
    predicate: ({ queryKey }) => changes.some((change) => isConcerned(queryKey, change)),
  });
}

/** Whether a read's answer may have changed. A change that names its job leaves other jobs' pages alone. */
export function isConcerned(key: QueryKey, { topics, jobId }: Change): boolean {
  const [path, options] = key;
  const ofJob = Object(Object(options).params).id;
  if (String(path).startsWith('/api/jobs/{id}') && jobId !== undefined && ofJob !== jobId) return false;
  return topics.some((topic) => shownBy[topic]?.some((read) => read.path === path));
}
