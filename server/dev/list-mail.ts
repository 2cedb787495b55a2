import type { AnswerOf } from '#contract/endpoint.ts';
import type { listDevMail } from '#contract/system.ts';
import type { Kit } from '#server/platform/kit.ts';
import { mailHtml } from '#server/platform/mail/mail-html.ts';
import { recentMails } from '#server/platform/mail.ts';

export type DevMail = AnswerOf<typeof listDevMail>[number];

export interface KeptMail {
  data: DevMail;
  /** As mail programs show it. */
  html: () => string;
}

/** The demo's last 1,000 mails, newest first; all or those to one address. */
export async function listMail({ db, settings }: Kit, to: string | undefined): Promise<KeptMail[]> {
  const mails = await recentMails(db, to || undefined);
  return mails.map((mail) => {
    const { recipient, subject, text, code, link, createdAt } = mail;
    return {
      data: { to: recipient, subject, text, code, link, sentAt: createdAt.toISOString() },
      html: () => mailHtml(mail, settings.publicUrl),
    };
  });
}
