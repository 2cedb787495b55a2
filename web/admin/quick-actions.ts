import { type StaffRole, staffMay } from '#contract/staff-rights.ts';
import { to } from '#web/paths.ts';
import type { AdminSection } from './section-names.ts';

/** What is done most often, by the call that does it, and where. */
const actions = [
  { name: 'check', call: 'POST /api/admin/background-check/{userId}/decision', section: 'background-checks' },
  { name: 'report', call: 'POST /api/admin/disputes/{id}/resolve', section: 'disputes' },
  { name: 'review', call: 'PATCH /api/admin/reviews/{id}/moderate', section: 'reviews' },
  { name: 'suspend', call: 'POST /api/admin/users/{id}/suspend', section: 'users' },
  { name: 'cancel', call: 'POST /api/admin/jobs/{id}/cancel', section: 'jobs' },
  { name: 'refund', call: 'POST /api/admin/payments/{id}/refund', section: 'payments' },
  { name: 'hold', call: 'POST /api/admin/payouts/{id}/hold', section: 'payouts' },
  { name: 'invite', call: 'POST /api/admin/staff/invitations', section: 'staff' },
] as const satisfies readonly { name: string; call: string; section: AdminSection }[];

/** The ways to what an admin of this role does most often. */
export const quickActionsOf = (role: StaffRole | null | undefined) =>
  actions
    .filter(({ call }) => {
      const [method = '', path = ''] = call.split(' ');
      return staffMay(role, { method, path });
    })
    .map(({ name, section }) => ({
      name,
      to: to('adminSection', { section }, name === 'invite' ? { invite: '1' } : undefined),
    }));
