import { listSignals as listSignalsCall } from '#contract/account-signals.ts';
import * as admin from '#contract/admin.ts';
import * as analytics from '#contract/admin-analytics.ts';
import * as audit from '#contract/admin-audit.ts';
import * as adminJobs from '#contract/admin-jobs.ts';
import { listUsers as listUsersCall } from '#contract/admin-people.ts';
import { listQueue as listQueueCall } from '#contract/admin-queue.ts';
import { getBeforeBid, listJobFits as listJobFitsCall } from '#contract/before-bid.ts';
import * as cleaners from '#contract/cleaners.ts';
import { listClients as listClientsCall } from '#contract/clients.ts';
import { getOwed } from '#contract/documents.ts';
import { getEarnings, listEarnedJobs as listEarnedJobsCall } from '#contract/earnings.ts';
import { getFairPrice } from '#contract/fair-price.ts';
import { showGuestPage as showGuestPageCall } from '#contract/guest-pages.ts';
import * as hiring from '#contract/hiring.ts';
import * as hostCleaners from '#contract/host-cleaners.ts';
import * as home from '#contract/host-home.ts';
import { countHostJobs as countHostJobsCall } from '#contract/host-job-lists.ts';
import { listInbox as listInboxCall } from '#contract/inbox.ts';
import { getJobMap } from '#contract/job-map.ts';
import * as jobs from '#contract/jobs.ts';
import { getNearbyJobs } from '#contract/nearby-jobs.ts';
import * as overviews from '#contract/overviews.ts';
import { listOwnBids as listOwnBidsCall } from '#contract/own-bids.ts';
import { exportMe } from '#contract/own-data.ts';
import { listHostPayments as listHostPaymentsCall } from '#contract/payments.ts';
import { findNamedPlace, findZipConflict } from '#contract/places.ts';
import { listPreviewJobs } from '#contract/preview-jobs.ts';
import { listHostProperties as listHostPropertiesCall } from '#contract/properties.ts';
import { search as searchCall } from '#contract/search.ts';
import { showTimeline as showTimelineCall } from '#contract/timeline.ts';
import { getToday } from '#contract/today.ts';
import type { FrozenJobsOf } from '#server/payouts/index.ts';
import { zipConflictOf } from '#server/places/index.ts';
import { route } from '#server/platform/http/route.ts';
import { listAnalyticsCities, listAnalyticsDays, listCohorts } from './admin/analytics/list-analytics.ts';
import { showAnalytics } from './admin/analytics/show-analytics.ts';
import { listActions } from './admin/audit/list-actions.ts';
import { listAuditLogs } from './admin/audit/list-audit-logs.ts';
import { showChain } from './admin/audit/show-chain.ts';
import { listAllJobs } from './admin/jobs/list-all-jobs.ts';
import { listAllProperties } from './admin/properties/list-all-properties.ts';
import { listQueue } from './admin/queue/list-queue.ts';
import { showDashboard } from './admin/show-dashboard.ts';
import { showStats } from './admin/show-stats.ts';
import { listSignals } from './admin/users/list-signals.ts';
import { listUsers } from './admin/users/list-users.ts';
import { listJobFits } from './before-bid/list-job-fits.ts';
import { showBeforeBid } from './before-bid/show-before-bid.ts';
import { showFairPrice } from './before-bid/show-fair-price.ts';
import { claimRoutes } from './claims/routes.ts';
import { listApproved } from './cleaners/list-approved.ts';
import { namePlace } from './cleaners/name-place.ts';
import { showCleaner } from './cleaners/show-cleaner.ts';
import { listClients } from './clients/list-clients.ts';
import { documentRoutes } from './documents/routes.ts';
import { listEarnedJobs } from './earnings/list-earned-jobs.ts';
import { showEarnings } from './earnings/show-earnings.ts';
import { showGuestPage } from './guest-pages/show-guest-page.ts';
import { listHomeHistory } from './home/list-home-history.ts';
import { showHome } from './home/show-home.ts';
import { listInbox } from './inbox/list-inbox.ts';
import { showDetail } from './job-detail/show-detail.ts';
import { listAssigned } from './lists/list-assigned.ts';
import { listHostCleaners } from './lists/list-host-cleaners.ts';
import { listHostJobs } from './lists/list-host-jobs.ts';
import { listHostPayments } from './lists/list-host-payments.ts';
import { listHostProperties } from './lists/list-host-properties.ts';
import { countHostJobs } from './lists/list-job-group.ts';
import { listOwnBids } from './lists/list-own-bids.ts';
import { listRequests } from './lists/list-requests.ts';
import { showHostCleaner } from './lists/show-host-cleaner.ts';
import { showOwed } from './lists/show-owed.ts';
import { countNearby } from './open-jobs/count-nearby.ts';
import { listAvailable } from './open-jobs/list-available.ts';
import { mapJobs } from './open-jobs/map-jobs.ts';
import { previewJobs } from './open-jobs/preview-jobs.ts';
import { recommendJobs } from './open-jobs/recommend-jobs.ts';
import { showCleanerOverview } from './overviews/show-cleaner-overview.ts';
import { showHostOverview } from './overviews/show-host-overview.ts';
import { sendExport } from './own-data/send-export.ts';
import { ownRecordRoutes } from './own-record/routes.ts';
import { search } from './search/search.ts';
import { showTimeline } from './timeline/show-timeline.ts';
import { showToday } from './today/show-today.ts';

