import { useTranslation } from 'react-i18next';
import type { BusyTime } from '#contract/busy-calendars.ts';
import { formatRange } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { wholeDays } from '#web/platform/whole-days.ts';

/** Says when somebody is busy: from and until, or the days that it takes as a whole. */
export function useBusyWords(timeZone: string) {
  const { t } = useTranslation('busyCalendars');
  const { language } = useLanguage();
  const place = { language, timeZone };
  return (time: BusyTime): string => {
    const days = wholeDays(time, place);
    if (!days) return formatRange(time.startTime, time.endTime, place);
    return days.from === days.until ? t('busy.allDay', { day: days.from }) : t('busy.allDays', days);
  };
}
