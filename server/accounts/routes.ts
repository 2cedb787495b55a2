import * as accounts from '#contract/accounts.ts';
import { route } from '#server/platform/http/route.ts';
import { showMe } from './show-me.ts';

export const accountRoutes = [route(accounts.getMe, ({ kit, actor }) => showMe(kit, actor))];
