import { useTranslation } from 'react-i18next';
import type { Series } from '#contract/series.ts';
import { localTime } from '#contract/zoned-time.ts';
import { to } from '#web/paths.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useNow } from '#web/platform/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';
import { SeriesActions } from './series-actions.tsx';
import { SeriesDates } from './series-dates.tsx';
import { SeriesThen } from './series-then.tsx';
import { useSeriesWords } from './use-series-words.ts';

/** Where the host takes away what holds a series. */
const wayOn = {
  zone: ({ propertyId }: Series) => ({ tab: 'properties', edit: propertyId }),
  card: () => ({ tab: 'billing' }),
  payment: () => ({ tab: 'billing' }),
};

/** A cleaning that comes again: its rhythm, the next dates, and what its host can do about it. */
export function SeriesCard({ series }: { series: Series }) {
  const { t } = useTranslation(['series', 'jobs']);
  const { rhythmOf, dayOf } = useSeriesWords();
  const { status, payoutCents, cleaningType, firstDate, lastDate, next } = series;
  const today = localTime(new Date(useNow()), series.timeZone).date;
  const coming = next.find(({ state }) => state === 'planned' || state === 'posted' || state === 'taken');
  const facts = [
    firstDate > today
      ? t('card.from', { day: dayOf(firstDate) })
      : coming && t('card.next', { day: dayOf(coming.date) }),
    formatMoney(payoutCents),
    t(`jobs:cleaningType.${cleaningType}`),
    lastDate && t('card.until', { day: dayOf(lastDate) }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <Card className="grid gap-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-16">{rhythmOf(series)}</h3>
          <p className="text-13 text-ink-soft tabular-nums">
            {facts.map((fact, index) => (
              <span key={fact}>
                {index > 0 && ' · '}
                <bdi>{fact}</bdi>
              </span>
            ))}
          </p>
        </div>
        {status !== 'ACTIVE' && (
          <Badge tone={status === 'PAUSED' ? 'amber' : 'neutral'}>
            {t(status === 'PAUSED' ? 'card.paused' : 'card.ended')}
          </Badge>
        )}
      </div>
      {series.held && (
        <Notice tone="amber">
          {t(`held.${series.held}`)}{' '}
          <Link to={to('hostDashboard', undefined, wayOn[series.held](series))} className={textLinkStyle}>
            {t(series.held === 'zone' ? 'held.addZone' : 'held.open')}
          </Link>
        </Notice>
      )}
      {next.length > 0 && <SeriesDates series={series} />}
      {status === 'ACTIVE' && <SeriesThen series={series} today={today} />}
      {status !== 'ENDED' && <SeriesActions series={series} />}
    </Card>
  );
}
