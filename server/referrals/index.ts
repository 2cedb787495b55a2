export { rewardFollowers } from './reward-referrer.ts';
export { referralRoutes } from './routes.ts';
