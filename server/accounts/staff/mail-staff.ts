import { and, desc, eq, like } from 'drizzle-orm';
import { formatDateTime } from '#contract/format-date-time.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { StaffRole } from '#contract/staff-rights.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { mails, writeMail } from '#server/platform/mail.ts';
import { translate } from '#server/platform/translate.ts';
import type { UserRow } from '../present-user.ts';

interface Invitation {
  email: string;
  staffRole: StaffRole;
  token: string;
  expiresAt: Date;
}

/** What the key of such a mail begins with. */
const invitation = 'staff-invitation:';

/** The language of the last invitation to this address: one that is sent again says the same once more. */
export async function lastLanguage(tx: Tx, email: string): Promise<LanguageCode | undefined> {
  const [last] = await tx
    .select({ language: mails.language })
    .from(mails)
    .where(and(eq(mails.recipient, email), like(mails.key, `${invitation}%`)))
    .orderBy(desc(mails.createdAt))
    .limit(1);
  return last?.language;
}

/** The link to become an admin, in the language that the owner who sends it has chosen: nobody knows that of who is asked. */
export async function mailInvitation(
  kit: Kit,
  tx: Tx,
  { name, locale }: Pick<UserRow, 'name' | 'locale'>,
  { email, staffRole, token, expiresAt }: Invitation,
): Promise<void> {
  const part = (key: string, params = {}) => translate(locale, `mail:staff.invitation.${key}`, params);
  // after the #, where no log, proxy or referrer sees it
  const link = `${kit.settings.publicUrl}/admin/join#token=${token}`;
  const until = formatDateTime(expiresAt.toISOString(), { language: locale, timeZone: kit.settings.timeZone });
  const text = part('text', { name, role: translate(locale, `mail:staff.roles.${staffRole}`) });
  await writeMail(kit, tx, {
    key: `${invitation}${newId()}`,
    to: email,
    subject: part('subject'),
    text: [text, link, part('life', { until }), part('notYou')].join('\n\n'),
    link,
    ...{ kind: 'signIn', language: locale, signsIn: true },
    expiresAt,
  });
}

interface Told {
  kind: 'roleChanged' | 'removed';
  reason: string;
  staffRole?: StaffRole;
}

/** Tells an admin what an owner has decided about their access, and why. */
export async function mailDecision(
  kit: Kit,
  tx: Tx,
  { id, email, locale, name }: Pick<UserRow, 'id' | 'email' | 'locale' | 'name'>,
  { kind, reason, staffRole = 'owner' }: Told,
): Promise<void> {
  const role = translate(locale, `mail:staff.roles.${staffRole}`);
  await writeMail(kit, tx, {
    key: `staff-decision:${newId()}`,
    to: email,
    accountId: id,
    subject: translate(locale, `mail:staff.${kind}.subject`),
    text: translate(locale, `mail:staff.${kind}.text`, { name, role, reason }),
    ...{ kind: 'signIn', language: locale },
  });
}
