import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { QueryClient } from '@tanstack/react-query';
import * as accountCalls from '#contract/account-calls.ts';
import * as backgroundCheckCalls from '#contract/background-check-calls.ts';
import * as calendarCalls from '#contract/calendar-calls.ts';
import * as otherCalls from '#contract/calls.ts';
import * as hiringCalls from '#contract/hiring-calls.ts';
import * as jobCalls from '#contract/job-calls.ts';
import * as payoutCalls from '#contract/payout-calls.ts';
import { type Change, fetchShownBy, isConcerned, refetchChanged } from './refetch-changed.ts';
import { readKey } from './use-read.ts';

const calls = {
  ...{ ...otherCalls, ...accountCalls, ...backgroundCheckCalls },
  ...{ ...calendarCalls, ...hiringCalls, ...jobCalls, ...payoutCalls },
};
before(fetchShownBy);

const changed = { topics: ['bids'], jobId: 'a' } as const;

test('a change of one job concerns its own page and the lists, not the page of another job', () => {
  assert.equal(isConcerned(readKey(calls.getJob, { params: { id: 'a' } }), changed), true);
  assert.equal(isConcerned(readKey(calls.getJob, { params: { id: 'b' } }), changed), false);
  assert.equal(isConcerned(readKey(calls.listHostJobs, { query: { status: 'OPEN' } }), changed), true);
});

test('each topic concerns only the reads that show it', () => {
  assert.equal(isConcerned(readKey(calls.listOwnBids), { topics: ['bids'] }), true);
  assert.equal(isConcerned(readKey(calls.listOwnBids), { topics: ['money'] }), false);
  assert.equal(isConcerned(readKey(calls.listNotifications), { topics: ['job', 'bids', 'money'] }), false);
});

const reads = Object.entries(calls).filter(([, { method }]) => method === 'GET');
type Name = keyof typeof calls;

/** The reads that are stale after a change, in a browser that has made every one of them. */
async function oldAfter(change: Change): Promise<string[]> {
  const cache = new QueryClient();
  for (const [name, read] of reads) cache.setQueryData(readKey(read, { params: { id: 'a' } }), name);
  await refetchChanged(cache, change);
  const old = cache.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated });
  return old.map(({ state }) => String(state.data));
}

