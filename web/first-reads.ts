import { listIntegrations, showTimeline } from '#contract/calendar-calls.ts';
import {
  countUnread,
  getAdminStats,
  getCleanerOverview,
  getCleanerProfile,
  getConfig,
  getDashboardStats,
  getHostOverview,
  getJob,
  getMe,
  listHostProperties,
  listNotifications,
  listPaymentMethods,
} from '#contract/calls.ts';
import { listInbox } from '#contract/inbox-calls.ts';
import { getToday } from '#contract/today-calls.ts';
import type { ScreenName } from './paths.ts';
import { addressOf } from './platform/api.ts';
import { fewHomes } from './platform/homes/use-homes.ts';

const everywhere = [addressOf(getMe, {}), addressOf(getConfig, {}), addressOf(countUnread, {})];
/** These screens are for who is not signed in yet. */
const beforeSignIn = [addressOf(getConfig, {})];
/** Whoever opens one of them and is signed in already is led on to their own screen, which only this tells. */
export const whoIsIn = [addressOf(getMe, {})];
const properties = addressOf(listHostProperties, { query: { limit: fewHomes } });
const cards = addressOf(listPaymentMethods, {});
const today = addressOf(getToday, {});
/** Without the recommended jobs: before the approval they are refused, and of that the document knows nothing. */
const cleaner = [...everywhere, addressOf(getCleanerProfile, {}), addressOf(getCleanerOverview, {})];

/**
 * What a screen reads first, as its components ask for it (e2e/weight.e2e.ts finds what is asked for
 * twice or for nothing). The document asks for it before they are there; `:id` stands for the id in the screen's own address.
 */
export const firstReads: Readonly<Partial<Record<ScreenName, readonly string[]>>> = {
  auth: beforeSignIn,
  login: beforeSignIn,
  register: beforeSignIn,
  adminLogin: beforeSignIn,
  account: everywhere,
  notifications: [...everywhere, addressOf(listNotifications, {})],
  job: [...everywhere, getJob.path.replace('{id}', ':id')],
  hostDashboard: [
    ...everywhere,
    addressOf(getHostOverview, {}),
    addressOf(listInbox, { query: { limit: 6 } }),
    addressOf(showTimeline, { query: { days: 8, limit: 100 } }),
  ],
  hostCalendar: [...everywhere, addressOf(getHostOverview, {}), properties, addressOf(listIntegrations, {})],
  hostPostJob: [...everywhere, properties, cards],
  cleanerDashboard: cleaner,
  cleanerDashboardFull: cleaner,
  cleanerAvailability: cleaner,
  cleanerPayouts: cleaner,
  cleanerJobs: cleaner,
  cleanerClients: cleaner,
  cleanerToday: [...everywhere, today],
  cleanerOnboarding: [...everywhere, addressOf(getCleanerProfile, {})],
  admin: [...everywhere, addressOf(getAdminStats, {}), addressOf(getDashboardStats, {})],
  adminSection: everywhere,
};

/** Whether what it reads is answered to everybody; nothing is asked for the others without a token. */
export const isForVisitors = (screen: ScreenName): boolean => firstReads[screen] === beforeSignIn;
