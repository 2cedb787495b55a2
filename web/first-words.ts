import type { ScreenName } from './paths.ts';

/** What every screen shows. */
const everywhere = ['common', 'shell', 'ui', 'errors', 'notifications'];
const landing = ['publicHead', 'footer', 'landing', 'testimonials', 'welcome'];
const legal = ['publicHead', 'footer', 'legal'];
const auth = ['auth'];
const cleaner = ['cleaner', 'jobs'];
/** What waits for a cleaner's answer, a host's request above all. */
const toAnswer = ['today', 'hiring', 'payments', 'beforeBid'];

/**
 * The domains of words that a screen shows at first. They come in one file, which its document asks for; what comes
 * later in the screen asks for its own. (The build finds what a public page lacks, e2e/weight.e2e.ts what others do.)
 */
const ofScreen: Readonly<Partial<Record<ScreenName, readonly string[]>>> = {
  home: landing,
  homeAlias: landing,
  welcome: landing,
  findJobs: ['publicHead', 'footer', 'findJobs'],
  findCleaners: ['publicHead', 'footer', 'findCleaners'],
  backgroundCheck: ['publicHead', 'footer', 'backgroundChecks', 'findJobs'],
  help: ['publicHead', 'footer', 'help'],
  contact: ['publicHead', 'footer', 'contact'],
  trustAndSafety: ['publicHead', 'footer', 'trust'],
  fairResolution: ['publicHead', 'footer', 'reports'],
  privacy: legal,
  terms: legal,
  verify: ['publicHead', 'footer', 'records', 'recordEvents'],

  auth,
  login: auth,
  register: auth,
  authLink: auth,
  adminLogin: auth,
  staffJoin: ['auth', 'staff'],
  helperJoin: ['auth', 'helpers'],
  teamJoin: ['auth', 'team'],
  account: ['account'],
  ready: ['guestPage', 'jobs'],
  job: ['jobs', 'payments', 'work', 'hiring', 'messages', 'access'],
  hostDashboard: ['hostParts', 'host', 'payments', 'timeline', 'jobs'],
  hostPostJob: ['posting', 'jobs', 'payments'],
  hostCalendar: ['hostParts', 'calendar', 'timeline', 'calendars'],
  hostHome: ['homePage', 'jobs', 'properties'],
  cleanerDashboard: [...cleaner, ...toAnswer],
  cleanerDashboardFull: [...cleaner, ...toAnswer],
  cleanerAvailability: ['cleaner', 'availability', 'calendarLink'],
  cleanerPayouts: ['cleaner', 'payouts'],
  cleanerJobs: cleaner,
  cleanerClients: [...cleaner, 'clients', 'bids'],
  cleanerHelpers: ['helpers'],
  cleanerOnboarding: ['onboarding'],
  cleanerToday: [...toAnswer, 'jobs', 'work', 'access'],
  admin: ['admin', 'adminDashboard', 'adminLists'],
  adminSection: ['admin'],
  adminLegacy: ['admin', 'reviews'],
};

/** Null is an address that has no screen. */
export const firstWordsOf = (screen: ScreenName | null): readonly string[] => [
  ...everywhere,
  ...((screen && ofScreen[screen]) ?? []),
];
