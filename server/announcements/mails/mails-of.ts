import { and, inArray, isNull } from 'drizzle-orm';
import type { Role } from '#contract/endpoint.ts';
import { noticeRules } from '#contract/notice-kinds.ts';
import type { NotificationKind } from '#contract/notifications.ts';
import { users } from '#server/accounts/table.ts';
import { plus } from '#server/platform/clock.ts';
import { eachIsolated } from '#server/platform/each-isolated.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { Mail } from '#server/platform/mail.ts';
import { translate } from '#server/platform/translate.ts';
import { decideDelivery } from '../preferences/decide-delivery.ts';
import { quietUntil } from '../preferences/quiet-until.ts';
import { unsubscribeLink } from '../preferences/unsubscribe-link.ts';
import { type Wishes, wishesOf } from '../preferences/wishes-of.ts';
import type { For } from '../who-hears/announcement.ts';
import { linkFor } from '../who-hears/link-for.ts';
import { readMailDetails } from './mail-details.ts';
import type { Thread } from './mail-thread.ts';
import type { MailDetails, MailWords } from './mail-words.ts';

export interface AnnouncedMail extends Mail {
  /** Null if it is not about a job. */
  thread: Thread | null;
  accountId: string;
  words: MailWords;
  /** The end of the reader's quiet hours, if the mail waits for it. */
  heldUntil: Date | null;
  /** Waits for the full hour. */
  gathered: boolean;
  /** Held back even if it is the first. */
  later: boolean;
}

/**
 * The mails of one announcement, as things are now, for those who want mails of its kind. No one gets two for one fact.
 * One that belongs to no kind is about signing in or a receipt, and nobody can do without it.
 */
export async function mailsOf(kit: Kit, factId: string, announcement: For<'mail'>): Promise<AnnouncedMail[]> {
  const people = await kit.db
    .select()
    .from(users)
    .where(and(inArray(users.id, [...announcement.to]), isNull(users.erasedAt)));
  const detailsFor = await detailsByRole(kit, announcement, people);
  const wishes = await wishesOf(
    kit,
    kit.db,
    people.map(({ id }) => id),
  );
  const { once = factId, mail: words, jobId, mailKind, bell: kind = mailKind, later = false } = announcement;
  const { gathered = false } = announcement;
  return people.flatMap((person) => {
    const details = detailsFor.get(person.role);
    if (!details) return [];
    const heldUntil = holdOf(kit, wishes.get(person.id), kind);
    if (heldUntil === 'never') return [];
    const unsubscribeUrl = kind ? unsubscribeLink(kit, { userId: person.id, kind }) : null;
    const staleAfter = kind && noticeRules[kind].staleAfter;
    return {
      key: `${once}:${person.id}`,
      thread: jobId ? { jobId, recipientId: person.id, words } : null,
      ...{ accountId: person.id, kind: kind ?? null, language: person.locale, words, later, gathered, heldUntil },
      unsubscribeUrl,
      ...(staleAfter && { expiresAt: plus(kit.clock.now(), staleAfter) }),
      to: person.email,
      link: details.link,
      ...inWords(person, words, details, unsubscribeUrl),
    };
  });
}

/** What the mail says to people of each role, and where it leads them: one announcement may speak to several. */
async function detailsByRole(
  kit: Kit,
  announcement: For<'mail'>,
  people: readonly Pick<typeof users.$inferSelect, 'role'>[],
): Promise<ReadonlyMap<Role, MailDetails>> {
  const byRole = new Map<Role, MailDetails>();
  for (const role of new Set(people.map((person) => person.role))) {
    const read = await readMailDetails(kit, announcement, role);
    if (read) byRole.set(role, { ...read, link: read.link && linkFor(read.link, announcement.forHost) });
  }
  return byRole;
}

/** Until when a mail waits; null if it does not, `never` if its reader does without mails of its kind. */
function holdOf({ clock }: Kit, wishes: Wishes | undefined, kind: NotificationKind | undefined): Date | null | 'never' {
  if (!kind || !wishes) return null;
  const quietEnd = quietUntil(clock.now(), wishes.quietHours, wishes.timeZone);
  const wanted = wishes.wants(kind, 'email');
  const verdict = decideDelivery({ channel: 'email', kind, wanted, isQuiet: quietEnd !== null });
  if (verdict === 'never') return 'never';
  return verdict === 'later' ? quietEnd : null;
}

type Reader = Pick<typeof users.$inferSelect, 'name' | 'locale'>;

function inWords({ name, locale }: Reader, words: MailWords, details: MailDetails, unsubscribeUrl: string | null) {
  const { link = '', params, worded = false, quote, closing } = details;
  const said = params(locale);
  const filled = { ...eachIsolated({ name }, locale), ...(worded ? said : eachIsolated(said, locale)), link };
  const text = translate(locale, `mail:${words}.text`, filled)
    .split('\n\n')
    .flatMap((paragraph) => (paragraph === link ? [...(quote?.(locale) ?? []), paragraph] : [paragraph]))
    .join('\n\n');
  const footer = unsubscribeUrl ? [`${translate(locale, 'mail:unsubscribe')}\n${unsubscribeUrl}`] : [];
  return {
    subject: translate(locale, `mail:${words}.subject`, filled),
    text: [text, ...(closing?.(locale) ?? []), ...footer].join('\n\n'),
  };
}
