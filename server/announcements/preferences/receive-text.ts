import { eq, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, type LanguageCode } from '#contract/languages.ts';
import { phoneE164 } from '#contract/phone-e164.ts';
import { users } from '#server/accounts/table.ts';
import { escapeHtml } from '#server/platform/http/plain-page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput, notFound } from '#server/platform/refusal.ts';
import { translate } from '#server/platform/translate.ts';
import { readTwilioForm } from '#server/platform/twilio-form.ts';
import { supportEmail } from '#server/settings/index.ts';
import { smsRefusals } from '../table.ts';
import { numberHash } from './number-hash.ts';
import { refuseNumber } from './number-refusals.ts';

/** The words that carriers have agreed on; a text that is exactly one of them, in whatever letters. */
const keywords = {
  stop: ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'optout', 'revoke'],
  start: ['start', 'unstop', 'yes'],
  help: ['help', 'info'],
} as const;

/** Somebody texts our number: STOP ends texts to theirs, START brings them back, HELP says what this is. */
export async function receiveText(kit: Kit, { body, headers, url }: FastifyRequest, reply: FastifyReply): Promise<''> {
  const { twilio, publicUrl } = kit.settings;
  if (!twilio) throw notFound();
  const signature = headers['x-twilio-signature'];
  const posted = Buffer.isBuffer(body) ? { url: `${publicUrl}${url}`, rawBody: body, signature } : null;
  const form = posted && readTwilioForm(twilio, posted);
  if (!form) throw invalidInput({ signature: 'invalidFormat' });
  const words = await follow(kit, form.get('From') ?? '', form.get('Body') ?? '');
  // with Advanced Opt-Out Twilio has answered already
  const message = words && !form.has('OptOutType') ? `<Message>${escapeHtml(words)}</Message>` : '';
  await reply
    .type('text/xml; charset=utf-8')
    .send(`<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`);
  return '';
}

/** Twilio confirms STOP and START itself, so that only HELP has an answer of ours. */
async function follow(kit: Kit, from: string, text: string): Promise<string | null> {
  const word = text.trim().toLowerCase();
  const is = (list: readonly string[]) => list.includes(word);
  if (is(keywords.stop)) await refuseNumber(kit, kit.db, from, 'stopped');
  if (is(keywords.start)) await start(kit, from);
  if (!is(keywords.help)) return null;
  const support = await supportEmail(kit, kit.db);
  return translate(await languageOf(kit, from), 'noticeSettings:sms.help', { support });
}

async function start(kit: Kit, number: string): Promise<void> {
  await kit.db.delete(smsRefusals).where(eq(smsRefusals.numberHash, numberHash(kit, number)));
}

/** Of whoever has this number in their account. */
async function languageOf({ db }: Kit, number: string): Promise<LanguageCode> {
  const ending = number.slice(-7);
  const people = await db
    .select({ phone: users.phone, language: users.locale })
    .from(users)
    .where(sql`regexp_replace(${users.phone}, '\\D', '', 'g') like ${`%${ending}`}`)
    .limit(100);
  return people.find(({ phone }) => phoneE164(phone) === number)?.language ?? defaultLanguage;
}
