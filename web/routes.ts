import type { ScreenName } from './paths.ts';

/** The whole map of screens: which file shows which screen of `paths.ts`. A screen without a file is not found. */
export const pages: Partial<Record<ScreenName, string>> = {
  home: 'pages/public/home-page.tsx',
  homeAlias: 'pages/public/home-page.tsx',
  welcome: 'pages/public/welcome-page.tsx',
  findCleaners: 'pages/public/find-cleaners-page.tsx',
  help: 'pages/public/help-page.tsx',
  contact: 'pages/public/contact-page.tsx',
  trustAndSafety: 'pages/public/trust-page.tsx',
  fairResolution: 'pages/public/fair-resolution-page.tsx',
  privacy: 'pages/public/privacy-page.tsx',
  terms: 'pages/public/terms-page.tsx',
  findJobs: 'pages/public/find-jobs-page.tsx',
  backgroundCheck: 'pages/public/background-check-page.tsx',
  auth: 'pages/auth/auth-page.tsx',
  login: 'pages/auth/auth-page.tsx',
  register: 'pages/auth/auth-page.tsx',
  authLink: 'pages/auth/link-page.tsx',
  adminLogin: 'pages/auth/admin-login-page.tsx',
  staffJoin: 'pages/auth/staff-join-page.tsx',
  helperJoin: 'pages/auth/helper-join-page.tsx',
  account: 'pages/account/account-page.tsx',
  verify: 'pages/verify/verify-page.tsx',
  notifications: 'pages/notifications/notifications-page.tsx',
  job: 'pages/jobs/job-page.tsx',
  messages: 'pages/messages/messages-page.tsx',
  conversation: 'pages/messages/messages-page.tsx',
  cleanerDashboard: 'pages/cleaner/dashboard-page.tsx',
  cleanerDashboardFull: 'pages/cleaner/dashboard-page.tsx',
  cleanerAvailability: 'pages/cleaner/dashboard-page.tsx',
  cleanerPayouts: 'pages/cleaner/dashboard-page.tsx',
  cleanerJobs: 'pages/cleaner/dashboard-page.tsx',
  cleanerClients: 'pages/cleaner/dashboard-page.tsx',
  cleanerHelpers: 'pages/cleaner/helpers-page.tsx',
  cleanerOnboarding: 'pages/cleaner/onboarding-page.tsx',
  cleanerToday: 'pages/cleaner/today-page.tsx',
  hostDashboard: 'pages/host/dashboard-page.tsx',
  hostCalendar: 'pages/host/calendar-page.tsx',
  hostPostJob: 'pages/host/post-job-page.tsx',
  admin: 'pages/admin/admin-page.tsx',
  adminSection: 'pages/admin/admin-page.tsx',
  adminLegacy: 'pages/admin/legacy-page.tsx',
  devUi: 'pages/dev/ui-page.tsx',
  sandboxPayoutAccount: 'pages/dev/payout-account-page.tsx',
};

/** The part of its page that a screen always shows first, though the page fetches its parts one by one. */
export const firstParts: Partial<Record<ScreenName, string>> = {
  cleanerDashboard: 'pages/cleaner/overview-tab.tsx',
  cleanerDashboardFull: 'pages/cleaner/overview-tab.tsx',
  cleanerAvailability: 'cleaners/availability-form.tsx',
  cleanerPayouts: 'pages/cleaner/earnings-tab.tsx',
  cleanerJobs: 'pages/cleaner/available-tab.tsx',
  cleanerClients: 'pages/cleaner/clients-tab.tsx',
};

/** Screens that bring their own frame; all others have the top bar. */
export const unframed: readonly ScreenName[] = [
  'auth',
  'login',
  'register',
  'authLink',
  'adminLogin',
  'staffJoin',
  'helperJoin',
];
