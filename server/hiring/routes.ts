import * as hiring from '#contract/hiring.ts';
import { route } from '#server/platform/http/route.ts';
import { acceptRequest } from './accept-request.ts';
import { assignCleaner } from './assign-cleaner.ts';
import { blockCleaner, unblockCleaner } from './block-cleaner.ts';
import { confirmJob } from './confirm-job.ts';
import { declineRequest } from './decline-request.ts';
import { inviteCleaner } from './invite-cleaner.ts';
import { listHostCleaners } from './list-host-cleaners.ts';
import { listRequests } from './list-requests.ts';
import { selectCleaners } from './select-cleaners.ts';
import { withdrawFromJob } from './withdraw-from-job.ts';

export const hiringRoutes = [
  route(hiring.assignCleaner, ({ kit, actor, params, body }) => assignCleaner(kit, actor, params.id, body)),
  route(hiring.selectCleaners, ({ kit, actor, params, body }) => selectCleaners(kit, actor, params.id, body)),
  route(hiring.confirmJob, ({ kit, actor, params }) => confirmJob(kit, actor, params.id)),
  route(hiring.withdrawFromJob, ({ kit, actor, params }) => withdrawFromJob(kit, actor, params.id)),
  route(hiring.inviteCleaner, ({ kit, actor, params, body }) => inviteCleaner(kit, actor, params.id, body)),
  route(hiring.acceptRequest, ({ kit, actor, params }) => acceptRequest(kit, actor, params.id)),
  route(hiring.declineRequest, ({ kit, actor, params }) => declineRequest(kit, actor, params.id)),
  route(hiring.listClientRequests, ({ kit, actor, query }) => listRequests(kit, actor, query)),
  route(hiring.listHostCleaners, ({ kit, actor, query }) => listHostCleaners(kit, actor, query)),
  route(hiring.blockCleaner, ({ kit, actor, params }) => blockCleaner(kit, actor, params.id)),
  route(hiring.unblockCleaner, ({ kit, actor, params }) => unblockCleaner(kit, actor, params.id)),
];
