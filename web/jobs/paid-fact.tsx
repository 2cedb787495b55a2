import { useTranslation } from 'react-i18next';
import { getJobMoney } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface PaidFactProps {
  job: Pick<JobDetail, 'id'>;
  viewer: 'host' | 'cleaner';
}

/** What a paid job has cost or brought, as its receipt has it: tips included, refunds taken off. */
export function PaidFact({ job, viewer }: PaidFactProps) {
  const { t } = useTranslation('jobs');
  const { data, isPending } = useRead(getJobMoney, { params: { id: job.id } });
  if (isPending) return <Skeleton className="h-[1lh] w-24" />;
  if (!data) return '–'; // the receipt says what went wrong
  const tip = data.lines.find(({ kind }) => kind === 'tip')?.amountCents ?? 0;
  return (
    <>
      <bdi className="tabular-nums">
        {formatMoney(viewer === 'host' ? data.hostPaysCents : data.cleanerReceivesCents)}
      </bdi>
      {tip > 0 && (
        <span className="block text-13 font-normal text-ink-soft tabular-nums">
          {t('price.tipIncluded', { amount: formatMoney(tip) })}
        </span>
      )}
    </>
  );
}
