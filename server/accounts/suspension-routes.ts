import { type AdminUser, restoreUser, suspendUser } from '#contract/admin-people.ts';
import type { StaffRole } from '#contract/staff-rights.ts';
import { route } from '#server/platform/http/route.ts';
import type { Kit } from '#server/platform/kit.ts';
import { type AuditSuspension, restoreAccount, suspendAccount } from './suspension.ts';

interface Neighbours {
  audit: AuditSuspension;
  /** The account as admins see it. Answered by the views. */
  show: (kit: Kit, id: string, asking: StaffRole | null) => Promise<AdminUser>;
}

export const suspensionRoutes = ({ audit, show }: Neighbours) => [
  route(suspendUser, async ({ kit, actor, params: { id }, body: { reason } }) => {
    await suspendAccount(kit, actor, id, reason, audit);
    return show(kit, id, actor.staffRole);
  }),
  route(restoreUser, async ({ kit, actor, params: { id }, body: { reason } }) => {
    await restoreAccount(kit, actor, id, reason, audit);
    return show(kit, id, actor.staffRole);
  }),
];
