import { listDevAccounts } from '#contract/system.ts';
import { languageOf } from '#server/accounts/index.ts';
import { route } from '#server/platform/http/route.ts';
import { sendPageOrData } from '#server/platform/http/send-page-or-data.ts';
import { accountsPage } from './accounts-page.ts';
import { listAccounts } from './list-accounts.ts';

export const demoRoutes = [
  route(
    listDevAccounts,
    async ({ kit, query: { language }, caller, request, reply }) => {
      const data = await listAccounts(kit);
      const page = () => accountsPage(data, language ?? languageOf(caller));
      await sendPageOrData(request, reply, { data, page, otherwise: 'data' });
      return data;
    },
    { demoOnly: true, ownAnswer: true },
  ),
];
