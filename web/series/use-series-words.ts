import { useTranslation } from 'react-i18next';
import { formatDate } from '#contract/format-date.ts';
import type { Series } from '#contract/series.ts';
import { formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { formatWallDay } from '#web/platform/wall-day.ts';

/** How a series reads: its rhythm on the property's clock, and a day of it. */
export function useSeriesWords() {
  const { t } = useTranslation('series');
  const { language } = useLanguage();
  // days and hours of a wall clock: any zone that is not changed shows them as they are
  const timeZone = 'UTC';
  return {
    /** "Every Tuesday at 11:00 AM" */
    rhythmOf: ({ every, firstDate, startTime }: Pick<Series, 'every' | 'firstDate' | 'startTime'>) =>
      t(`rhythm.${every}`, {
        weekday: formatDate(new Date(`${firstDate}T12:00:00Z`), language, { weekday: 'long', timeZone }),
        time: formatTime(`${firstDate}T${startTime}:00Z`, { language, timeZone }),
      }),
    /** "Tue, May 19, 2027" */
    dayOf: (date: string) => formatWallDay(date, language),
  };
}
