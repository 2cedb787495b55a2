import { useTranslation } from 'react-i18next';
import { getBeforeBid } from '#contract/before-bid-calls.ts';
import type { Job } from '#contract/jobs.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FitBadge } from '../jobs/before-bid/fit-badge.tsx';
import { hourlyOf } from '../jobs/before-bid/hourly-of.ts';

/** In one line, before one opens a job: whether it fits the day, and what is left for each hour of work and travel. */
export function CardFit({ job: { id, payoutCents } }: { job: Pick<Job, 'id' | 'payoutCents'> }) {
  const { t } = useTranslation('beforeBid');
  const { data, error } = useRead(getBeforeBid, { params: { id } });
  if (error) return null;
  if (!data) return <Skeleton className="h-5.5 w-48" />;
  return (
    <>
      <FitBadge known={data} />
      <span>
        <bdi className="font-semibold text-ink tabular-nums">{formatMoney(hourlyOf(payoutCents, data))}</bdi>{' '}
        {t('hour.each')}
      </span>
    </>
  );
}
