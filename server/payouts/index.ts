export { balanceOf, nextPayoutOf } from './balance.ts';
export type { FrozenJobsOf, Part } from './free-money.ts';
export { leavePayouts } from './leave-payouts.ts';
export { payoutEvents } from './payout-events.ts';
export { payoutReconciliation } from './reconcile-payouts.ts';
export { payoutRoutes } from './routes.ts';
export { payoutSender } from './send-payout.ts';
export { failedPayoutFetcher } from './take-back-payout.ts';
export { weeklyPayouts } from './weekly-payouts.ts';
