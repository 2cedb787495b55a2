import { desc, eq, sql } from 'drizzle-orm';
import { index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { defaultLanguage, type LanguageCode } from '#contract/languages.ts';
import type { Db, Reader } from './db.ts';
import { newId } from './ids.ts';
import type { Kit } from './kit.ts';

const instant = () => timestamp({ withTimezone: true });

/** Outgoing mails; in demo mode they stay readable. In production the text is emptied once the mail has been sent. */
export const mails = pgTable(
  'mail',
  {
    id: uuid().primaryKey(),
    /** One mail per key, however often the task that writes it runs. */
    key: text().notNull().unique(),
    recipient: text().notNull(),
    /** The account it is for; null where only an address is known. */
    accountId: uuid(),
    /** What kind of notice it is; null where it is none. */
    kind: text(),
    language: text().$type<LanguageCode>().notNull().default(defaultLanguage),
    subject: text().notNull(),
    text: text().notNull(),
    code: text(),
    link: text(),
    /** Where one click ends mails of this kind. */
    unsubscribeUrl: text(),
    createdAt: instant().notNull(),
    sentAt: instant(),
    /** Tries to hand it over so far. */
    tries: smallint().notNull().default(0),
    /** When it may be tried next; null once it is over. */
    nextTryAt: instant(),
    /** After that it has nothing to say any more. */
    expiresAt: instant(),
    /** Why the last try failed, as a code: no address and no answer of a server. */
    error: text(),
    /** Given up. */
    failedAt: instant(),
  },
  (mail) => [
    index('mail_recipient').on(mail.recipient, mail.createdAt),
    index('mail_created').on(mail.createdAt, mail.id),
    index('mail_failed').on(mail.failedAt).where(sql`${mail.failedAt} is not null`),
    index('mail_due').on(mail.nextTryAt).where(sql`${mail.nextTryAt} is not null`),
  ],
);
/** What the key of a mail begins with that is the last to somebody whose account is no more; its row goes once it is sent. */
export const farewell = 'farewell:';

export type MailRow = typeof mails.$inferSelect;

export interface Mail {
  key: string;
  to: string;
  subject: string;
  text: string;
  accountId?: string | null;
  kind?: string | null;
  language?: LanguageCode;
  code?: string | null;
  link?: string | null;
  unsubscribeUrl?: string | null;
  expiresAt?: Date | null;
  /** Not handed over before. */
  notBefore?: Date | null;
  /** Someone is waiting for it to sign in. */
  signsIn?: boolean;
}

export type MailKit = Pick<Kit, 'clock' | 'tasks' | 'settings'>;

/** Writes a mail in the caller's transaction; it is sent after the commit. */
export async function writeMail({ clock, tasks, settings }: MailKit, tx: Reader, mail: Mail): Promise<void> {
  const now = clock.now();
  const { to: recipient, subject, signsIn, notBefore, ...rest } = mail;
  const id = newId();
  const fate = settings.smtpUrl ? { nextTryAt: notBefore ?? now } : { sentAt: now };
  const written = await tx
    .insert(mails)
    .values({ ...rest, id, recipient, subject: oneLine(subject), createdAt: now, ...fate })
    .onConflictDoNothing({ target: mails.key });
  // what has to wait is found by the task of its minute
  if (settings.smtpUrl && written.rowCount && !notBefore)
    await tasks.send(tx, signsIn ? 'send-sign-in-mail' : 'send-mail', { id });
}

/** The last 1,000 mails, newest first, for `/dev/mail`. */
export function recentMails(db: Db, to?: string) {
  return db
    .select()
    .from(mails)
    .where(to ? eq(mails.recipient, to.toLowerCase()) : undefined)
    .orderBy(desc(mails.createdAt), desc(sql`${mails.id}`))
    .limit(1000);
}

const oneLine = (subject: string) => subject.replace(/[\r\n]+/g, ' ');
