import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { writeMail } from '#server/platform/mail.ts';
import { translate } from '#server/platform/translate.ts';
import { readSetting } from '#server/settings/index.ts';
import { stopLink } from './invited-address.ts';
import type { clientInvitations } from './table.ts';

/** One paragraph, whatever was typed: nothing of it can pass for a part of the mail. */
const quoted = (message: string): string => `“${message.replace(/\s*\n\s*/g, '\n')}”`;

/**
 * Writes the mail to somebody whom a cleaner invites: in the language of their own account where they have one, else in
 * the cleaner's, as those two most likely speak it with each other.
 */
export async function mailInvitation(
  kit: Kit,
  tx: Tx,
  { id, cleanerId, name, email, message, emailHash }: typeof clientInvitations.$inferSelect,
): Promise<void> {
  const [cleaner] = await tx.select().from(users).where(eq(users.id, cleanerId));
  if (!cleaner) throw new Error('an invitation without its cleaner');
  const [known] = await tx
    .select({ locale: users.locale })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.erasedAt)));
  const language = known?.locale ?? cleaner.locale;
  // what the cleaner has given stands in the form: after the #, where no log, proxy or referrer sees it
  const given = new URLSearchParams({ name, email });
  const link = `${kit.settings.publicUrl}/auth?role=host&ref=${cleaner.referralCode}#${given}`;
  const unsubscribeUrl = stopLink(kit, emailHash);
  const fee = { cents: (await readSetting(tx, 'platformFeeCents')).value };
  const say = (part: string) =>
    translate(language, `mail:clientInvitation.${part}`, { name, cleaner: cleaner.name, fee });
  const paragraphs = [
    say('hello'),
    say('text'),
    ...(message ? [say('message'), quoted(message)] : []),
    say('how'),
    link,
    say('why'),
    `${say('stop')}\n${unsubscribeUrl}`,
  ];
  await writeMail(kit, tx, {
    ...{ key: `client-invitation:${id}`, to: email, subject: say('subject'), text: paragraphs.join('\n\n') },
    ...{ link, language, unsubscribeUrl },
  });
}
