import type { Topic } from '#contract/topics.ts';

type Calls = typeof import('#contract/calls.ts') &
  typeof import('#contract/access-calls.ts') &
  typeof import('#contract/account-calls.ts') &
  typeof import('#contract/admin-calls.ts') &
  typeof import('#contract/auto-accept-calls.ts') &
  typeof import('#contract/background-check-calls.ts') &
  typeof import('#contract/before-bid-calls.ts') &
  typeof import('#contract/broadcast-calls.ts') &
  typeof import('#contract/busy-calendar-calls.ts') &
  typeof import('#contract/calendar-calls.ts') &
  typeof import('#contract/claim-calls.ts') &
  typeof import('#contract/client-calls.ts') &
  typeof import('#contract/dispute-calls.ts') &
  typeof import('#contract/document-calls.ts') &
  typeof import('#contract/finding-calls.ts') &
  typeof import('#contract/guest-page-calls.ts') &
  typeof import('#contract/helper-calls.ts') &
  typeof import('#contract/hiring-calls.ts') &
  typeof import('#contract/home-calls.ts') &
  typeof import('#contract/host-home-calls.ts') &
  typeof import('#contract/host-job-list-calls.ts') &
  typeof import('#contract/inbox-calls.ts') &
  typeof import('#contract/job-calls.ts') &
  typeof import('#contract/job-map-calls.ts') &
  typeof import('#contract/message-calls.ts') &
  typeof import('#contract/moderation-calls.ts') &
  typeof import('#contract/notice-calls.ts') &
  typeof import('#contract/owner-statement-calls.ts') &
  typeof import('#contract/payout-calls.ts') &
  typeof import('#contract/posting-template-calls.ts') &
  typeof import('#contract/saved-search-calls.ts') &
  typeof import('#contract/series-calls.ts') &
  typeof import('#contract/sign-in-calls.ts') &
  typeof import('#contract/staff-calls.ts') &
  typeof import('#contract/team-calls.ts') &
  typeof import('#contract/today-calls.ts');
/** By address rather than by name, so that the table brings no call along. */
type ReadPath = Extract<Calls[keyof Calls], { method: 'GET' }>['path'];

/** Whatever an admin does is in it. */
const auditLog: readonly ReadPath[] = [
  '/api/admin/audit-logs',
  '/api/admin/audit-logs/actions',
  '/api/admin/audit-logs/chain',
];

const ofSeries: readonly ReadPath[] = ['/api/series/{id}', '/api/properties/{id}/series'];

const ofHome: readonly ReadPath[] = ['/api/host/properties/{id}', '/api/host/properties/{id}/history'];

