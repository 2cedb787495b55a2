import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { splitOf } from '#contract/split.ts';
import { formatMoney } from '#web/platform/format.ts';
import { PayoutSplit } from './payout-split.tsx';

export type BilledJob = Pick<JobDetail, 'payoutCents' | 'hostFeeCents' | 'cleanerFeeCents'>;

/** What the host pays for a job, line by line, and where it goes: with the fees fixed for it. */
export function Bill({ job, label }: { job: BilledJob; label?: string }) {
  const { t } = useTranslation('payments');
  const { hostPaysCents } = splitOf(job.payoutCents, job);
  return (
    <div className="grid gap-4">
      <dl className="grid gap-1.5 text-14 tabular-nums">
        <Line label={label ?? t('bill.payout')} cents={job.payoutCents} />
        {hostPaysCents > job.payoutCents && <Line label={t('bill.fee')} cents={hostPaysCents - job.payoutCents} />}
      </dl>
      {/* which says the total, once and large */}
      <PayoutSplit isSum className="border-t border-rule pt-3" payoutCents={job.payoutCents} fees={job} viewer="host" />
    </div>
  );
}

function Line({ label, cents }: { label: string; cents: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd>
        <bdi>{formatMoney(cents)}</bdi>
      </dd>
    </div>
  );
}
