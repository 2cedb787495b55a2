import { useTranslation } from 'react-i18next';
import { getBeforeBid } from '#contract/before-bid-calls.ts';
import type { ClientRequest } from '#contract/hiring.ts';
import { formatMoney } from '#web/platform/format.ts';
import { formatMinutes } from '#web/platform/format-minutes.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useDistance } from '#web/platform/use-distance.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DoubtLine } from '../jobs/before-bid/doubt-line.tsx';
import { FitBadge } from '../jobs/before-bid/fit-badge.tsx';
import { hourlyOf } from '../jobs/before-bid/hourly-of.ts';

/** Whether a request fits the day it is for, and why not. */
export function RequestFit({ request: { id, timeZone, payoutCents } }: { request: ClientRequest }) {
  const { t } = useTranslation('beforeBid');
  const { language } = useLanguage();
  const { distance } = useDistance();
  const { data, error } = useRead(getBeforeBid, { params: { id } });
  if (error) return null;
  if (!data) return <Skeleton className="h-19 w-60" />;
  const { way } = data;
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-14">
      <span className="text-ink-soft">{t('day.label')}</span>
      <FitBadge known={data} />
      {data.doubts.length === 0 && <span className="text-13 text-ink-soft">{t('day.free')}</span>}
      {data.doubts.length > 0 && (
        <ul className="grid w-full gap-0.5 text-13">
          {data.doubts.map((doubt) => (
            <li key={`${doubt.code} ${doubt.job?.id ?? doubt.busy?.startTime}`}>
              <DoubtLine doubt={doubt} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      )}
      <p className="w-full text-13 text-ink-soft">
        <bdi className="text-16 font-semibold text-ink tabular-nums">{formatMoney(hourlyOf(payoutCents, data))}</bdi>{' '}
        {t('hour.each')}
      </p>
      {way && way.minutes > 0 && (
        <p className="w-full text-13 text-ink-soft">
          {t('hour.way', { way: formatMinutes(way.minutes, language) })} <bdi>({distance(way.km)})</bdi>
        </p>
      )}
    </div>
  );
}
