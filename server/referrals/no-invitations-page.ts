import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LanguageCode } from '#contract/languages.ts';
import { languageOf } from '#server/accounts/index.ts';
import type { Caller } from '#server/platform/http/actor.ts';
import { escapeHtml, plainPage } from '#server/platform/http/plain-page.ts';
import { sendPageOrData } from '#server/platform/http/send-page-or-data.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { translate } from '#server/platform/translate.ts';
import { invitedAddress } from './invited-address.ts';
import { invitationStops } from './table.ts';

interface Asked {
  token: string;
  caller: Pick<Caller, 'language'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The page that an invitation's link leads to: mail programs look at links, so opening it changes nothing. */
export async function showNoInvitations(kit: Kit, asked: Asked): Promise<''> {
  if (!(await invitedAddress(kit.db, asked.token))) return sendDamaged(asked);
  const language = languageOf(asked.caller);
  const button = escapeHtml(translate(language, 'unsubscribe:invitations.button'));
  return send(asked.reply, language, 'ask', `<form method="post"><button>${button}</button></form>`);
}

/** No cleaner's invitation reaches this address any more. Doing it twice is doing it once. */
export async function endInvitations(kit: Kit, asked: Asked): Promise<''> {
  const emailHash = await invitedAddress(kit.db, asked.token);
  if (!emailHash) return sendDamaged(asked);
  await kit.db.insert(invitationStops).values({ emailHash, at: kit.clock.now() }).onConflictDoNothing();
  return send(asked.reply, languageOf(asked.caller), 'done', '');
}

async function sendDamaged({ caller, request, reply }: Asked): Promise<''> {
  const language = languageOf(caller);
  const page = () =>
    plainPage({
      ...{ language, title: translate(language, 'unsubscribe:damaged.title') },
      lede: translate(language, 'unsubscribe:invitations.damaged'),
      body: '',
    });
  const data = { ...notFound().body(), requestId: request.id };
  await sendPageOrData(request, reply.code(404), { data, page, otherwise: 'data' });
  return '';
}

async function send(reply: FastifyReply, language: LanguageCode, step: 'ask' | 'done', body: string): Promise<''> {
  const page = plainPage({
    ...{ language, title: translate(language, `unsubscribe:invitations.${step}.title`) },
    ...{ lede: translate(language, `unsubscribe:invitations.${step}.text`), body },
  });
  await reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  return '';
}
