import type { LanguageCode } from '#contract/languages.ts';
import { formatDate } from '#web/platform/format.ts';
import type { StripDay } from '#web/ui/week-strip.tsx';

/** The heads of the columns; `todayWord` stands for today's weekday where there is room for it. */
export function stripDays(
  dates: readonly string[],
  { today, language, todayWord }: { today: string; language: LanguageCode; todayWord?: string },
): StripDay[] {
  return dates.map((date, index) => {
    const at = new Date(`${date}T00:00:00Z`);
    const part = (options: Intl.DateTimeFormatOptions) => formatDate(at, language, { ...options, timeZone: 'UTC' });
    const weekday = date === today && todayWord ? todayWord : part({ weekday: 'short' });
    // the next month begins in the middle of the picture
    const month = index > 0 && date.endsWith('-01') ? { month: part({ month: 'short' }) } : {};
    return { key: date, weekday, day: part({ day: 'numeric' }), ...month, today: date === today };
  });
}
