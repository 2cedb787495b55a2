import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LanguageCode } from '#contract/languages.ts';
import type { PreferenceKind } from '#contract/notice-kinds.ts';
import { languageOf } from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import type { Caller } from '#server/platform/http/actor.ts';
import { escapeHtml, plainPage } from '#server/platform/http/plain-page.ts';
import { sendPageOrData } from '#server/platform/http/send-page-or-data.ts';
import type { Kit } from '#server/platform/kit.ts';
import { forgetWaitingMails } from '#server/platform/mail/forget-mails.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { translate } from '#server/platform/translate.ts';
import { noticePreferences } from '../table.ts';
import { readUnsubscribeToken } from './unsubscribe-link.ts';

interface Asked {
  token: string;
  caller: Pick<Caller, 'language'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The page a mail's link leads to: mail programs look at links, so opening it changes nothing. */
export async function showUnsubscribePage(kit: Kit, asked: Asked): Promise<''> {
  const { reply } = asked;
  const reader = await readerOf(kit, asked.token);
  if (!reader) return sendDamaged(asked);
  const { language, kind } = reader;
  const button = `<form method="post"><button>${say(language, 'button')}</button></form>`;
  await send(reply, language, 'ask', `${about(language, kind)}${button}`);
  return '';
}

/** Ends mails of one kind: by that page's button, or by a mail program's own (RFC 8058). */
export async function unsubscribeByLink(kit: Kit, asked: Asked): Promise<''> {
  const { reply } = asked;
  const reader = await readerOf(kit, asked.token);
  if (!reader) return sendDamaged(asked);
  const { id: userId, language, kind } = reader;
  await transact(kit, async (tx) => {
    await tx
      .insert(noticePreferences)
      .values({ userId, kind, email: false })
      .onConflictDoUpdate({
        target: [noticePreferences.userId, noticePreferences.kind],
        set: { email: false },
      });
    await forgetWaitingMails(tx, userId, [kind]);
  });
  await send(reply, language, 'done', about(language, kind));
  return '';
}

interface Reader {
  id: string;
  language: LanguageCode;
  kind: PreferenceKind;
}

async function readerOf({ db, hasher }: Kit, token: string): Promise<Reader | null> {
  const meant = readUnsubscribeToken({ hasher }, token);
  if (!meant) return null;
  const [person] = await db
    .select({ id: users.id, language: users.locale })
    .from(users)
    .where(and(eq(users.id, meant.userId), isNull(users.erasedAt)));
  return person ? { ...person, kind: meant.kind } : null;
}

/** Somebody’s mail program has broken the link: a page with the way to where the same is done by hand. */
async function sendDamaged({ caller, request, reply }: Asked): Promise<''> {
  const language = languageOf(caller);
  const page = () =>
    plainPage({
      ...{ language, title: translate(language, 'unsubscribe:damaged.title') },
      lede: translate(language, 'unsubscribe:damaged.text'),
      body: settingsLink(language),
    });
  const data = { ...notFound().body(), requestId: request.id };
  await sendPageOrData(request, reply.code(404), { data, page, otherwise: 'data' });
  return '';
}

async function send(reply: FastifyReply, language: LanguageCode, step: 'ask' | 'done', body: string): Promise<void> {
  const page = plainPage({
    ...{ language, title: translate(language, `unsubscribe:${step}.title`) },
    lede: translate(language, `unsubscribe:${step}.text`),
    body: `${body}${settingsLink(language)}`,
  });
  await reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}

const settingsLink = (language: LanguageCode): string =>
  `<p><a href="/account#notices">${say(language, 'settings')}</a></p>`;

const unsaid = { amount: '…', place: '…', name: '…', day: '…', time: '…' };

/** The kind by its own title, with dots for what differs from one to the next. */
const about = (language: LanguageCode, kind: PreferenceKind): string =>
  `<p><strong>${escapeHtml(translate(language, `notices:kinds.${kind}.title`, unsaid))}</strong></p>`;

const say = (language: LanguageCode, key: string): string => escapeHtml(translate(language, `unsubscribe:${key}`));
