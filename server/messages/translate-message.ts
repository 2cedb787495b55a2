import { and, eq, isNull, or } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { translateMessage as endpoint } from '#contract/messages.ts';
import { countOrRefuse } from '#server/accounts/index.ts';
import { minute } from '#server/platform/clock.ts';
import { type Actor, personOf } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { translate } from '#server/platform/translate.ts';
import { messages, messageTranslations } from './table.ts';

/** Each one may cost the operator money. */
const perPerson = { name: 'messages translated', most: 60, within: minute };

type Translated = AnswerOf<typeof endpoint>;

/** A message in another language, for one of its two people; the translator is asked once for each language. */
export async function translateMessage(kit: Kit, actor: Actor, id: string, to: LanguageCode): Promise<Translated> {
  const { db, translator } = kit;
  const message = await ownMessage(kit, actor, id);
  if (message.quick) return { text: translate(to, `messages:quick.${message.quick}`), to };
  if (message.text === '') return { text: '', to }; // a photo alone
  if (!translator) throw notFound('Translation isn’t available here.');
  const [kept] = await db
    .select({ text: messageTranslations.text })
    .from(messageTranslations)
    .where(and(eq(messageTranslations.messageId, id), eq(messageTranslations.language, to)));
  if (kept) return { text: kept.text, to };
  await db.transaction((tx) => countOrRefuse(kit, tx, perPerson, personOf(actor)));
  const text = await translator.translate({ text: message.text, to });
  await db.insert(messageTranslations).values({ messageId: id, language: to, text }).onConflictDoNothing();
  return { text, to };
}

async function ownMessage({ db }: Kit, { id: me }: Actor, id: string) {
  const own = or(eq(messages.recipientId, me), eq(messages.authorId, me));
  const [message] = await db
    .select({ text: messages.text, quick: messages.quick })
    .from(messages)
    .where(and(eq(messages.id, id), own, isNull(messages.hiddenAt)));
  if (!message) throw notFound();
  return message;
}