const adminViews = [
  route(admin.getAdminStats, ({ kit, actor }) => showStats(kit, actor)),
  route(admin.getDashboardStats, ({ kit }) => showDashboard(kit)),
  route(listQueueCall, ({ kit, actor, query }) => listQueue(kit, actor, query)),
  route(analytics.getAnalytics, ({ kit, query }) => showAnalytics(kit, query)),
  route(analytics.listAnalyticsDays, ({ kit, query }) => listAnalyticsDays(kit, query)),
  route(analytics.listAnalyticsCities, ({ kit, query }) => listAnalyticsCities(kit, query)),
  route(analytics.listCohorts, ({ kit, query }) => listCohorts(kit, query)),
  route(listSignalsCall, ({ kit, actor, params }) => listSignals(kit, actor, params.id)),
  route(listUsersCall, ({ kit, actor, query }) => listUsers(kit, actor, query)),
  route(adminJobs.listAllJobs, ({ kit, actor, query }) => listAllJobs(kit, actor, query)),
  route(adminJobs.listAllProperties, ({ kit, query }) => listAllProperties(kit, query)),
  route(audit.listAuditLogs, ({ kit, query }) => listAuditLogs(kit, query)),
  route(audit.listAuditActions, ({ kit }) => listActions(kit)),
  route(audit.verifyAuditChain, ({ kit }) => showChain(kit)),
];

const hostViews = [
  route(countHostJobsCall, ({ kit, actor, query }) => countHostJobs(kit, actor, query)),
  route(home.getHome, ({ kit, actor, params }) => showHome(kit, actor, params.id)),
  route(home.listHomeHistory, ({ kit, actor, params, query }) => listHomeHistory(kit, actor, params.id, query)),
  route(listHostPropertiesCall, ({ kit, actor, query }) => listHostProperties(kit, actor, query)),
  route(jobs.listHostJobs, ({ kit, actor, query }) => listHostJobs(kit, actor, query)),
  route(listHostPaymentsCall, ({ kit, actor, query }) => listHostPayments(kit, actor, query)),
  route(getOwed, ({ kit, actor }) => showOwed(kit, actor)),
  route(hostCleaners.listHostCleaners, ({ kit, actor, query }) => listHostCleaners(kit, actor, query)),
  route(hostCleaners.getHostCleaner, ({ kit, actor, params }) => showHostCleaner(kit, actor, params.id)),
];

/** `frozenJobsOf`: the jobs whose money waits for the decision about a report. */
export const viewRoutes = (frozenJobsOf: FrozenJobsOf) => [
  route(jobs.getJob, ({ kit, actor, params }) => showDetail(kit, actor, params.id)),
  route(getBeforeBid, ({ kit, actor, params }) => showBeforeBid(kit, actor, params.id)),
  route(listJobFitsCall, ({ kit, actor, query }) => listJobFits(kit, actor, query.ids)),

  route(getFairPrice, ({ kit, actor, params, query }) => showFairPrice(kit, actor, params.id, query)),
  route(jobs.listAvailableJobs, ({ kit, actor, query }) => listAvailable(kit, actor, query)),
  route(getJobMap, ({ kit, actor, query }) => mapJobs(kit, actor, query)),
  route(jobs.listRecommendedJobs, ({ kit, actor, query }) => recommendJobs(kit, actor, query.limit)),
  route(getNearbyJobs, ({ kit, actor, query }) => countNearby(kit, actor, query)),
  route(listPreviewJobs, ({ kit, actor, query }) => previewJobs(kit, actor, query.limit)),

  ...hostViews,
  route(jobs.listAssignedJobs, ({ kit, actor, query }) => listAssigned(kit, actor, query)),
  route(listOwnBidsCall, ({ kit, actor, query }) => listOwnBids(kit, actor, query)),
  route(listClientsCall, ({ kit, actor, query }) => listClients(kit, actor, query)),
  route(hiring.listClientRequests, ({ kit, actor, query }) => listRequests(kit, actor, query)),

  route(overviews.getHostOverview, ({ kit, actor }) => showHostOverview(kit, actor)),
  route(listInboxCall, ({ kit, actor, query }) => listInbox(kit, actor, query)),
  route(showTimelineCall, ({ kit, actor, query }) => showTimeline(kit, actor, query)),
  route(getToday, ({ kit, actor }) => showToday(kit, actor)),
  route(overviews.getCleanerOverview, ({ kit, actor }) => showCleanerOverview(kit, actor, frozenJobsOf)),
  route(listEarnedJobsCall, ({ kit, actor, query }) => listEarnedJobs(kit, actor, query)),
  route(getEarnings, ({ kit, actor, query }) => showEarnings(kit, actor, query, frozenJobsOf)),
  route(exportMe, ({ kit, actor, reply }) => sendExport(kit, actor, reply), {
    ...{ ownAnswer: true, secretAnswer: 'not cached' },
  }),
  ...documentRoutes,
  ...claimRoutes,
  ...ownRecordRoutes,
  route(showGuestPageCall, ({ kit, params }) => showGuestPage(kit, params.secret), { secretAnswer: 'not cached' }),

  route(searchCall, ({ kit, actor, query }) => search(kit, actor, query.q)),

  route(cleaners.listApprovedCleaners, ({ kit, actor, query }) => listApproved(kit, actor, query)),
  route(findNamedPlace, ({ query }) => namePlace(query.name)),
  route(findZipConflict, ({ query }) => zipConflictOf(query.address, query.zipCode)),
  route(cleaners.getCleaner, ({ kit, actor, params }) => showCleaner(kit, actor, params.id)),
  ...adminViews,
];
