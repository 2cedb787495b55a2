import { and, inArray, isNull } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { Mail } from '#server/platform/mail.ts';
import { translate } from '#server/platform/translate.ts';
import type { For } from './announcement.ts';
import { readMailDetails } from './mail-details.ts';
import type { Thread } from './mail-thread.ts';
import type { MailDetails } from './mail-words.ts';

export interface AnnouncedMail extends Mail {
  /** Null if it is not about a job. */
  thread: Thread | null;
}

/** The mails of one announcement, as things are now. No one gets two for one fact. */
export async function mailsOf(kit: Kit, factId: string, announcement: For<'mail'>): Promise<AnnouncedMail[]> {
  const details = await readMailDetails(kit, announcement);
  if (!details) return [];
  const people = await kit.db
    .select()
    .from(users)
    .where(and(inArray(users.id, [...announcement.to]), isNull(users.erasedAt)));
  const { once = factId, mail: words, jobId } = announcement;
  return people.map((person) => ({
    key: `${once}:${person.id}`,
    thread: jobId ? { jobId, recipientId: person.id, words } : null,
    to: person.email,
    link: details.link,
    ...inWords(person, words, details),
  }));
}

type Reader = Pick<typeof users.$inferSelect, 'name' | 'locale'>;

function inWords({ name, locale }: Reader, words: For<'mail'>['mail'], { link = '', params, closing }: MailDetails) {
  const filled = { name, link, ...params(locale) };
  const text = translate(locale, `mail:${words}.text`, filled);
  return {
    subject: translate(locale, `mail:${words}.subject`, filled),
    text: [text, ...(closing?.(locale) ?? [])].join('\n\n'),
  };
}
