import type { LanguageCode } from '#contract/languages.ts';
import { formatDate } from '#web/platform/format.ts';

// Dates are plain "2026-11-21" strings: a calendar day belongs to no time zone.

const toDate = (date: string) => new Date(`${date}T00:00:00Z`);

/** The month this many months later, as "2026-12". */
export function addMonths(month: string, months: number): string {
  const first = toDate(`${month}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
}

/** A date in the reader's language; the options say which parts. */
export function dateWords(date: string, language: LanguageCode, parts: Intl.DateTimeFormatOptions): string {
  return formatDate(toDate(date), language, { ...parts, timeZone: 'UTC' });
}
