import * as adminJobs from '#contract/admin-jobs.ts';
import * as atTheDoor from '#contract/at-the-door.ts';
import * as bids from '#contract/bids.ts';
import * as hiring from '#contract/hiring.ts';
import * as jobs from '#contract/jobs.ts';
import * as supplies from '#contract/supplies.ts';
import * as work from '#contract/work.ts';
import { route } from '#server/platform/http/route.ts';
import { changeBid } from './bidding/change-bid.ts';
import { listJobBids } from './bidding/list-job-bids.ts';
import { placeBid } from './bidding/place-bid.ts';
import { withdrawBid } from './bidding/withdraw-bid.ts';
import { changeJob } from './change-job.ts';
import { acceptChange } from './changes/accept-change.ts';
import { keepTime } from './changes/keep-time.ts';
import { leaveOverChange } from './changes/leave-over-change.ts';
import { acceptRequest } from './hiring/accept-request.ts';
import { confirmJob } from './hiring/confirm-job.ts';
import { declineRequest } from './hiring/decline-request.ts';
import { acceptBid, selectCleaners } from './hiring/hire.ts';
import { inviteCleaner } from './hiring/invite-cleaner.ts';
import { openToAll } from './hiring/open-to-all.ts';
import { reassignJob } from './hiring/reassign-job.ts';
import { withdrawFromJob } from './hiring/withdraw-from-job.ts';
import { hostRoutes } from './host-routes.ts';
import { cancelAsAdmin, type GiveUpPayment } from './posting/cancel-as-admin.ts';
import type { CancelPay } from './posting/cancel-job.ts';
import { postJob } from './posting/post-job.ts';
import type { OwedBy } from './posting/require-may-post.ts';
import { addDeliverable } from './working/add-deliverable.ts';
import { couldNotClean } from './working/could-not-clean.ts';
import { endWaiting } from './working/end-waiting.ts';
import { markSupply } from './working/mark-supply.ts';
import { reportWaiting } from './working/report-waiting.ts';
import { updateTask } from './working/update-task.ts';

export const jobRoutes = (owedBy: OwedBy, cancelPay: CancelPay, giveUp: GiveUpPayment) => [
  ...hostRoutes,
  route(adminJobs.reassignJob, ({ kit, actor, params, body }) => reassignJob(kit, actor, params.id, body)),
  route(jobs.cancelAsAdmin, ({ kit, actor, params, body }) =>
    cancelAsAdmin(kit, actor, params.id, body.reason, giveUp),
  ),
  route(jobs.postJob, ({ kit, actor, body }) => postJob(kit, actor, body, owedBy)),
  route(jobs.changeJob, ({ kit, actor, params, body }) => changeJob(kit, actor, params.id, body, cancelPay)),

  route(bids.placeBid, ({ kit, actor, params, body }) => placeBid(kit, actor, params.id, body)),
  route(bids.changeBid, ({ kit, actor, params, body }) => changeBid(kit, actor, params.id, body)),
  route(bids.withdrawBid, ({ kit, actor, params }) => withdrawBid(kit, actor, params.id)),
  route(bids.listJobBids, ({ kit, actor, params, query }) => listJobBids(kit, actor, params.id, query)),

  route(hiring.assignCleaner, ({ kit, actor, params, body }) => acceptBid(kit, actor, params.id, body)),
  route(hiring.selectCleaners, ({ kit, actor, params, body }) => selectCleaners(kit, actor, params.id, body)),
  route(hiring.confirmJob, ({ kit, actor, params }) => confirmJob(kit, actor, params.id)),
  route(hiring.withdrawFromJob, ({ kit, actor, params }) => withdrawFromJob(kit, actor, params.id)),
  route(hiring.acceptChange, ({ kit, actor, params, body }) => acceptChange(kit, actor, params.id, body.changeId)),
  route(hiring.keepTime, ({ kit, actor, params, body }) => keepTime(kit, actor, params.id, body.changeId)),
  route(hiring.leaveOverChange, ({ kit, actor, params }) => leaveOverChange(kit, actor, params.id)),
  route(hiring.inviteCleaner, ({ kit, actor, params, body }) => inviteCleaner(kit, actor, params.id, body)),
  route(hiring.openToAll, ({ kit, actor, params }) => openToAll(kit, actor, params.id)),
  route(hiring.acceptRequest, ({ kit, actor, params, body }) => acceptRequest(kit, actor, params.id, body)),
  route(hiring.declineRequest, ({ kit, actor, params }) => declineRequest(kit, actor, params.id)),

  route(atTheDoor.reportWaiting, ({ kit, actor, params, body }) => reportWaiting(kit, actor, params.id, body.reason)),
  route(atTheDoor.endWaiting, ({ kit, actor, params }) => endWaiting(kit, actor, params.id)),
  route(atTheDoor.reportCouldNotClean, ({ kit, actor, params }) => couldNotClean(kit, actor, params.id)),
  route(work.updateTask, ({ kit, actor, params, body, caller }) =>
    updateTask(kit, actor, params, { ...body, phoneNow: caller.phoneNow }),
  ),
  route(supplies.markSupply, ({ kit, actor, params, body }) => markSupply(kit, actor, params, body.low)),
  route(work.addDeliverable, ({ kit, actor, params, body, caller }) =>
    addDeliverable(kit, actor, params.id, { ...body, phoneNow: caller.phoneNow }),
  ),
];
