import { z } from 'zod';
import { password, session } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { languageCodes } from './languages.ts';
import { nameWithoutAddress } from './own-name.ts';
import { staffRoles } from './staff-rights.ts';
import { anyLine, email, said } from './text.ts';
import { id, idParams, instant, maybe } from './wire.ts';

const staffRole = z.enum(staffRoles);

/** An admin as owners see them. */
const staffMember = z.object({
  id,
  name: z.string(),
  email: z.string(),
  staffRole,
  /** Whether they have set up two-factor authentication. */
  twoFactor: z.boolean(),
  createdAt: instant,
  /** When they were last there, also where that session has ended; null if never. */
  lastSeenAt: maybe(instant),
  /** What the owner who asks may do with them: neither change nor remove the only owner. */
  can: z.array(z.enum(['changeRole', 'remove', 'endTwoFactor'])),
});
export type StaffMember = z.infer<typeof staffMember>;

/** Somebody who was asked to become an admin and has yet to accept. */
const staffInvitation = z.object({
  id,
  email: z.string(),
  staffRole,
  invitedBy: z.object({ id, name: z.string() }),
  createdAt: instant,
  expiresAt: instant,
});
export type StaffInvitation = z.infer<typeof staffInvitation>;

export const listStaff = endpoint({
  method: 'GET',
  path: '/api/admin/staff',
  access: ['ADMIN'],
  summary: 'The admins with their roles, owners first, and open invitations; for owners',
  status: 200,
  answer: z.object({ members: z.array(staffMember), invitations: z.array(staffInvitation) }),
});
export const inviteStaff = endpoint({
  method: 'POST',
  path: '/api/admin/staff/invitations',
  access: ['ADMIN'],
  summary:
    'Email someone a link to become an admin, which works once and for three days; it takes the place of an earlier one, and an address with an account is 409',
  status: 201,
  body: z.strictObject({
    email,
    staffRole,
    /** Of the mail; where it is left out, that of the last invitation to this address, else the inviter’s own. */
    language: z.enum(languageCodes).optional(),
    /** The invitation that is sent again, with the role that it has; 404 once it is accepted, withdrawn, replaced or expired. */
    replaces: id.optional(),
  }),
  answer: staffInvitation,
});
export const withdrawStaffInvitation = endpoint({
  method: 'DELETE',
  path: '/api/admin/staff/invitations/{id}',
  access: ['ADMIN'],
  summary: 'Withdraw an invitation; its link stops working right away',
  status: 204,
  params: idParams,
});
export const changeStaffRole = endpoint({
  method: 'PATCH',
  path: '/api/admin/staff/{id}',
  access: ['ADMIN'],
  summary:
    'Change what an admin may do, for a reason that they are given; their sessions end. The only owner is 409 `in_use`, the role they have 409',
  status: 200,
  params: idParams,
  body: z.strictObject({ staffRole, reason: said(500) }),
  answer: staffMember,
});
export const removeStaff = endpoint({
  method: 'POST',
  path: '/api/admin/staff/{id}/remove',
  access: ['ADMIN'],
  summary:
    'Take an admin’s access away, for a reason that they are given; their sessions end right away and their password no longer works. The only owner is 409 `in_use`',
  status: 204,
  params: idParams,
  body: z.strictObject({ reason: said(500) }),
});

/** Of a link that was mailed; anything may be sent, and what is no token of ours is not found. */
const token = anyLine(200);
export const showStaffInvitation = endpoint({
  method: 'POST',
  path: '/api/staff-invitations/look',
  access: 'anyone',
  summary: 'What an emailed invitation is for; 404 once it is accepted, withdrawn, replaced or expired',
  status: 200,
  body: z.strictObject({ token }),
  answer: z.object({ email: z.string(), staffRole, invitedBy: z.string(), expiresAt: instant }),
});
export const acceptStaffInvitation = endpoint({
  method: 'POST',
  path: '/api/staff-invitations/accept',
  access: 'anyone',
  summary: 'Become an admin with an emailed invitation, a name and a password, and log in',
  status: 201,
  body: z.strictObject({ token, name: nameWithoutAddress(), password }),
  answer: session,
});
