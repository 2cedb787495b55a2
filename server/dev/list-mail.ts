import type { AnswerOf } from '#contract/endpoint.ts';
import type { listDevMail } from '#contract/system.ts';
import type { Kit } from '#server/platform/kit.ts';
import { recentMails } from '#server/platform/mail.ts';

export type DevMail = AnswerOf<typeof listDevMail>[number];

/** The demo's last 1,000 mails, newest first; all or those to one address. */
export async function listMail({ db }: Kit, to: string | undefined): Promise<DevMail[]> {
  const mails = await recentMails(db, to || undefined);
  return mails.map(({ recipient, subject, text, code, link, createdAt }) => ({
    to: recipient,
    subject,
    text,
    code,
    link,
    sentAt: createdAt.toISOString(),
  }));
}