/** The reads that show something from each topic. */
export const shownBy: Record<Topic, readonly ReadPath[]> = {
  job: [
    '/api/jobs/{id}',
    '/api/jobs/{id}/money',
    '/api/jobs/{id}/deeds',
    '/api/cleaner/referrals',
    '/api/host/jobs',
    '/api/host/findings',
    '/api/host/jobs/counts',
    '/api/host/properties',
    ...ofHome,
    '/api/host/overview',
    '/api/host/inbox',
    '/api/cleaner/overview',
    '/api/cleaner/jobs/assigned',
    '/api/cleaner/today',
    '/api/jobs/{id}/before-bid',
    '/api/cleaner/job-fits',
    '/api/cleaner/clients',
    '/api/jobs/{id}/conversation',
    '/api/calendar/bookings',
    '/api/calendar/integrations/{id}/decisions',
    '/api/host/timeline',
    '/api/properties/{id}/fair-price',
    ...ofSeries,
    '/api/admin/jobs',
    ...auditLog,
  ],
  openJobs: [
    '/api/jobs/available',
    '/api/jobs/map',
    '/api/cleaner/recommended-jobs',
    '/api/jobs/preview',
    '/api/jobs/nearby',
    '/api/jobs/{id}',
    '/api/cleaner/overview',
  ],
  bids: [
    '/api/jobs/{id}',
    '/api/host/jobs',
    '/api/host/jobs/counts',
    '/api/host/properties',
    ...ofHome,
    '/api/host/overview',
    '/api/host/inbox',
    '/api/cleaner/overview',
    '/api/cleaner/bids',
    '/api/jobs/{id}/before-bid',
    '/api/cleaner/job-fits',
    '/api/host/cleaners',
    '/api/host/cleaners/{id}',
    '/api/cleaners/approved',
    '/api/host/timeline',
  ],
  requests: [
    '/api/jobs/{id}',
    '/api/cleaner/requests',
    '/api/cleaner/today',
    '/api/cleaner/overview',
    '/api/host/overview',
    '/api/host/inbox',
  ],
  money: [
    '/api/jobs/{id}/money',
    '/api/cleaner/referrals',
    '/api/cleaner/earnings',
    '/api/cleaner/earnings/jobs',
    '/api/cleaner/overview',
    '/api/host/overview',
    '/api/host/inbox',
    '/api/host/jobs',
    '/api/host/jobs/counts',
    '/api/host/payment-methods',
    '/api/cleaner/payout-account',
    '/api/cleaner/payouts',
    '/api/admin/payouts',
    '/api/admin/payout-holds',
    '/api/admin/payout-waits',
    '/api/admin/payout-totals',
    '/api/admin/users/{id}/payouts',
    '/api/admin/payments',
    '/api/admin/payments/{id}/refund',
    '/api/admin/queue',
    '/api/cleaner/statements/{year}',
    '/api/host/statements/{year}',
    '/api/host/owed',
    '/api/host/payments',
    '/api/admin/analytics',
    '/api/admin/analytics/cities',
    '/api/admin/analytics/cohorts',
    ...auditLog,
  ],
  reviews: ['/api/jobs/{id}', '/api/cleaners/{id}'],
  check: [
    '/api/background-check/status',
    '/api/background-check/payment-info',
    '/api/cleaner/profile',
    '/api/cleaner/helpers',
    '/api/cleaner/today',
  ],
  moderation: [
    '/api/admin/reviews',
    '/api/admin/background-checks',
    '/api/admin/disputes',
    '/api/admin/content',
    '/api/admin/stats',
    '/api/admin/dashboard/stats',
    '/api/admin/queue',
    ...auditLog,
  ],
  calendar: [
    '/api/calendar/integrations',
    '/api/calendar/integrations/{id}/decisions',
    '/api/calendar/bookings',
    '/api/admin/calendar-integrations',
    '/api/admin/calendar-integrations/healths',
    '/api/admin/queue',
    '/api/admin/health',
    '/api/host/timeline',
    '/api/host/jobs',
    '/api/host/jobs/counts',
    '/api/host/properties',
    ...ofHome,
    '/api/host/overview',
    '/api/host/inbox',
  ],
  busyTimes: [
    '/api/cleaner/calendars',
    '/api/cleaner/today',
    '/api/cleaner/overview',
    '/api/jobs/{id}/before-bid',
    '/api/cleaner/job-fits',
    '/api/cleaner/recommended-jobs',
  ],
  access: ['/api/properties/{id}/access', '/api/properties/{id}/access-log'],
  messages: [
    '/api/jobs/{id}/messages',
    '/api/messages',
    '/api/jobs/{id}/conversation',
    '/api/notifications/unread',
    '/api/host/inbox',
    '/api/host/overview',
  ],
  ownerLinks: ['/api/properties/{id}/owner-link'],
  team: ['/api/host/team', '/api/host/team/deeds', '/api/memberships'],
  helpers: ['/api/cleaner/helpers', '/api/cleaner/today', '/api/cleaner/overview'],
  invitations: ['/api/cleaner/invitations'],
  calendarLink: ['/api/calendar/export-link'],
  work: ['/api/jobs/{id}', '/api/cleaner/today'],
  account: ['/api/admin/users', '/api/admin/staff', ...auditLog],
  cards: ['/api/host/payment-methods', '/api/host/overview', '/api/host/inbox', ...ofSeries],
  properties: [
    '/api/admin/properties',
    '/api/host/properties',
    ...ofHome,
    '/api/host/overview',
    '/api/host/inbox',
    '/api/host/timeline',
  ],
  guestPages: ['/api/jobs/{id}/guest-page'],
  homes: ['/api/properties/{id}/checklist', '/api/properties/{id}/supplies'],
  profile: ['/api/cleaner/profile'],
  searches: ['/api/cleaner/searches'],
  autoAccept: ['/api/host/auto-accept'],
  templates: ['/api/host/templates'],
  settings: [
    '/api/admin/settings',
    '/api/admin/decided-settings',
    '/api/admin/setting-versions',
    '/api/config',
    ...auditLog,
  ],
  sessions: ['/api/me/sessions'],
  notifications: ['/api/notifications', '/api/notifications/unread'],
  twoFactor: ['/api/me/two-factor', '/api/me/passkeys'],
  noticePreferences: ['/api/me/notification-preferences'],
  undelivered: [
    '/api/admin/notifications',
    '/api/admin/notifications/causes',
    '/api/admin/broadcasts',
    '/api/admin/broadcasts/count',
    '/api/admin/failed-tasks',
    '/api/admin/stats',
    '/api/admin/queue',
    '/api/admin/health',
  ],
};
