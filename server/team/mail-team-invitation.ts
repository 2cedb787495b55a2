import { and, eq, isNull } from 'drizzle-orm';
import { formatDateTime } from '#contract/format-date-time.ts';
import type { MemberRole } from '#contract/member-roles.ts';
import { users } from '#server/accounts/table.ts';
import type { Tx } from '#server/platform/db.ts';
import { eachIsolated } from '#server/platform/each-isolated.ts';
import type { Kit } from '#server/platform/kit.ts';
import { writeMail } from '#server/platform/mail.ts';
import { translate } from '#server/platform/translate.ts';

interface Sender {
  name: string;
  locale: typeof users.$inferSelect.locale;
}
interface Invited {
  id: string;
  email: string;
  role: MemberRole;
  token: string;
  expiresAt: Date;
}

/** The link to a host’s team: in the language of the account of who is asked, or else in the host’s. */
export async function mailTeamInvitation(kit: Kit, tx: Tx, host: Sender, invited: Invited): Promise<void> {
  const { id, email, role, token, expiresAt } = invited;
  const [known] = await tx
    .select({ locale: users.locale })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.erasedAt)));
  const language = known?.locale ?? host.locale;
  // after the #, where no log, proxy or referrer sees it
  const link = `${kit.settings.publicUrl}/team/join#token=${token}`;
  const until = formatDateTime(expiresAt.toISOString(), { language, timeZone: kit.settings.timeZone });
  const say = (part: string) =>
    translate(language, `mail:teamInvitation.${part}`, eachIsolated({ host: host.name, until }, language));
  const parts = [say('text'), say(role), say('how'), link, say('life'), say('notYou')];
  await writeMail(kit, tx, {
    ...{ key: `team-invitation:${id}`, to: email, subject: say('subject'), text: parts.join('\n\n'), link },
    ...{ language, signsIn: true, expiresAt },
  });
}
