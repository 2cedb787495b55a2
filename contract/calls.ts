import type * as accounts from './accounts.ts';
import type * as admin from './admin.ts';
import type * as backgroundChecks from './background-checks.ts';
import type * as bids from './bids.ts';
import type * as cleaners from './cleaners.ts';
import type * as earnings from './earnings.ts';
import { callOf } from './endpoint.ts';
import type * as hiring from './hiring.ts';
import type * as hostCleaners from './host-cleaners.ts';
import type * as jobs from './jobs.ts';
import type * as nearbyJobs from './nearby-jobs.ts';
import type * as notifications from './notifications.ts';
import type * as overviews from './overviews.ts';
import type * as ownBids from './own-bids.ts';
import type * as payments from './payments.ts';
import type * as places from './places.ts';
import type * as previews from './preview-jobs.ts';
import type * as properties from './properties.ts';
import type * as referrals from './referrals.ts';
import type * as reviews from './reviews.ts';
import type * as system from './system.ts';
import type * as work from './work.ts';

// How the browser makes each call. Only types tie a line to the endpoint it repeats: a wrong method or path does not
// compile, yet neither the schemas nor zod are bundled. A write also names the topics it changes; which reads show
// them is in web/platform/refetch-changed.ts.

export const getMe = callOf<typeof accounts.getMe>('GET', '/api/me');
export const endOtherSessions = callOf<typeof accounts.endOtherSessions>('DELETE', '/api/me/sessions', ['sessions']);
export const endSession = callOf<typeof accounts.endSession>('DELETE', '/api/me/sessions/{id}', ['sessions']);
export const listSessions = callOf<typeof accounts.listSessions>('GET', '/api/me/sessions');
export const logout = callOf<typeof accounts.logout>('POST', '/api/auth/logout', []);
export const setPassword = callOf<typeof accounts.setPassword>('PUT', '/api/me/password', ['sessions']);
export const updateMe = callOf<typeof accounts.updateMe>('PATCH', '/api/me', ['noticePreferences']);

export const getAdminStats = callOf<typeof admin.getAdminStats>('GET', '/api/admin/stats');
export const getSettings = callOf<typeof admin.getSettings>('GET', '/api/admin/settings');
export const updateSettings = callOf<typeof admin.updateSettings>('PUT', '/api/admin/settings', ['settings']);
export const getDashboardStats = callOf<typeof admin.getDashboardStats>('GET', '/api/admin/dashboard/stats');

export const getBackgroundCheckStatus = callOf<typeof backgroundChecks.getBackgroundCheckStatus>(
  'GET',
  '/api/background-check/status',
);

export const changeBid = callOf<typeof bids.changeBid>('PATCH', '/api/bids/{id}', ['bids', 'openJobs']);
export const listOwnBids = callOf<typeof ownBids.listOwnBids>('GET', '/api/cleaner/bids');
export const placeBid = callOf<typeof bids.placeBid>('POST', '/api/jobs/{id}/bids', ['bids', 'openJobs']);
export const withdrawBid = callOf<typeof bids.withdrawBid>('DELETE', '/api/bids/{id}', ['bids', 'openJobs']);

export const completeOnboarding = callOf<typeof cleaners.completeOnboarding>(
  'POST',
  '/api/cleaner/complete-onboarding',
  ['profile'],
);
export const getCleaner = callOf<typeof cleaners.getCleaner>('GET', '/api/cleaners/{id}');
export const getCleanerProfile = callOf<typeof cleaners.getCleanerProfile>('GET', '/api/cleaner/profile');
export const findNamedPlace = callOf<typeof places.findNamedPlace>('GET', '/api/places');
export const findZipConflict = callOf<typeof places.findZipConflict>('GET', '/api/places/zip-conflict');
export const listApprovedCleaners = callOf<typeof cleaners.listApprovedCleaners>('GET', '/api/cleaners/approved');
export const updateAvailability = callOf<typeof cleaners.updateAvailability>('PUT', '/api/cleaner/availability', [
  'profile',
  'openJobs',
]);
export const updateCleanerProfile = callOf<typeof cleaners.updateCleanerProfile>('PUT', '/api/cleaner/profile', [
  'profile',
  'openJobs',
]);

export const acceptRequest = callOf<typeof hiring.acceptRequest>('POST', '/api/jobs/{id}/accept', [
  'job',
  'bids',
  'requests',
  'openJobs',
]);
export const assignCleaner = callOf<typeof hiring.assignCleaner>('POST', '/api/jobs/{id}/assign', [
  'job',
  'bids',
  'requests',
]);
export const blockCleaner = callOf<typeof hostCleaners.blockCleaner>('POST', '/api/host/cleaners/{id}/block', ['bids']);
export const confirmJob = callOf<typeof hiring.confirmJob>('POST', '/api/jobs/{id}/confirm', [
  'job',
  'bids',
  'requests',
]);
export const declineRequest = callOf<typeof hiring.declineRequest>('POST', '/api/jobs/{id}/decline', [
  'requests',
  'job',
]);
export const inviteCleaner = callOf<typeof hiring.inviteCleaner>('POST', '/api/jobs/{id}/requests', [
  'requests',
  'job',
]);
export const getReferrals = callOf<typeof referrals.getReferrals>('GET', '/api/cleaner/referrals');
export const listClientRequests = callOf<typeof hiring.listClientRequests>('GET', '/api/cleaner/requests');
export const listHostCleaners = callOf<typeof hostCleaners.listHostCleaners>('GET', '/api/host/cleaners');
export const selectCleaners = callOf<typeof hiring.selectCleaners>('PATCH', '/api/jobs/{id}/select-cleaners', [
  'job',
  'bids',
  'requests',
]);
export const unblockCleaner = callOf<typeof hostCleaners.unblockCleaner>('DELETE', '/api/host/cleaners/{id}/block', [
  'bids',
]);
export const withdrawFromJob = callOf<typeof hiring.withdrawFromJob>('POST', '/api/jobs/{id}/withdraw', [
  'job',
  'bids',
  'requests',
  'openJobs',
]);

