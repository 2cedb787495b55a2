import { and, eq, isNull } from 'drizzle-orm';
import { formatDateTime } from '#contract/format-date-time.ts';
import { users } from '#server/accounts/table.ts';
import type { Tx } from '#server/platform/db.ts';
import { eachIsolated } from '#server/platform/each-isolated.ts';
import type { Kit } from '#server/platform/kit.ts';
import { writeMail } from '#server/platform/mail.ts';
import { translate } from '#server/platform/translate.ts';
import { inForce } from '#server/settings/index.ts';

interface Sender {
  name: string;
  locale: typeof users.$inferSelect.locale;
}
interface Invited {
  id: string;
  name: string;
  email: string;
  token: string;
  expiresAt: Date;
}

/** The link to become a helper: in the language of the account of who is asked, or else in the cleaner’s. */
export async function mailHelperInvitation(kit: Kit, tx: Tx, cleaner: Sender, invited: Invited): Promise<void> {
  const { id, name, email, token, expiresAt } = invited;
  const [known] = await tx
    .select({ locale: users.locale })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.erasedAt)));
  const language = known?.locale ?? cleaner.locale;
  // after the #, where no log, proxy or referrer sees it
  const link = `${kit.settings.publicUrl}/helping/join#token=${token}`;
  const checkFee = { cents: (await inForce(kit)).backgroundCheckFeeCents };
  const until = formatDateTime(expiresAt.toISOString(), { language, timeZone: kit.settings.timeZone });
  const say = (part: string) =>
    translate(
      language,
      `mail:helperInvitation.${part}`,
      eachIsolated({ name, cleaner: cleaner.name, until, checkFee }, language),
    );
  const text = [say('hello'), say('text'), say('how'), link, say('life'), say('notYou')].join('\n\n');
  await writeMail(kit, tx, {
    ...{ key: `helper-invitation:${id}`, to: email, subject: say('subject'), text, link },
    ...{ language, signsIn: true, expiresAt },
  });
}
