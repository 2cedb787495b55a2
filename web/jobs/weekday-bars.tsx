import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';

/** Any Monday: the days of the week have their names from the days after it. */
const monday = Date.UTC(2026, 0, 5);
const dayMs = 86_400_000;

/** How many of the open jobs begin on which day of the week: whether they are on the days when one works. */
export function WeekdayBars({ weekdays }: { weekdays: readonly number[] }) {
  const { t } = useTranslation('findJobs');
  const { language } = useLanguage();
  const most = Math.max(...weekdays);
  return (
    <div className="mt-5">
      <h3 className="text-14">{t('nearby.weekdays')}</h3>
      <ol className="mt-2 grid grid-cols-7 gap-1.5 text-center">
        {weekdays.map((count, day) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the days of the week never change
            key={day}
            className="grid grid-rows-[auto_4rem_auto] justify-items-stretch gap-1 text-12 text-ink-soft tabular-nums"
          >
            <span className={count === most ? 'font-semibold text-ink' : undefined}>
              {formatNumber(count, language)}
            </span>
            <span aria-hidden className="flex items-end rounded-mark bg-sunken">
              <span className="w-full rounded-mark bg-green" style={{ height: `${(count / most) * 100}%` }} />
            </span>
            <span>{formatDate(new Date(monday + day * dayMs), language, { weekday: 'short', timeZone: 'UTC' })}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
