import { eq } from 'drizzle-orm';
import { formatDateTime } from '#contract/format-date-time.ts';
import { contentReports } from '#server/moderation/table.ts';
import { isolated } from '#server/platform/isolated.ts';
import type { Kit } from '#server/platform/kit.ts';
import { translate } from '#server/platform/translate.ts';
import type { MailDetails } from './mail-words.ts';

/** The words that were decided about, and when they were written on the clock of their job. */
export async function readQuote(
  { db }: Kit,
  reportId: string,
  job: { timeZone: string } | null,
): Promise<MailDetails['quote']> {
  const { quotedText, quotedWrittenAt: writtenAt } = contentReports;
  const [said] = await db.select({ quotedText, writtenAt }).from(contentReports).where(eq(contentReports.id, reportId));
  if (!said?.quotedText) return undefined;
  const { quotedText: text, writtenAt: at } = said;
  return (locale) => {
    const quote = isolated(text, locale);
    if (!at || !job) return [translate(locale, 'mail:fromNotice.quotedUndated', { quote })];
    const when = formatDateTime(at.toISOString(), { language: locale, timeZone: job.timeZone });
    return [translate(locale, 'mail:fromNotice.quoted', { quote, when: isolated(when, locale) })];
  };
}
