import Negotiator from 'negotiator';
import * as system from '#contract/system.ts';
import { route } from '#server/platform/http/route.ts';
import { listMail } from './list-mail.ts';
import { mailPage } from './mail-page.ts';
import { moveClock } from './move-clock.ts';
import { showClock } from './show-clock.ts';

const demoOnly = true;

/** `regularTasks`: what runs when the clock was moved, whatever its schedule says. */
export const devRoutes = (regularTasks: readonly string[]) => [
  route(
    system.listDevMail,
    async ({ kit, query, request, reply }) => {
      const mails = await listMail(kit, query.to);
      const wantsJson = new Negotiator(request).mediaType(['text/html', 'application/json']) === 'application/json';
      void reply.header('cache-control', 'no-store').header('vary', 'accept');
      reply.type(wantsJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8');
      await reply.send(wantsJson ? JSON.stringify(mails) : mailPage(mails, query.to));
      return mails;
    },
    { demoOnly, ownAnswer: true },
  ),
  route(system.showClock, ({ kit, actor }) => showClock(kit, actor), { demoOnly }),
  route(system.moveClock, ({ kit, body }) => moveClock(kit, body, regularTasks), { demoOnly }),
];
