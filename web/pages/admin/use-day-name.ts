import { useTranslation } from 'react-i18next';
import { addDays } from '#contract/days.ts';
import { localTime } from '#contract/zoned-time.ts';
import { formatDay } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { useOperatorZone } from '#web/platform/use-operator-zone.ts';

/** A day by the operator’s calendar, for the head of what happens on it: "Tomorrow · Mon, Nov 30". */
export function useDayName(): (instant: string) => string {
  const { t } = useTranslation('adminLists');
  const { language } = useLanguage();
  const timeZone = useOperatorZone();
  const dayOf = (at: string | number) => localTime(new Date(at), timeZone).date;
  const today = dayOf(useNow());
  return (instant) => {
    const day = formatDay(instant, { language, timeZone });
    if (dayOf(instant) === today) return t('jobs.today', { day });
    return dayOf(instant) === addDays(today, 1) ? t('jobs.tomorrow', { day }) : day;
  };
}
