import { eq } from 'drizzle-orm';
import { checkParts } from '#contract/check-parts.ts';
import { formatDate } from '#contract/format-date.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { backgroundChecks } from '#server/background-checks/table.ts';
import { isolated } from '#server/platform/isolated.ts';
import type { Kit } from '#server/platform/kit.ts';
import { translate } from '#server/platform/translate.ts';
import { supportEmail } from '#server/settings/index.ts';
import type { MailDetails, MailWords } from './mail-words.ts';

type CheckRow = typeof backgroundChecks.$inferSelect;

/** What a mail about a background check says; a rejection mail includes the reasons and the report. */
export async function readCheckDetails(kit: Kit, checkId: string, words: MailWords): Promise<MailDetails | null> {
  const [check] = await kit.db.select().from(backgroundChecks).where(eq(backgroundChecks.id, checkId));
  if (!check) return null;
  const support = await supportEmail(kit, kit.db);
  return {
    link: `${kit.settings.publicUrl}/background-check`,
    params: (locale) => ({ support, until: lastDay(check, locale) }),
    closing: (locale) => (words === 'checkRejected' ? evidence(check, locale) : []),
  };
}

const lastDay = ({ expiresAt }: CheckRow, locale: LanguageCode): string =>
  expiresAt ? formatDate(expiresAt, locale, { dateStyle: 'long', timeZone: 'UTC' }) : '';

/** As screens name it; what a provider calls otherwise is taken apart. */
function nameOf(check: string, locale: LanguageCode): string {
  const known = checkParts.find((part) => part === check);
  if (known) return translate(locale, `backgroundChecks:included.${known}`);
  return isolated(
    check.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    locale,
  );
}

/** What a rejected cleaner has a right to see: the reasons and the full report. */
function evidence({ notes, details }: CheckRow, locale: LanguageCode): string[] {
  const results = Object.entries(details).map(([check, result]) => {
    return `- ${nameOf(check, locale)}: ${translate(locale, `backgroundChecks:result.${result}`)}`;
  });
  const reasons = (notes ?? '').split('\n').map((line) => isolated(line, locale));
  return [
    `${translate(locale, 'mail:checkRejected.reasons')}\n${reasons.join('\n')}`,
    `${translate(locale, 'mail:checkRejected.report')}\n${results.join('\n')}`,
  ];
}
