import Negotiator from 'negotiator';
import * as system from '#contract/system.ts';
import { route } from '#server/platform/http/route.ts';
import { listMail } from './list-mail.ts';
import { mailPage } from './mail-page.ts';

const demoOnly = true;

export const devRoutes = [
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
];
