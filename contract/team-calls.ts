import { callOf } from './endpoint.ts';
import type * as team from './team.ts';

// The calls about a host’s team, kept as those in calls.ts are.

export const getTeam = callOf<typeof team.getTeam>('GET', '/api/host/team');
export const inviteMember = callOf<typeof team.inviteMember>('POST', '/api/host/team/invitations', ['team']);
export const withdrawTeamInvitation = callOf<typeof team.withdrawTeamInvitation>(
  'DELETE',
  '/api/host/team/invitations/{id}',
  ['team'],
);
export const changeMember = callOf<typeof team.changeMember>('PATCH', '/api/host/team/members/{id}', ['team']);
export const removeMember = callOf<typeof team.removeMember>('DELETE', '/api/host/team/members/{id}', ['team']);
export const listJobDeeds = callOf<typeof team.listJobDeeds>('GET', '/api/jobs/{id}/deeds');
export const listDeeds = callOf<typeof team.listDeeds>('GET', '/api/host/team/deeds');
export const listMemberships = callOf<typeof team.listMemberships>('GET', '/api/memberships');
export const acceptMembership = callOf<typeof team.acceptMembership>('POST', '/api/memberships', ['team']);
export const leaveTeam = callOf<typeof team.leaveTeam>('DELETE', '/api/memberships/{id}', ['team']);
export const lookAtTeamInvitation = callOf<typeof team.lookAtTeamInvitation>('POST', '/api/team-invitations/look', []);
export const joinTeam = callOf<typeof team.joinTeam>('POST', '/api/team-invitations/accept', []);
