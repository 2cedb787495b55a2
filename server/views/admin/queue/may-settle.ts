import type { QueueKind } from '#contract/admin-queue.ts';
import { type StaffRole, staffMay } from '#contract/staff-rights.ts';

/** What each is settled with. */
const settledBy: Record<QueueKind, { method: string; path: string }> = {
  // the host chooses; who may change a job's cleaner knows whom to call
  uncovered: { method: 'POST', path: '/api/admin/jobs/{id}/reassign' },
  task: { method: 'POST', path: '/api/admin/failed-tasks/{id}/retry' },
  dispute: { method: 'POST', path: '/api/admin/disputes/{id}/resolve' },
  refund: { method: 'POST', path: '/api/admin/refund-proposals/{id}/confirm' },
  payout: { method: 'POST', path: '/api/admin/payouts/{id}/release' },
  // nothing to decide, but theirs to know who may decide about payouts
  returned: { method: 'POST', path: '/api/admin/payouts/{id}/release' },
  check: { method: 'POST', path: '/api/admin/background-check/{userId}/decision' },
  content: { method: 'POST', path: '/api/admin/content/{id}/close' },
  feed: { method: 'POST', path: '/api/admin/calendar-integrations/{id}/sync' },
  review: { method: 'PATCH', path: '/api/admin/reviews/{id}/moderate' },
  notice: { method: 'POST', path: '/api/admin/notifications/{id}/retry' },
};

/** Who may not settle it has no use for being told that it waits. */
export const maySettle = (role: StaffRole | null | undefined, kind: QueueKind): boolean =>
  staffMay(role, settledBy[kind]);
