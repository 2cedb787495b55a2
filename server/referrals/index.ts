export { leaveReferrals } from './leave-referrals.ts';
export { requireMayJoin } from './require-may-join.ts';
export { rewardFollowers } from './reward-referrer.ts';
export { referralRoutes } from './routes.ts';
