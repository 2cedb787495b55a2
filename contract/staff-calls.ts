import { callOf } from './endpoint.ts';
import type * as staff from './staff.ts';

// The calls about who runs the marketplace, kept as those in calls.ts are.

export const listStaff = callOf<typeof staff.listStaff>('GET', '/api/admin/staff');
export const inviteStaff = callOf<typeof staff.inviteStaff>('POST', '/api/admin/staff/invitations', ['account']);
export const withdrawStaffInvitation = callOf<typeof staff.withdrawStaffInvitation>(
  'DELETE',
  '/api/admin/staff/invitations/{id}',
  ['account'],
);
export const changeStaffRole = callOf<typeof staff.changeStaffRole>('PATCH', '/api/admin/staff/{id}', ['account']);
export const removeStaff = callOf<typeof staff.removeStaff>('POST', '/api/admin/staff/{id}/remove', ['account']);
export const showStaffInvitation = callOf<typeof staff.showStaffInvitation>('POST', '/api/staff-invitations/look', []);
export const acceptStaffInvitation = callOf<typeof staff.acceptStaffInvitation>(
  'POST',
  '/api/staff-invitations/accept',
  [],
);
