import type { LanguageCode } from '#contract/languages.ts';
import { type Weekday, weekdays } from '#contract/states.ts';
import { formatDate } from '#web/platform/format.ts';

/** "Mon": where a row has no room for more. */
export const shortWeekday = (day: Weekday, language: LanguageCode): string =>
  formatDate(new Date(Date.UTC(2026, 0, 5 + weekdays.indexOf(day))), language, { weekday: 'short', timeZone: 'UTC' });
