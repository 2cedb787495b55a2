import { and, eq, isNull } from 'drizzle-orm';
import type { LanguageCode } from '#contract/languages.ts';
import { localeOf } from '#contract/locale-of.ts';
import { users } from '#server/accounts/table.ts';
import type { FactOf, Followers } from '#server/events.ts';
import type { Kit } from '#server/platform/kit.ts';
import { writeMail } from '#server/platform/mail.ts';
import { translate } from '#server/platform/translate.ts';
import type { CheckRow } from './lock-check.ts';
import { backgroundChecks } from './table.ts';

interface Subject {
  check: CheckRow;
  user: { id: string; email: string; locale: LanguageCode; name: string };
}
type Told = 'checkPassed' | 'checkFailed' | 'checkApproved' | 'checkRejected' | 'checkEnds';

/** Tells a cleaner by mail how the check stands; a rejection carries the report and the reasons. */
export const mailFollowers = (kit: Kit): Followers => {
  const tell = async ({ userId }: FactOf<'background check completed' | 'background check decided'>) => {
    const [subject] = await selectSubjects(kit).where(and(eq(users.id, userId), isNull(backgroundChecks.supersededAt)));
    const kind = subject && toldBy[subject.check.status];
    if (subject && kind) await mailAbout(kit, subject, kind);
  };
  return { 'background check completed': [tell], 'background check decided': [tell] };
};

const toldBy: Partial<Record<CheckRow['status'], Told>> = {
  PASSED: 'checkPassed',
  FAILED: 'checkFailed',
  APPROVED: 'checkApproved',
  REJECTED: 'checkRejected',
};

export const selectSubjects = ({ db }: Kit) =>
  db
    .select({
      check: backgroundChecks,
      user: { id: users.id, email: users.email, locale: users.locale, name: users.name },
    })
    .from(backgroundChecks)
    .innerJoin(users, eq(users.id, backgroundChecks.userId));

/** One mail of a kind for each check; a rejected one may be reopened and rejected again. */
export async function mailAbout(kit: Kit, { check, user }: Subject, kind: Told): Promise<void> {
  const { locale } = user;
  const link = `${kit.settings.publicUrl}/background-check`;
  const params = {
    name: user.name,
    link,
    support: kit.settings.supportEmail,
    until: check.expiresAt?.toLocaleDateString(localeOf(locale), { dateStyle: 'long', timeZone: 'UTC' }) ?? '',
  };
  await writeMail(kit, kit.db, {
    key: kind === 'checkRejected' ? `${kind}:${check.id}:${check.decidedAt?.toISOString()}` : `${kind}:${check.id}`,
    to: user.email,
    subject: translate(locale, `mail:${kind}.subject`),
    text: [
      translate(locale, `mail:${kind}.text`, params),
      ...(kind === 'checkRejected' ? evidence(check, locale) : []),
    ].join('\n\n'),
    link,
  });
}

/** What a rejected cleaner has a right to see: the reasons and the whole report. */
function evidence({ notes, details }: CheckRow, locale: LanguageCode): string[] {
  const results = Object.entries(details).map(([check, result]) => {
    const name = check.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return `- ${name}: ${translate(locale, `mail:checkResult.${result}`)}`;
  });
  return [
    `${translate(locale, 'mail:checkRejected.reasons')}\n${notes ?? ''}`,
    `${translate(locale, 'mail:checkRejected.report')}\n${results.join('\n')}`,
  ];
}
