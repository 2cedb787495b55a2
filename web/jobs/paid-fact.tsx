import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getJobMoney } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface PaidFactProps {
  job: Pick<JobDetail, 'id' | 'reviews'>;
  viewer: 'host' | 'cleaner';
  /** The price before the fees, known at once. */
  children: ReactNode;
}

/** What a paid job has cost or brought, as its receipt has it: tips included, refunds taken off. */
export function PaidFact({ job, viewer, children }: PaidFactProps) {
  const { t } = useTranslation('jobs');
  const { data, isPending } = useRead(getJobMoney, { params: { id: job.id } });
  const lines = data?.lines ?? [];
  const tip = lines.find(({ kind }) => kind === 'tip')?.amountCents ?? 0;
  // what went back is below nothing, and what came back above
  const refunded = lines.reduce((sum, { of, amountCents }) => (of === 'tip' ? sum - amountCents : sum), 0);
  // the sum of a tip comes late, and has its line from the first where a review speaks of one
  const hasTip = job.reviews.some(({ tipCents }) => tipCents > 0);
  return (
    <div className={cx(hasTip && 'min-h-[calc(1lh+2.5rem)]')}>
      {isPending ? (
        <Skeleton className="h-[1lh] w-24" />
      ) : (
        <bdi className="tabular-nums">{data ? formatMoney(data[sumOf[viewer]]) : '–'}</bdi>
      )}
      {children}
      {tip > 0 && (
        <span className="block text-13 font-normal text-ink-soft tabular-nums">
          {refunded > 0
            ? t('price.tipRefunded', { amount: formatMoney(tip), refunded: formatMoney(refunded) })
            : t('price.tipIncluded', { amount: formatMoney(tip) })}
        </span>
      )}
    </div>
  );
}

const sumOf = { host: 'hostPaysCents', cleaner: 'cleanerReceivesCents' } as const;
