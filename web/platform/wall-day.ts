import { formatDate } from '#contract/format-date.ts';
import type { LanguageCode } from '#contract/languages.ts';

/** "Tue, Mar 2, 2027", of a day of a calendar: of what may be next year. */
export const formatWallDay = (date: string, language: LanguageCode): string =>
  formatDate(new Date(`${date}T12:00:00Z`), language, {
    ...{ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' },
  });
