import { getReferrals } from '#contract/referrals.ts';
import { route } from '#server/platform/http/route.ts';
import { showReferrals } from './show-referrals.ts';

export const referralRoutes = [route(getReferrals, ({ kit, actor }) => showReferrals(kit, actor))];
