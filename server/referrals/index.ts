export { leaveReferrals } from './leave-referrals.ts';
export { rewardFollowers } from './reward-referrer.ts';
export { referralRoutes } from './routes.ts';
