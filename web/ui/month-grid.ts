import { addDays, nightsBetween } from '#contract/days.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { formatDate } from '#web/platform/format.ts';
import type { WeekStart } from '#web/platform/week-start.ts';

/** Dates are plain "2026-11-21" strings: a calendar day belongs to no time zone. */
export type MonthDay = { date: string; inMonth: boolean };

const toDate = (date: string) => new Date(`${date}T00:00:00Z`);

/** The month this many months later, as "2026-12". */
export function addMonths(month: string, months: number): string {
  const first = toDate(`${month}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
}

/** The whole weeks that hold a month, from the weekday given (0 is Sunday). */
export function monthWeeks(month: string, weekStart: WeekStart): MonthDay[][] {
  const first = `${month}-01`;
  const lead = (toDate(first).getUTCDay() - weekStart + 7) % 7;
  const length = nightsBetween(first, `${addMonths(month, 1)}-01`);
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const date = addDays(first, week * 7 + weekday - lead);
      return { date, inMonth: date.startsWith(month) };
    }),
  );
}

/** A date in the reader's language; the options say which parts. */
export function dateWords(date: string, language: LanguageCode, parts: Intl.DateTimeFormatOptions): string {
  return formatDate(toDate(date), language, { ...parts, timeZone: 'UTC' });
}
