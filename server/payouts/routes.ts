import { changePayouts } from '#contract/admin-money.ts';
import * as holds from '#contract/payout-holds.ts';
import * as payouts from '#contract/payouts.ts';
import { route } from '#server/platform/http/route.ts';
import { oneByOne } from '#server/platform/one-by-one.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { FrozenJobsOf } from './free-money.ts';
import { listPayoutHolds } from './held.ts';
import { holdAllPayouts, releaseAllPayouts } from './hold-all-payouts.ts';
import { holdPayout } from './hold-payout.ts';
import { listAllPayouts } from './list-all-payouts.ts';
import { listPayouts } from './list-payouts.ts';
import { openPayoutAccount, showPayoutAccount } from './payout-account.ts';
import { payoutTotals } from './payout-totals.ts';
import { listPayoutWaits } from './payout-waits.ts';
import { releasePayout } from './release-payout.ts';
import { remindOfAccount } from './remind-of-account.ts';
import { requestPayout } from './request-payout.ts';
import { showUserPayouts } from './show-user-payouts.ts';

const changes = { hold: holdOrSay, release: releasePayout };

/** Among several, what the provider has not answered about yet is not told as held; the reconciliation goes on with it. */
async function holdOrSay(...wanted: Parameters<typeof holdPayout>): Promise<void> {
  const { status } = await holdPayout(...wanted);
  if (status !== 'held')
    throw new Refusal('unavailable', 'The bank hasn’t answered yet. We’ve noted the hold and will keep trying.');
}

export const payoutRoutes = (frozenJobsOf: FrozenJobsOf) => [
  route(payouts.listPayouts, ({ kit, actor, query }) => listPayouts(kit, actor, query)),
  route(payouts.requestPayout, ({ kit, actor, body }) => requestPayout(kit, actor, body, frozenJobsOf)),
  route(payouts.getPayoutAccount, ({ kit, actor }) => showPayoutAccount(kit, actor)),
  // the address is the key to the provider's page
  route(payouts.openPayoutAccount, ({ kit, actor }) => openPayoutAccount(kit, actor), { secretAnswer: 'never kept' }),
  route(payouts.listAllPayouts, ({ kit, query }) => listAllPayouts(kit, query)),
  route(payouts.holdPayout, ({ kit, actor, params, body }) => holdPayout(kit, actor, params.id, body)),
  route(payouts.releasePayout, ({ kit, actor, params, body }) => releasePayout(kit, actor, params.id, body)),
  route(changePayouts, ({ kit, actor, body: { action, ids, reason } }) =>
    oneByOne(kit, ids, (id) => changes[action](kit, actor, id, { reason })),
  ),
  route(holds.listPayoutHolds, ({ kit }) => listPayoutHolds(kit, frozenJobsOf)),
  route(holds.getPayoutTotals, ({ kit }) => payoutTotals(kit, frozenJobsOf)),
  route(holds.listPayoutWaits, ({ kit }) => listPayoutWaits(kit, frozenJobsOf)),
  route(holds.remindOfPayoutAccount, ({ kit, actor, params }) =>
    remindOfAccount({ kit, admin: actor, id: params.id, frozenJobsOf }),
  ),
  route(holds.getUserPayouts, ({ kit, params: { id } }) => showUserPayouts(kit, id, frozenJobsOf)),
  route(holds.holdUserPayouts, async ({ kit, actor, params: { id }, body: { reason } }) => {
    await holdAllPayouts(kit, actor, id, reason);
    return showUserPayouts(kit, id, frozenJobsOf);
  }),
  route(holds.releaseUserPayouts, async ({ kit, actor, params: { id }, body: { reason } }) => {
    await releaseAllPayouts(kit, actor, id, reason);
    return showUserPayouts(kit, id, frozenJobsOf);
  }),
];
