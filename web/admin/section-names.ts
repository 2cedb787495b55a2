/** The sections of the admin panel, in the order of its sidebar. */
export const adminSections = [
  'dashboard',
  'analytics',
  'users',
  'background-checks',
  'properties',
  'jobs',
  'calendar-integration',
  'reviews',
  'disputes',
  'content-moderation',
  'payments',
  'payouts',
  'notifications',
  'audit-logs',
  'staff',
  'settings',
] as const;
export type AdminSection = (typeof adminSections)[number];

/** The sections that are lists, each to be had whole as a file. */
export const adminLists = [
  ...(['users', 'background-checks', 'properties', 'jobs', 'calendar-integration', 'reviews'] as const),
  ...(['disputes', 'content-moderation', 'payments', 'payouts', 'notifications', 'audit-logs'] as const),
] satisfies AdminSection[];
export type ListName = (typeof adminLists)[number];
