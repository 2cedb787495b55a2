/** What an admin may be: an owner may do everything, the others what stands in the table below. */
export const staffRoles = ['owner', 'support', 'finance'] as const;
export type StaffRole = (typeof staffRoles)[number];

type Others = readonly Exclude<StaffRole, 'owner'>[];
const all: Others = ['support', 'finance'];
const support: Others = ['support'];
const finance: Others = ['finance'];
const ownersOnly: Others = [];

/**
 * Who beside the owners may call what of the admins’ calls. The server asks it about every one of them before anything
 * else, and screens show what it allows; what is not listed is for owners, and a test wants every call listed.
 */
export const staffRights: Readonly<Record<string, Others>> = {
  'GET /api/admin/stats': all,
  'GET /api/admin/dashboard/stats': all,
  'GET /api/admin/queue': all,
  'GET /api/admin/health': all,
  'GET /api/admin/analytics': finance,
  'GET /api/admin/analytics/days': finance,
  'GET /api/admin/analytics/cities': finance,
  'GET /api/admin/analytics/cohorts': finance,

  'GET /api/admin/users': all,
  'POST /api/admin/users/{id}/suspend': support,
  'POST /api/admin/users/{id}/restore': support,
  'POST /api/admin/users/{id}/end-sessions': support,
  'POST /api/admin/users/{id}/end-two-factor': ownersOnly,
  'GET /api/admin/users/{id}/signals': support,
  'POST /api/admin/users/{id}/visit': support,
  'POST /api/admin/visits/{id}/end': all,
  'GET /api/admin/users/{id}/open': ownersOnly,
  'POST /api/admin/users/{id}/erase': ownersOnly,
  'POST /api/admin/users/bulk': support,
  'GET /api/admin/background-checks': support,
  'GET /api/admin/background-check/{userId}/form': support,
  'POST /api/admin/background-check/{userId}/decision': support,
  'POST /api/admin/background-check/{userId}/reopen': support,
  'POST /api/admin/background-check/{userId}/ssn': support,

  'GET /api/admin/properties': all,
  'GET /api/admin/jobs': all,
  'POST /api/admin/jobs/{id}/cancel': support,
  'POST /api/admin/jobs/{id}/reassign': support,
  'GET /api/admin/calendar-integrations': support,
  'GET /api/admin/calendar-integrations/healths': support,
  'POST /api/admin/calendar-integrations/{id}/sync': support,

  'GET /api/admin/reviews': support,
  'PATCH /api/admin/reviews/{id}/moderate': support,
  'GET /api/admin/disputes': all,
  'GET /api/admin/disputes/{id}/messages': support,
  'POST /api/admin/disputes/{id}/resolve': all,
  'GET /api/admin/content': support,
  'GET /api/admin/content/{id}/messages': support,
  'GET /api/admin/content/{id}/evidence': support,
  'POST /api/admin/content/{id}/close': support,
  'POST /api/admin/content/{id}/reopen': support,

  'GET /api/admin/payments': all,
  'GET /api/admin/payments/{id}/refund': finance,
  'POST /api/admin/payments/{id}/refund': finance,
  'POST /api/admin/refund-proposals/{id}/confirm': finance,
  'POST /api/admin/refund-proposals/{id}/decline': finance,
  'GET /api/admin/payouts': all,
  'POST /api/admin/payouts/{id}/hold': finance,
  'POST /api/admin/payouts/{id}/release': finance,
  'POST /api/admin/payouts/bulk': finance,
  'GET /api/admin/payout-holds': all,
  'GET /api/admin/payout-totals': all,
  'GET /api/admin/payout-waits': all,
  'GET /api/admin/users/{id}/payouts': all,
  'POST /api/admin/users/{id}/payouts/hold': finance,
  'POST /api/admin/users/{id}/payouts/remind': all,
  'POST /api/admin/users/{id}/payouts/release': finance,

  'GET /api/admin/notifications': support,
  'GET /api/admin/notifications/causes': support,
  'POST /api/admin/notifications/{id}/retry': support,
  'POST /api/admin/notifications/retry': support,
  'GET /api/admin/broadcasts': support,
  'GET /api/admin/broadcasts/count': support,
  'POST /api/admin/broadcasts/test': support,
  'POST /api/admin/broadcasts': ownersOnly,
  'POST /api/admin/broadcasts/{id}/stop': ownersOnly,
  'GET /api/admin/mail-templates': support,
  'POST /api/admin/mail-templates/test': support,
  'GET /api/admin/failed-tasks': ownersOnly,
  'POST /api/admin/failed-tasks/{id}/retry': ownersOnly,
  'POST /api/admin/failed-tasks/retry': ownersOnly,
  'POST /api/admin/failed-tasks/{id}/drop': ownersOnly,
  'GET /api/admin/audit-logs': finance,
  'GET /api/admin/audit-logs/actions': finance,
  'GET /api/admin/audit-logs/chain': finance,
  'GET /api/admin/settings': ownersOnly,
  'PUT /api/admin/settings': ownersOnly,
  'PUT /api/admin/settings/{name}': ownersOnly,
  'POST /api/admin/settings/{name}/restore': ownersOnly,
  'GET /api/admin/decided-settings': all,
  'GET /api/admin/setting-versions': all,

  'GET /api/admin/staff': ownersOnly,
  'POST /api/admin/staff/invitations': ownersOnly,
  'DELETE /api/admin/staff/invitations/{id}': ownersOnly,
  'PATCH /api/admin/staff/{id}': ownersOnly,
  'POST /api/admin/staff/{id}/remove': ownersOnly,
};

/** Whether an admin of this role may make one of the admins’ calls; nobody without a role may. */
export function staffMay(role: StaffRole | null | undefined, { method, path }: { method: string; path: string }) {
  if (!role || role === 'owner') return role === 'owner';
  return staffRights[`${method} ${path}`]?.includes(role) ?? false;
}

/** Whether they may do it to this account: what concerns an admin is for owners alone. */
export const staffMayOn = (
  role: StaffRole | null | undefined,
  call: { method: string; path: string },
  { role: theirs }: { role: string },
): boolean => staffMay(role, call) && (theirs !== 'ADMIN' || role === 'owner');
