import { and, inArray, isNull } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import { type Mail, writeMail } from '#server/platform/mail.ts';
import { transact } from '#server/platform/transact.ts';
import { translate } from '#server/platform/translate.ts';
import type { For } from './announcement.ts';
import { type MailDetails, readMailDetails } from './mail-details.ts';

/** Writes the mails of a fact, one for each person and in their language; each then leaves by a task of its own. */
export async function writeMails(kit: Kit, factId: string, announcements: readonly For<'mail'>[]): Promise<void> {
  const mails: Mail[] = [];
  for (const announcement of announcements) mails.push(...(await mailsOf(kit, factId, announcement)));
  await transact(kit, async (tx) => {
    for (const mail of mails) await writeMail(kit, tx, mail);
  });
}

async function mailsOf(kit: Kit, factId: string, announcement: For<'mail'>): Promise<Mail[]> {
  const details = await readMailDetails(kit, announcement);
  if (!details) return [];
  const people = await kit.db
    .select()
    .from(users)
    .where(and(inArray(users.id, [...announcement.to]), isNull(users.erasedAt)));
  const { once = factId, mail: words } = announcement;
  return people.map((person) => ({
    key: `${once}:${person.id}`,
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
