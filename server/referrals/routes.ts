import * as clients from '#contract/clients.ts';
import { getReferrals, whoInvites as whoInvitesCall } from '#contract/referrals.ts';
import { route } from '#server/platform/http/route.ts';
import { inviteClient } from './invite-client.ts';
import { listInvitations } from './list-invitations.ts';
import { endInvitations, showNoInvitations } from './no-invitations-page.ts';
import { showReferrals } from './show-referrals.ts';
import { whoInvites } from './who-invites.ts';

export const referralRoutes = [
  route(getReferrals, ({ kit, actor }) => showReferrals(kit, actor)),
  route(whoInvitesCall, ({ kit, actor, caller, params: { code } }) =>
    // a visit only reads, and whoever begins one may see all cleaners anyway
    whoInvites(kit, actor?.visitor ? null : caller, code),
  ),
  route(clients.inviteClient, ({ kit, actor, body }) => inviteClient(kit, actor, body)),
  route(clients.listInvitations, ({ kit, actor, query }) => listInvitations(kit, actor, query)),
  route(
    clients.showNoInvitations,
    ({ kit, params: { token }, caller, request, reply }) => showNoInvitations(kit, { token, caller, request, reply }),
    { ownAnswer: true },
  ),
  route(
    clients.endInvitations,
    ({ kit, params: { token }, caller, request, reply }) => endInvitations(kit, { token, caller, request, reply }),
    { ownAnswer: true, rawBody: true },
  ),
];
