import * as system from '#contract/system.ts';
import { languageOf } from '#server/accounts/index.ts';
import { route } from '#server/platform/http/route.ts';
import { sendPageOrData } from '#server/platform/http/send-page-or-data.ts';
import { clockPage } from './clock-page.ts';
import { listMail } from './list-mail.ts';
import { mailPage } from './mail-page.ts';
import { moveByStep } from './move-by-step.ts';
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
  route(
    system.showClock,
    async ({ kit, actor, query: { language }, caller, request, reply }) => {
      const data = await showClock(kit, actor);
      const page = () => clockPage(data, language ?? languageOf(caller));
      await sendPageOrData(request, reply, { data, page, otherwise: 'data' });
      return data;
    },
    { demoOnly, ownAnswer: true },
  ),
  route(system.moveClock, ({ kit, body }) => moveClock(kit, body, regularTasks), { demoOnly }),
  route(
    system.moveClockByStep,
    async ({ kit, params: { step }, query: { language }, caller, reply }) => {
      await moveByStep(kit, step, regularTasks);
      // a page that is shown again moves nothing
      await reply.redirect(`/dev/clock?language=${language ?? languageOf(caller)}`, 303);
      return '';
    },
    { demoOnly, ownAnswer: true, rawBody: true },
  ),
];
