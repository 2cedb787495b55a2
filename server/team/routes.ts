import * as owners from '#contract/owner-statements.ts';
import * as team from '#contract/team.ts';
import { route } from '#server/platform/http/route.ts';
import { acceptMembership, joinTeam, lookAtInvitation } from './accept-membership.ts';
import { changeMember, endMembership } from './change-member.ts';
import { inviteMember, withdrawTeamInvitation } from './invite-member.ts';
import { deedsOfJob, listDeeds } from './list-deeds.ts';
import { listMemberships, listTeam } from './list-team.ts';
import { endOwnerLink, makeOwnerLink, showOwnerLink } from './owner-link.ts';

export const teamRoutes = [
  route(team.getTeam, ({ kit, actor }) => listTeam(kit, actor)),
  route(team.inviteMember, ({ kit, actor, body }) => inviteMember(kit, actor, body)),
  route(team.withdrawTeamInvitation, ({ kit, actor, params }) => withdrawTeamInvitation(kit, actor, params.id)),
  route(team.changeMember, ({ kit, actor, params, body }) => changeMember(kit, actor, params.id, body)),
  route(team.removeMember, ({ kit, actor, params }) =>
    endMembership(kit, { hostId: actor.id, memberId: params.id, by: 'host' }),
  ),
  route(team.listDeeds, ({ kit, actor, query }) => listDeeds(kit, actor, query)),
  route(team.listJobDeeds, ({ kit, actor, params }) => deedsOfJob(kit, actor, params.id)),
  route(team.listMemberships, ({ kit, actor }) => listMemberships(kit, actor)),
  route(team.leaveTeam, ({ kit, actor, params }) =>
    endMembership(kit, { hostId: params.id, memberId: actor.id, by: 'member' }),
  ),
  route(team.acceptMembership, ({ kit, actor, body }) => acceptMembership(kit, actor, body.token)),
  route(owners.showOwnerLink, ({ kit, actor, params }) => showOwnerLink(kit, actor, params.id)),
  route(owners.makeOwnerLink, ({ kit, actor, params }) => makeOwnerLink(kit, actor, params.id), {
    secretAnswer: 'not cached',
  }),
  route(owners.endOwnerLink, ({ kit, actor, params }) => endOwnerLink(kit, actor, params.id)),
  route(team.lookAtTeamInvitation, ({ kit, body }) => lookAtInvitation(kit, body.token)),
  route(team.joinTeam, ({ kit, body, caller }) => joinTeam(kit, caller, body), { secretAnswer: 'not cached' }),
];
