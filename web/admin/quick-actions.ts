import type { QueueKind } from '#contract/admin-queue.ts';
import { type StaffRole, staffMay } from '#contract/staff-rights.ts';
import { to } from '#web/paths.ts';
import type { AdminSection } from './section-names.ts';

interface Action {
  name: 'check' | 'report' | 'review' | 'suspend' | 'cancel' | 'refund' | 'hold' | 'broadcast' | 'invite';
  /** The one that does it. */
  call: string;
  section: AdminSection;
  /** What waits for it, if that is what it is done to. */
  waits?: QueueKind;
  /** What the address says of the dialog that it opens there. */
  opens?: Readonly<Record<string, string>>;
}

/** What is done most often, by the call that does it, and where. */
const actions: readonly Action[] = [
  {
    ...{ name: 'check', call: 'POST /api/admin/background-check/{userId}/decision', waits: 'check' },
    section: 'background-checks',
  },
  { name: 'report', call: 'POST /api/admin/disputes/{id}/resolve', section: 'disputes', waits: 'dispute' },
  { name: 'review', call: 'PATCH /api/admin/reviews/{id}/moderate', section: 'reviews', waits: 'review' },
  { name: 'suspend', call: 'POST /api/admin/users/{id}/suspend', section: 'users' },
  { name: 'cancel', call: 'POST /api/admin/jobs/{id}/cancel', section: 'jobs' },
  { name: 'refund', call: 'POST /api/admin/payments/{id}/refund', section: 'payments' },
  { name: 'hold', call: 'POST /api/admin/payouts/{id}/hold', section: 'payouts' },
  {
    name: 'broadcast',
    call: 'POST /api/admin/broadcasts',
    section: 'notifications',
    opens: { show: 'broadcasts', write: '1' },
  },
  { name: 'invite', call: 'POST /api/admin/staff/invitations', section: 'staff', opens: { invite: '1' } },
];

/** The part of an address that puts the cursor where a list is searched: for what has first to be found. */
export const toFind = '#find';

/** The ways to what an admin of this role does most often. */
export const quickActionsOf = (role: StaffRole | null | undefined) =>
  actions
    .filter(({ call }) => {
      const [method = '', path = ''] = call.split(' ');
      return staffMay(role, { method, path });
    })
    .map(({ name, section, waits, opens }) => ({
      ...{ name, section, waits },
      to: `${to('adminSection', { section }, opens)}${waits || opens ? '' : toFind}`,
    }));
