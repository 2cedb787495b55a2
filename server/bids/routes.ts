import * as bids from '#contract/bids.ts';
import { route } from '#server/platform/http/route.ts';
import { changeBid } from './change-bid.ts';
import { listJobBids } from './list-job-bids.ts';
import { listOwnBids } from './list-own-bids.ts';
import { placeBid } from './place-bid.ts';
import { withdrawBid } from './withdraw-bid.ts';

export const bidRoutes = [
  route(bids.placeBid, ({ kit, actor, params, body }) => placeBid(kit, actor, params.id, body)),
  route(bids.changeBid, ({ kit, actor, params, body }) => changeBid(kit, actor, params.id, body)),
  route(bids.withdrawBid, ({ kit, actor, params }) => withdrawBid(kit, actor, params.id)),
  route(bids.listJobBids, ({ kit, actor, params, query }) => listJobBids(kit, actor, params.id, query)),
  route(bids.listOwnBids, ({ kit, actor, query }) => listOwnBids(kit, actor, query)),
];
