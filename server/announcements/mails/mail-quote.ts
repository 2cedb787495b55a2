import { formatDateTime } from '#contract/format-date-time.ts';
import { messagePiece } from '#server/messages/index.ts';
import { ownPieces, quoteReported } from '#server/moderation/index.ts';
import { isolated } from '#server/platform/isolated.ts';
import type { Kit } from '#server/platform/kit.ts';
import { translate } from '#server/platform/translate.ts';
import { reviewPiece } from '#server/reviews/index.ts';
import type { MailDetails } from './mail-words.ts';

const pieces = { ...ownPieces, message: messagePiece, review: reviewPiece };

/** The reported words themselves, and when they were written on the clock of their job. */
export async function readQuote(
  { db }: Kit,
  reportId: string,
  job: { timeZone: string } | null,
): Promise<MailDetails['quote']> {
  const said = await quoteReported(db, reportId, pieces);
  if (!said) return undefined;
  const { text, writtenAt } = said;
  return (locale) => {
    const quote = isolated(text, locale);
    if (!writtenAt || !job) return [translate(locale, 'mail:fromNotice.quotedUndated', { quote })];
    const when = formatDateTime(writtenAt.toISOString(), { language: locale, timeZone: job.timeZone });
    return [translate(locale, 'mail:fromNotice.quoted', { quote, when: isolated(when, locale) })];
  };
}
