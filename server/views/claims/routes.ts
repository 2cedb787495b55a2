import { makeClaimFile } from '#contract/claims.ts';
import { route } from '#server/platform/http/route.ts';
import { sendClaim } from './send-claim.ts';

export const claimRoutes = [
  route(makeClaimFile, ({ kit, actor, params, reply }) => sendClaim(kit, actor, params.id, reply), {
    ...{ ownAnswer: true, secretAnswer: 'never kept' },
  }),
];
