import type { QueryKey } from '@tanstack/react-query';
import * as calls from '#contract/calls.ts';
import type { Changed, LiveTopic } from '#contract/notifications.ts';

type Read = { readonly path: string };

/** The reads that show something of each topic. */
const shownBy: Record<LiveTopic, readonly Read[]> = {
  job: [
    calls.getJob,
    calls.getJobMoney,
    calls.listHostJobs,
    calls.getHostOverview,
    calls.getCleanerOverview,
    calls.listAssignedJobs,
  ],
  openJobs: [calls.listAvailableJobs, calls.listRecommendedJobs, calls.listPreviewJobs, calls.getCleanerOverview],
  bids: [
    calls.getJob,
    calls.listHostJobs,
    calls.getHostOverview,
    calls.getCleanerOverview,
    calls.listOwnBids,
    calls.listHostCleaners,
  ],
  requests: [calls.getJob, calls.listClientRequests, calls.getCleanerOverview, calls.getHostOverview],
  money: [calls.getJobMoney, calls.getEarnings, calls.getHostOverview, calls.listPaymentMethods],
  reviews: [calls.getJob, calls.getCleaner],
  check: [calls.getBackgroundCheckStatus, calls.getBackgroundCheckPaymentInfo, calls.getCleanerProfile],
  moderation: [calls.listReviewsToModerate, calls.listBackgroundChecks, calls.getAdminStats, calls.getDashboardStats],
};

/** Whether what a read answered may be another now. A change of one job leaves the pages of others alone. */
export function isConcerned(key: QueryKey, { topics, jobId }: Changed): boolean {
  const [path, options] = key;
  const ofJob = Object(Object(options).params).id;
  if (String(path).startsWith('/api/jobs/{id}') && jobId !== undefined && ofJob !== jobId) return false;
  return topics.some((topic) => shownBy[topic]?.some((read) => read.path === path));
}
