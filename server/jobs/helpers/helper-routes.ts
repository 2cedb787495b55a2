import * as helpers from '#contract/helpers.ts';
import { workOnOwn } from '#server/cleaners/index.ts';
import { route } from '#server/platform/http/route.ts';
import { requireSignUp } from '#server/settings/index.ts';
import { acceptHelping, acceptHelpingHere, declineHelping, joinAsHelper, lookAtInvitation } from './accept-helping.ts';
import { chooseHelpers } from './choose-helpers.ts';
import { endHelping } from './end-helping.ts';
import { inviteHelper, withdrawInvitation } from './invite-helper.ts';
import { listHelpers } from './list-helpers.ts';

export const helperRoutes = [
  route(helpers.listHelpers, ({ kit, actor }) => listHelpers(kit, actor)),
  route(helpers.inviteHelper, ({ kit, actor, body }) => inviteHelper(kit, actor, body)),
  route(helpers.withdrawHelperInvitation, ({ kit, actor, params }) => withdrawInvitation(kit, actor, params.id)),
  route(helpers.removeHelper, ({ kit, actor, params }) =>
    endHelping(kit, { cleanerId: actor.id, helperId: params.id, by: 'cleaner' }),
  ),
  route(helpers.leaveCleaner, ({ kit, actor, params }) =>
    endHelping(kit, { cleanerId: params.id, helperId: actor.id, by: 'helper' }),
  ),
  route(helpers.workOnOwn, ({ kit, actor }) => workOnOwn(kit, actor, requireSignUp)),
  route(helpers.chooseHelpers, ({ kit, actor, params, body }) => chooseHelpers(kit, actor, params.id, body.helperIds)),
  route(helpers.showHelperInvitation, ({ kit, body }) => lookAtInvitation(kit, body.token)),
  route(helpers.joinAsHelper, ({ kit, caller, body }) => joinAsHelper(kit, caller, body), {
    secretAnswer: 'not cached',
  }),
  route(helpers.acceptHelping, ({ kit, actor, body }) => acceptHelping(kit, actor, body.token)),
  route(helpers.acceptHelpingHere, ({ kit, actor, params }) => acceptHelpingHere(kit, actor, params.id)),
  route(helpers.declineHelping, ({ kit, actor, params }) => declineHelping(kit, actor, params.id)),
];
