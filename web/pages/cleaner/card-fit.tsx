import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { formatMoney } from '#web/platform/format.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FitBadge } from '../jobs/before-bid/fit-badge.tsx';
import { hourlyOf } from '../jobs/before-bid/hourly-of.ts';
import { useJobFit } from './use-job-fit.ts';

interface CardFitProps {
  job: Pick<Job, 'id' | 'payoutCents'>;
  /** The ids of the jobs that it stands with, its own among them. */
  together: readonly string[];
}

/** In one line, before one opens a job: whether it fits the day, and what is left for each hour of work and travel. */
export function CardFit({ job: { id, payoutCents }, together }: CardFitProps) {
  const { t } = useTranslation('beforeBid');
  const { fit, isWaiting } = useJobFit(id, together);
  if (isWaiting) return <Skeleton className="h-5.5 w-48" />;
  if (!fit) return null;
  return (
    <>
      <FitBadge known={fit} />
      <span>
        <bdi className="font-semibold text-ink tabular-nums">{formatMoney(hourlyOf(payoutCents, fit))}</bdi>{' '}
        {t('hour.each')}
      </span>
    </>
  );
}
