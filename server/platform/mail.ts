import { desc, eq, sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Transporter } from 'nodemailer';
import type { Db, Reader } from './db.ts';
import { newId } from './ids.ts';
import type { Kit } from './kit.ts';

/** Outgoing mails; in demo mode they stay readable. In production the text is emptied once the mail has been sent. */
export const mails = pgTable(
  'mail',
  {
    id: uuid().primaryKey(),
    /** One mail per key, however often the task that writes it runs. */
    key: text().notNull().unique(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    code: text(),
    link: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (mail) => [index('mail_recipient').on(mail.recipient, mail.createdAt)],
);

export interface Mail {
  key: string;
  to: string;
  subject: string;
  text: string;
  code?: string | null;
  link?: string | null;
  /** Someone is waiting for it to sign in. */
  signsIn?: boolean;
}

/** Writes a mail in the caller's transaction; it is sent after the commit. */
export async function writeMail({ clock, tasks, settings }: Kit, tx: Reader, mail: Mail): Promise<void> {
  const now = clock.now();
  const { to: recipient, subject, signsIn, ...rest } = mail;
  const id = newId();
  const written = await tx
    .insert(mails)
    .values({
      ...rest,
      id,
      recipient,
      subject: oneLine(subject),
      createdAt: now,
      sentAt: settings.smtpUrl ? null : now,
    })
    .onConflictDoNothing({ target: mails.key });
  if (settings.smtpUrl && written.rowCount) await tasks.send(tx, signsIn ? 'send-sign-in-mail' : 'send-mail', { id });
}

/** The tasks that hand a mail to the SMTP server. A crash after the hand-over, before we record it, sends it twice. */
export function mailSender({ db, clock, settings }: Kit) {
  let transport: Promise<Transporter> | undefined;
  return async ({ id }: Record<string, unknown>): Promise<void> => {
    const [mail] = await db
      .select()
      .from(mails)
      .where(eq(mails.id, String(id)));
    if (!mail || mail.sentAt || !settings.smtpUrl) return;
    transport ??= transportTo(settings.smtpUrl);
    await (await transport).sendMail({
      from: settings.mailFrom,
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.text,
      messageId: `<${mail.id}@${new URL(settings.publicUrl).hostname}>`,
    });
    const emptied = settings.mode === 'production' ? { text: '', code: null, link: null } : {};
    await db
      .update(mails)
      .set({ sentAt: clock.now(), ...emptied })
      .where(eq(mails.id, mail.id));
  };
}

/** The library is large and web processes send nothing, so it is loaded with the first mail. */
const transportTo = async (smtpUrl: string): Promise<Transporter> =>
  (await import('nodemailer')).createTransport(smtpUrl);

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
