import { z } from 'zod';
import { session } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { memberRoles } from './member-roles.ts';
import { ownName } from './own-name.ts';
import { teamDeeds } from './team-deeds.ts';
import { anyLine, email } from './text.ts';
import { id, idParams, instant, pageQuery } from './wire.ts';

const role = z.enum(memberRoles);
/** The homes somebody looks after; null: all, those to come included. */
const homeIds = z.array(id).nullable();
const wantedHomes = z.array(id).min(1, 'homesRequired').max(500).nullable();

const member = z.object({ id, name: z.string(), email: z.string(), role, homeIds, since: instant });
export type TeamMember = z.infer<typeof member>;

const invitation = z.object({ id, email: z.string(), role, homeIds, createdAt: instant, expiresAt: instant });
export type TeamInvitation = z.infer<typeof invitation>;

const team = z.object({ members: z.array(member), invitations: z.array(invitation) });
export type Team = z.infer<typeof team>;

const deed = z.object({
  ...{ id, at: instant, deed: z.enum(teamDeeds), by: z.object({ id, name: z.string() }) },
  ...{ jobId: id.nullable(), home: z.object({ id, title: z.string() }).nullable() },
});
export type MemberDeed = z.infer<typeof deed>;

const membership = z.object({ host: z.object({ id, name: z.string() }), role, homeIds, since: instant });
export type Membership = z.infer<typeof membership>;

export const getTeam = endpoint({
  method: 'GET',
  path: '/api/host/team',
  access: ['HOST'],
  summary: 'The host’s team and its open invitations',
  status: 200,
  answer: team,
});
export const teamInvitationForm = z.strictObject({ email, role, homeIds: wantedHomes });
export const inviteMember = endpoint({
  method: 'POST',
  path: '/api/host/team/invitations',
  access: ['HOST'],
  summary:
    'Email someone a link to the host’s team, which works once and for three days; it takes the place of an earlier one, and the answer is the same whether or not the address has an account',
  status: 201,
  body: teamInvitationForm,
  answer: invitation,
});
export const withdrawTeamInvitation = endpoint({
  method: 'DELETE',
  path: '/api/host/team/invitations/{id}',
  access: ['HOST'],
  summary: 'Withdraw an invitation; its link stops working right away',
  status: 204,
  params: idParams,
});
export const changeMember = endpoint({
  method: 'PATCH',
  path: '/api/host/team/members/{id}',
  access: ['HOST'],
  summary: 'Give a member another role or other homes, from their next call on',
  status: 200,
  params: idParams,
  body: z.strictObject({ role, homeIds: wantedHomes }),
  answer: member,
});
export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/host/team/members/{id}',
  access: ['HOST'],
  summary: 'Remove someone from the team; they lose access, and what they did stays on record',
  status: 204,
  params: idParams,
});
export const listDeeds = endpoint({
  method: 'GET',
  path: '/api/host/team/deeds',
  access: ['HOST'],
  summary: 'What the team did for the host, the latest first',
  status: 200,
  paged: true,
  query: pageQuery({}),
  answer: z.array(deed),
});
export const listJobDeeds = endpoint({
  method: 'GET',
  path: '/api/jobs/{id}/deeds',
  access: ['HOST'],
  summary: 'What the team did at one job, the latest first, a hundred at most',
  status: 200,
  params: idParams,
  answer: z.array(deed),
});

export const listMemberships = endpoint({
  method: 'GET',
  path: '/api/memberships',
  access: ['HOST'],
  summary: 'The hosts whose homes the caller looks after; send a host’s id as `X-Host` to make a call for them',
  status: 200,
  answer: z.array(membership),
});
export const leaveTeam = endpoint({
  method: 'DELETE',
  path: '/api/memberships/{id}',
  access: ['HOST'],
  summary: 'Leave a host’s team, by the host’s id',
  status: 204,
  params: idParams,
});

/** Of a link that was mailed; anything may be sent, and what is no token of ours is not found. */
const token = anyLine(200);
export const acceptMembership = endpoint({
  method: 'POST',
  path: '/api/memberships',
  access: ['HOST'],
  summary: 'Accept an invitation that was emailed to the caller’s own address',
  status: 201,
  body: z.strictObject({ token }),
  answer: membership,
});
export const lookAtTeamInvitation = endpoint({
  method: 'POST',
  path: '/api/team-invitations/look',
  access: 'anyone',
  summary: 'What an emailed invitation is for; 404 once it is accepted, withdrawn, replaced or expired',
  status: 200,
  body: z.strictObject({ token }),
  answer: z.object({
    ...{ email: z.string(), host: z.string(), role, homes: z.number().int().nullable(), expiresAt: instant },
    /** Whether the address has an account: as a host they log in to accept, and anyone else cannot. */
    account: z.enum(['none', 'host', 'other']),
  }),
});
export const joinTeam = endpoint({
  method: 'POST',
  path: '/api/team-invitations/accept',
  access: 'anyone',
  summary: 'Accept an emailed invitation with a new account, and log in; an address with an account is 409',
  status: 201,
  body: z.strictObject({ token, name: ownName() }),
  answer: session,
});
