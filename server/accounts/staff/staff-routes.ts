import * as staff from '#contract/staff.ts';
import { route } from '#server/platform/http/route.ts';
import { acceptInvitation, showInvitation } from './accept-invitation.ts';
import type { AuditStaff } from './audit-staff.ts';
import { changeStaffRole, removeStaff } from './change-staff.ts';
import { inviteStaff, withdrawInvitation } from './invite-staff.ts';
import { listStaff } from './list-staff.ts';

export const staffRoutes = (audit: AuditStaff) => [
  route(staff.listStaff, ({ kit, actor }) => listStaff(kit, actor)),
  route(staff.inviteStaff, ({ kit, actor, body }) => inviteStaff(kit, actor, body, audit)),
  route(staff.withdrawStaffInvitation, ({ kit, actor, params }) => withdrawInvitation(kit, actor, params.id, audit)),
  route(staff.changeStaffRole, ({ kit, actor, params, body }) => changeStaffRole(kit, actor, params.id, body, audit)),
  route(staff.removeStaff, ({ kit, actor, params, body }) => removeStaff(kit, actor, params.id, body.reason, audit)),
  route(staff.showStaffInvitation, ({ kit, body }) => showInvitation(kit, body.token)),
  route(staff.acceptStaffInvitation, ({ kit, caller, body }) => acceptInvitation(kit, caller, body, audit), {
    secretAnswer: 'not cached',
  }),
];
