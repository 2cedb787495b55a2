import { type StaffRole, staffMay } from '#contract/staff-rights.ts';
import type { AdminSection } from './section-names.ts';

/** What each section reads first, by address: whoever may not read it has no use for the section. */
const readBy: Record<AdminSection, string> = {
  dashboard: '/api/admin/dashboard/stats',
  analytics: '/api/admin/analytics',
  users: '/api/admin/users',
  'background-checks': '/api/admin/background-checks',
  properties: '/api/admin/properties',
  jobs: '/api/admin/jobs',
  'calendar-integration': '/api/admin/calendar-integrations',
  reviews: '/api/admin/reviews',
  disputes: '/api/admin/disputes',
  'content-moderation': '/api/admin/content',
  payments: '/api/admin/payments',
  payouts: '/api/admin/payouts',
  notifications: '/api/admin/notifications',
  'audit-logs': '/api/admin/audit-logs',
  staff: '/api/admin/staff',
  settings: '/api/admin/decided-settings',
};

/** Whether an admin of this role has a section. */
export const maySee = (role: StaffRole | undefined, section: AdminSection): boolean =>
  staffMay(role, { method: 'GET', path: readBy[section] });
