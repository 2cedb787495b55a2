import { and, eq, gte } from 'drizzle-orm';
import { newId } from './ids.ts';
import type { Kit } from './kit.ts';
import { type MailKit, mails, writeMail } from './mail.ts';
import type { SmsSender } from './sms-sender.ts';

/** A demo's texts, readable at `/dev/mail` under their number. */
export const keptTexts = (kit: MailKit & Pick<Kit, 'db'>): SmsSender => ({
  async send(to, text) {
    // as without a mail server, so that none is handed a telephone number
    const base = { ...kit, settings: { ...kit.settings, smtpUrl: null } };
    await writeMail(base, kit.db, { key: `text:${newId()}`, to, subject: 'SMS', text, kind: 'sms' });
  },
  async wasTaken(to, { since, isText }) {
    const ofNumber = and(eq(mails.recipient, to), eq(mails.kind, 'sms'), gte(mails.createdAt, since));
    const kept = await kit.db.select({ text: mails.text }).from(mails).where(ofNumber);
    return kept.some(({ text }) => isText(text));
  },
});
