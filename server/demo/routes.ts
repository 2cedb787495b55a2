import { listDevAccounts } from '#contract/system.ts';
import { route } from '#server/platform/http/route.ts';
import { listAccounts } from './list-accounts.ts';

export const demoRoutes = [route(listDevAccounts, ({ kit }) => listAccounts(kit), { demoOnly: true })];
