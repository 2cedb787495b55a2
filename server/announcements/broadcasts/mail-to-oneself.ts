import { eq } from 'drizzle-orm';
import type { LanguageCode } from '#contract/languages.ts';
import { users } from '#server/accounts/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { writeMail } from '#server/platform/mail.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';

interface Draft {
  subject: string;
  text: string;
  /** The language of its words; the caller's own unless said. */
  language?: LanguageCode;
}

/** Mails a draft, or a template, to the admin who asks and to nobody else. */
export const mailToOneself = (kit: Kit, { id }: Actor, { subject, text, language }: Draft): Promise<void> =>
  transact(kit, async (tx) => {
    const [own] = await tx.select({ email: users.email, locale: users.locale }).from(users).where(eq(users.id, id));
    if (!own) throw notFound();
    const mail = { key: `test:${newId()}`, to: own.email, accountId: id, language: language ?? own.locale };
    await writeMail(kit, tx, { ...mail, subject, text });
  });