/** What must be refetched after each write, because a screen open beside it shows it. */
const seenIn: Partial<Record<Name, readonly Name[]>> = {
  setPassword: ['listSessions'],
  endOtherSessions: ['listSessions'],
  updateSettings: ['getSettings', 'getConfig'],
  initiateBackgroundCheck: ['getBackgroundCheckStatus', 'getBackgroundCheckPaymentInfo', 'getCleanerProfile'],
  decideBackgroundCheck: ['listBackgroundChecks', 'getAdminStats'],
  reopenBackgroundCheck: ['listBackgroundChecks', 'getAdminStats'],
  placeBid: ['getJob', 'listOwnBids', 'listAvailableJobs', 'listRecommendedJobs', 'getCleanerOverview'],
  changeBid: ['getJob', 'listOwnBids', 'listAvailableJobs', 'listRecommendedJobs', 'getCleanerOverview'],
  withdrawBid: ['getJob', 'listOwnBids', 'listAvailableJobs', 'listRecommendedJobs', 'getCleanerOverview'],
  completeOnboarding: ['getCleanerProfile'],
  updateAvailability: ['getCleanerProfile', 'listRecommendedJobs', 'listAvailableJobs'],
  updateCleanerProfile: ['getCleanerProfile', 'listAvailableJobs', 'listRecommendedJobs', 'getCleanerOverview'],
  keepTime: ['getJob', 'listHostJobs', 'listAssignedJobs'],
  acceptRequest: ['getJob', 'listClientRequests', 'listAssignedJobs', 'getCleanerOverview'],
  declineRequest: ['getJob', 'listClientRequests', 'getCleanerOverview'],
  confirmJob: ['getJob', 'listAssignedJobs', 'getCleanerOverview'],
  withdrawFromJob: ['getJob', 'listAssignedJobs', 'getCleanerOverview'],
  assignCleaner: ['getJob', 'listHostJobs', 'getHostOverview', 'showTimeline'],
  selectCleaners: ['getJob', 'listHostJobs', 'getHostOverview'],
  blockCleaner: ['listHostCleaners', 'listHostJobs', 'getHostOverview'],
  favoriteCleaner: ['listHostCleaners'],
  unfavoriteCleaner: ['listHostCleaners'],
  unblockCleaner: ['listHostCleaners', 'listHostJobs', 'getHostOverview'],
  postJob: ['listHostJobs', 'getHostOverview', 'showTimeline'],
  changeJob: ['getJob', 'listHostJobs', 'getHostOverview', 'listAssignedJobs', 'getCleanerOverview'],
  readNotifications: ['listNotifications', 'countUnread'],
  checkout: ['getJob', 'getJobMoney', 'listHostJobs', 'getHostOverview', 'showTimeline'],
  setupPayment: ['listPaymentMethods'],
  makeDefaultPaymentMethod: ['listPaymentMethods'],
  removePaymentMethod: ['listPaymentMethods', 'getHostOverview'],
  createProperty: ['listHostProperties', 'getHostOverview', 'showTimeline'],
  updateProperty: ['listHostProperties', 'getHostOverview'],
  addBooking: ['listBookings', 'showTimeline', 'listHostJobs', 'getHostOverview'],
  removeBooking: ['listBookings', 'showTimeline', 'listHostJobs', 'getHostOverview'],
  addIntegration: ['listIntegrations', 'listHostProperties'],
  changeIntegration: ['listIntegrations', 'listDecisions', 'listBookings', 'listHostJobs'],
  removeIntegration: ['listIntegrations', 'listBookings', 'listHostJobs', 'listHostProperties'],
  syncIntegration: ['listIntegrations', 'listDecisions', 'listBookings', 'listHostJobs', 'getHostOverview'],
  syncAdminCalendar: ['listAdminCalendars', 'countCalendars'],
  decideMissingStays: ['listIntegrations', 'listDecisions', 'listBookings', 'listHostJobs'],
  changeDecision: ['listDecisions', 'listBookings', 'listHostJobs', 'getHostOverview'],
  makeExportLink: ['showExportLink'],
  removeExportLink: ['showExportLink'],
  deleteProperty: ['listHostProperties', 'getHostOverview'],
  moderateReview: ['listReviewsToModerate', 'getAdminStats'],
  rewriteReview: ['getJob'],
  writeReview: ['getJob', 'getJobMoney', 'listHostJobs', 'getHostOverview'],
  tipCleaner: ['getJob', 'getJobMoney', 'listHostJobs', 'getHostOverview'],
  updateTask: ['getJob'],
  addDeliverable: ['getJob'],
};

test('after a write every read that shows what it changed is refetched', async () => {
  for (const [name, { changes }] of Object.entries(calls)) {
    const old = await oldAfter({ topics: changes });
    const stale = seenIn[name as Name]?.filter((read) => !old.includes(read)) ?? []; // a name of `calls`
    assert.deepEqual(stale, [], `${name} leaves these as they were`);
  }
});

test('ticking a task refetches the job and nothing else', async () => {
  const old = await oldAfter({ topics: calls.updateTask.changes });
  assert.deepEqual(old, ['getJob']);
});

test('a change to another job leaves this one’s page alone', async () => {
  const old = await oldAfter({ topics: calls.changeJob.changes, jobId: 'b' });
  assert.equal(old.includes('getJob') || old.includes('getJobMoney'), false);
  assert.equal(old.includes('listHostJobs'), true);
});

test('an open job that another cleaner got is read again by whoever looks at it', async () => {
  assert.ok((await oldAfter({ topics: ['openJobs'], jobId: 'a' })).includes('getJob'));
  assert.equal((await oldAfter({ topics: ['openJobs'], jobId: 'b' })).includes('getJob'), false);
});

test('a cleaner’s day says how far their check is', () => {
  assert.equal(isConcerned(['/api/cleaner/today'], { topics: ['check'] }), true);
});

test('every read shows a topic, except those that nothing changes while a page is open', async () => {
  const topics = Object.values(calls).flatMap(({ changes }) => changes);
  const shown = await oldAfter({ topics: [...topics, 'openJobs', 'money', 'reviews', 'check', 'moderation'] });
  const never = reads.map(([name]) => name).filter((name) => !shown.includes(name));
  assert.deepEqual(never.sort(), [
    'exportMe',
    'findNamedPlace',
    'findZipConflict',
    'getCheckForm',
    'getJobCalendar',
    'getMe',
    'listDevAccounts',
    'openEvents',
    'showClock',
  ]);
});
