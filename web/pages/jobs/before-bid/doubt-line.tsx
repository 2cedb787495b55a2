import { useTranslation } from 'react-i18next';
import type { Doubt } from '#contract/before-bid.ts';
import { formatNumber, formatRange } from '#web/platform/format.ts';
import { formatMinutes } from '#web/platform/format-minutes.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { clockTime } from './clock-time.ts';

/** One reason why a job does not fit the day, or only just. */
export function DoubtLine({
  doubt: { code, job, busy, needMinutes = 0, haveMinutes = 0, hours, most = 0 },
  timeZone,
}: {
  doubt: Doubt;
  /** Of the home in question. */
  timeZone: string;
}) {
  const { t } = useTranslation('beforeBid');
  const { language } = useLanguage();
  // a private calendar has no place: its times are told in those of the home
  const when = busy ? { ...busy, timeZone } : job;
  const minutes = (count: number) => formatMinutes(count, language);
  return (
    <bdi>
      {t(`day.doubt.${code}`, {
        title: job?.title,
        when: when && formatRange(when.startTime, when.endTime, { language, timeZone: when.timeZone }),
        ...{ need: minutes(needMinutes), have: minutes(haveMinutes), most: formatNumber(most, language) },
        ...(hours && { start: clockTime(hours.start, language), end: clockTime(hours.end, language) }),
      })}
    </bdi>
  );
}
