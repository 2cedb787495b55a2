import { useTranslation } from 'react-i18next';
import { addDays } from '#contract/days.ts';
import type { Series } from '#contract/series.ts';
import { datesOfSeries, seriesPostedAhead } from '#contract/series-dates.ts';
import { useSeriesWords } from './use-series-words.ts';

interface SeriesThenProps {
  series: Series;
  /** On the property's calendar. */
  today: string;
}

/** How the dates go on after those that are listed, and when the first of them is posted if none is yet. */
export function SeriesThen({ series, today }: SeriesThenProps) {
  const { t } = useTranslation('series');
  const { dayOf } = useSeriesWords();
  const { every, lastDate, next, held } = series;
  const last = next.at(-1)?.date;
  const hasMore = last && datesOfSeries(series, addDays(last, 1), addDays(last, 14)).length > 0;
  const planned = next.find(({ state }) => state === 'planned')?.date;
  const from = planned && addDays(planned, -seriesPostedAhead);
  const isPosted = next.some(({ state }) => state === 'posted' || state === 'taken');
  const waits = from && from > today && !isPosted && !held;
  const leftOut = next.length > 0 && next.every(({ state }) => state === 'skipped' || state === 'canceled');
  if (!hasMore && leftOut) return <p className="text-13 text-ink-soft">{t('plan.leftOut')}</p>;
  if (!hasMore && !waits) return null;
  return (
    <p className="text-13 text-ink-soft">
      {hasMore && (lastDate ? t('plan.until', { day: dayOf(lastDate) }) : t(`plan.after.${every}`))}
      {waits && <span className="block">{t('plan.later', { day: dayOf(from) })}</span>}
    </p>
  );
}
