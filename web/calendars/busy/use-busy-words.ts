import { useTranslation } from 'react-i18next';
import type { BusyTime } from '#contract/busy-calendars.ts';
import { localTime } from '#contract/zoned-time.ts';
import { formatDay, formatRange } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';

/** Says when somebody is busy: from and until, or the days that it takes as a whole. */
export function useBusyWords(timeZone: string) {
  const { t } = useTranslation('busyCalendars');
  const { language } = useLanguage();
  const place = { language, timeZone };
  const isMidnight = (instant: string) => localTime(new Date(instant), timeZone).time === '00:00';
  return ({ startTime, endTime }: BusyTime): string => {
    if (!isMidnight(startTime) || !isMidnight(endTime)) return formatRange(startTime, endTime, place);
    // the midnight at the end belongs to the day after
    const [from, until] = [formatDay(startTime, place), formatDay(justBefore(endTime), place)];
    return from === until ? t('busy.allDay', { day: from }) : t('busy.allDays', { from, until });
  };
}

const justBefore = (instant: string): string => new Date(Date.parse(instant) - 1000).toISOString();
