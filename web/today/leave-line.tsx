import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Stop } from '#contract/today.ts';
import { formatDay, formatMedium, formatNumber, formatRelative, formatTime } from '#web/platform/format.ts';
import { formatLeft } from '#web/platform/format-left.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';

/** By when to leave for the next stop; once that has passed, when it starts or should have. */
export function LeaveLine({ stop: { job, leg } }: { stop: Stop }) {
  const { t } = useTranslation(['today', 'jobs']);
  const { language } = useLanguage();
  const now = useNow();
  const place = { language, timeZone: job.timeZone };
  const time = (instant: string) => formatTime(instant, place);
  const [leave, start] = [Date.parse(leg.leaveBy), Date.parse(job.startTime)];
  if (job.status === 'IN_PROGRESS' && now >= Date.parse(job.endTime)) {
    const isToday = formatDay(job.endTime, place) === formatDay(new Date(now).toISOString(), place);
    const when = isToday ? time(job.endTime) : formatMedium(job.endTime, place);
    return <p className={hot}>{t('leave.overdue', { when })}</p>;
  }
  if (job.status === 'IN_PROGRESS')
    return (
      <p className={quiet}>
        <span>
          {t('leave.running', { time: time(job.endTime) })}
          {'\u00a0· '}
          <bdi className="inline-block">
            {t('jobs:confirmation.left', { time: formatLeft(Date.parse(job.endTime) - now, language) })}
          </bdi>
        </span>
      </p>
    );
  // rounded to hours, the way would begin up to half an hour late
  const until = (instant: string) => {
    const minutes = Math.round((Date.parse(instant) - now) / 60_000);
    if (minutes < 60 || minutes >= 6 * 60 || minutes % 60 === 0) return formatRelative(instant, now, place);
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return t('leave.hours', { hours: formatNumber(hours, language), minutes: formatNumber(rest, language) });
  };
  const isFar = leave - now > farMs;
  const words =
    now < leave
      ? t('leave.by', { time: time(leg.leaveBy), relative: until(leg.leaveBy) })
      : now < start
        ? t('leave.now', { time: time(job.startTime), relative: until(job.startTime) })
        : t('leave.late', { time: time(job.startTime) });
  return (
    <p className={isFar ? quiet : hot}>
      <Clock aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <span>{words}</span>
    </p>
  );
}

/** Until then there is nothing to do about it. */
const farMs = 2 * 3_600_000;
const line = 'flex items-start gap-1.5 text-14 font-semibold tabular-nums';
const hot = `${line} text-apricot-ink`;
const quiet = `${line} text-ink-soft`;
