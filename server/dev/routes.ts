import * as system from '#contract/system.ts';
import { languageOf } from '#server/accounts/index.ts';
import { route } from '#server/platform/http/route.ts';
import { sendPageOrData } from '#server/platform/http/send-page-or-data.ts';
import { listMail } from './list-mail.ts';
import { mailPage } from './mail-page.ts';
import { moveClock } from './move-clock.ts';
import { showClock } from './show-clock.ts';

const demoOnly = true;

/** `regularTasks`: what runs after the clock was moved, whatever its schedule says. */
export const devRoutes = (regularTasks: readonly string[]) => [
  route(
    system.listDevMail,
    async ({ kit, query: { to, language }, caller, request, reply }) => {
      const mails = await listMail(kit, to);
      const data = mails.map((mail) => mail.data);
      const page = () => mailPage(mails, { to, language: language ?? languageOf(caller) });
      await sendPageOrData(request, reply, { data, page, otherwise: 'page' });
      return data;
    },
    { demoOnly, ownAnswer: true },
  ),
  route(system.showClock, ({ kit, actor }) => showClock(kit, actor), { demoOnly }),
  route(system.moveClock, ({ kit, body }) => moveClock(kit, body, regularTasks), { demoOnly }),
];
