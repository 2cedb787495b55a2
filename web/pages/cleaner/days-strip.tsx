import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { localTime } from '#contract/zoned-time.ts';
import { formatDate, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';

interface DaysStripProps {
  /** The first day, today: `2026-11-27`. */
  from: string;
  jobs: readonly Job[];
}

/** Seven days side by side, those with jobs filled. */
export function DaysStrip({ from, jobs }: DaysStripProps) {
  const { t } = useTranslation('today');
  const { language } = useLanguage();
  const count = new Map<string, number>();
  for (const { startTime, timeZone } of jobs) {
    const { date } = localTime(new Date(startTime), timeZone);
    count.set(date, (count.get(date) ?? 0) + 1);
  }
  const part = (date: string, options: Intl.DateTimeFormatOptions) =>
    formatDate(new Date(`${date}T12:00:00Z`), language, { ...options, timeZone: 'UTC' });
  return (
    <ol className="mb-2 grid grid-cols-7 gap-1.5">
      {sevenFrom(from).map((date) => {
        const jobsThen = count.get(date) ?? 0;
        return (
          <li
            key={date}
            aria-current={date === from ? 'date' : undefined}
            className={cx(
              'grid justify-items-center gap-0.5 rounded-control border py-2 text-center',
              jobsThen > 0 && 'border-green bg-green-tint text-green-ink',
              jobsThen === 0 && (date === from ? 'border-ink text-ink' : 'border-line text-ink-soft'),
            )}
          >
            <span className="text-12">{part(date, { weekday: language === 'ar' ? 'narrow' : 'short' })}</span>
            <span className="text-16 font-semibold tabular-nums">{part(date, { day: 'numeric' })}</span>
            <span className="sr-only">
              {t('sums.jobs')} {formatNumber(jobsThen, language)}
            </span>
            <span aria-hidden className="flex h-1.5 gap-0.5">
              {Array.from({ length: Math.min(jobsThen, 3) }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: all alike
                <span key={index} className="size-1.5 rounded-full bg-green" />
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const dayMs = 86_400_000;

// one more user of addDays() would bring it into the file that every screen fetches
const sevenFrom = (date: string): string[] =>
  Array.from({ length: 7 }, (_, index) =>
    new Date(Date.parse(`${date}T12:00:00Z`) + index * dayMs).toISOString().slice(0, 10),
  );
