import { useTranslation } from 'react-i18next';
import type { HostJob } from '#contract/jobs.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { formatWallDay } from '#web/platform/wall-day.ts';
import type { PostingForm } from '#web/posting/posting-values.ts';
import { isSeries } from '#web/posting/repeats.ts';
import { seriesAhead } from '#web/posting/series-ahead.ts';

interface SeriesAheadPartProps {
  form: PostingForm;
  timeZone: string;
  jobs: readonly HostJob[];
}

/** The dates of a series that is being set up, and when its first jobs are posted. */
export function SeriesAheadPart({ form, timeZone, jobs }: SeriesAheadPartProps) {
  const { t } = useTranslation('series');
  const { language } = useLanguage();
  const now = useNow();
  const values = form.watch();
  const ahead = seriesAhead(values, { timeZone, jobs, now });
  if (!ahead || !isSeries(values.repeat)) return null;
  const { dates, hasMore, postedNow, postedFrom } = ahead;
  const dayOf = (date: string) => formatWallDay(date, language);
  return (
    <div className="grid gap-1.5 border-t border-line pt-4 text-13">
      <h3 className="text-13 font-semibold">{t('plan.title')}</h3>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-0.5 tabular-nums">
        {dates.map((date) => (
          <li key={date}>{dayOf(date)}</li>
        ))}
      </ul>
      {hasMore && (
        <p className="text-ink-soft">
          {values.lastDate ? t('plan.until', { day: dayOf(values.lastDate) }) : t(`plan.after.${values.repeat}`)}
        </p>
      )}
      <p className="text-ink-soft">
        {postedNow > 0 && t('plan.now', { count: postedNow })}
        {postedFrom && t('plan.later', { day: dayOf(postedFrom) })}
        {postedNow === 0 && !postedFrom && t('plan.none')}
      </p>
    </div>
  );
}