export const changeJob = callOf<typeof jobs.changeJob>('PATCH', '/api/jobs/{id}', ['job', 'bids', 'requests']);
export const getJob = callOf<typeof jobs.getJob>('GET', '/api/jobs/{id}');
export const listAssignedJobs = callOf<typeof jobs.listAssignedJobs>('GET', '/api/cleaner/jobs/assigned');
export const listAvailableJobs = callOf<typeof jobs.listAvailableJobs>('GET', '/api/jobs/available');
export const listHostJobs = callOf<typeof jobs.listHostJobs>('GET', '/api/host/jobs');
export const getNearbyJobs = callOf<typeof nearbyJobs.getNearbyJobs>('GET', '/api/jobs/nearby');
export const listPreviewJobs = callOf<typeof previews.listPreviewJobs>('GET', '/api/jobs/preview');
export const listRecommendedJobs = callOf<typeof jobs.listRecommendedJobs>('GET', '/api/cleaner/recommended-jobs');
export const postJob = callOf<typeof jobs.postJob>('POST', '/api/jobs', ['job']);

export const listNotifications = callOf<typeof notifications.listNotifications>('GET', '/api/notifications');
export const countUnread = callOf<typeof notifications.countUnread>('GET', '/api/notifications/unread');
export const openEvents = callOf<typeof notifications.openEvents>('GET', '/api/events');
export const readNotifications = callOf<typeof notifications.readNotifications>('POST', '/api/notifications/read', [
  'notifications',
]);

export const getCleanerOverview = callOf<typeof overviews.getCleanerOverview>('GET', '/api/cleaner/overview');
export const getHostOverview = callOf<typeof overviews.getHostOverview>('GET', '/api/host/overview');

export const checkout = callOf<typeof payments.checkout>('POST', '/api/jobs/{id}/checkout', ['job', 'money']);
export const getEarnings = callOf<typeof earnings.getEarnings>('GET', '/api/cleaner/earnings');
export const getJobMoney = callOf<typeof payments.getJobMoney>('GET', '/api/jobs/{id}/money');
export const listPaymentMethods = callOf<typeof payments.listPaymentMethods>('GET', '/api/host/payment-methods');
export const makeDefaultPaymentMethod = callOf<typeof payments.makeDefaultPaymentMethod>(
  'POST',
  '/api/host/payment-methods/{id}/default',
  ['cards'],
);
export const removePaymentMethod = callOf<typeof payments.removePaymentMethod>(
  'DELETE',
  '/api/host/payment-methods/{id}',
  ['cards'],
);
export const sandboxAuthenticatePayment = callOf<typeof payments.sandboxAuthenticatePayment>(
  'POST',
  '/sandbox/payment-intents/{id}/authenticate',
  [],
);
export const sandboxAuthenticateSetup = callOf<typeof payments.sandboxAuthenticateSetup>(
  'POST',
  '/sandbox/setup-intents/{id}/authenticate',
  [],
);
export const sandboxConfirmPayment = callOf<typeof payments.sandboxConfirmPayment>(
  'POST',
  '/sandbox/payment-intents/{id}/confirm',
  [],
);
export const sandboxConfirmSetup = callOf<typeof payments.sandboxConfirmSetup>(
  'POST',
  '/sandbox/setup-intents/{id}/confirm',
  [],
);
export const setupPayment = callOf<typeof payments.setupPayment>('POST', '/api/host/setup-payment', ['cards']);
export const tipCleaner = callOf<typeof payments.tipCleaner>('POST', '/api/jobs/{id}/tips', ['reviews', 'money']);

export const createProperty = callOf<typeof properties.createProperty>('POST', '/api/properties', ['properties']);
export const deleteProperty = callOf<typeof properties.deleteProperty>('DELETE', '/api/properties/{id}', [
  'properties',
]);
export const listHostProperties = callOf<typeof properties.listHostProperties>('GET', '/api/host/properties');
export const updateProperty = callOf<typeof properties.updateProperty>('PUT', '/api/properties/{id}', [
  'properties',
  'job',
]);

export const listReviewsToModerate = callOf<typeof reviews.listReviewsToModerate>('GET', '/api/admin/reviews');
export const moderateReview = callOf<typeof reviews.moderateReview>('PATCH', '/api/admin/reviews/{id}/moderate', [
  'moderation',
]);
export const rewriteReview = callOf<typeof reviews.rewriteReview>('PATCH', '/api/reviews/{id}', ['reviews']);
export const writeReview = callOf<typeof reviews.writeReview>('POST', '/api/reviews', ['reviews', 'money']);

export const showClock = callOf<typeof system.showClock>('GET', '/dev/clock');
export const getConfig = callOf<typeof system.getConfig>('GET', '/api/config');
export const listDevAccounts = callOf<typeof system.listDevAccounts>('GET', '/dev/accounts');
export const moveClock = callOf<typeof system.moveClock>('POST', '/dev/clock', []);
export const sendContact = callOf<typeof system.sendContact>('POST', '/api/contact', []);

export const addDeliverable = callOf<typeof work.addDeliverable>('POST', '/api/jobs/{id}/deliverables', ['work']);
export const updateTask = callOf<typeof work.updateTask>('PATCH', '/api/jobs/{id}/tasks/{taskId}', ['work']);
export const uploadPhoto = callOf<typeof work.uploadPhoto>('POST', '/api/uploads', []);
