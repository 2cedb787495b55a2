import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { platformFeeCents } from '#contract/money.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useConfig } from '#web/platform/use-config.ts';
import { PayoutSplit } from './payout-split.tsx';

/** What the host pays for a job, line by line, and where it goes. */
export function Bill({ job }: { job: Pick<JobDetail, 'payoutCents'> }) {
  const { t } = useTranslation('payments');
  const fee = useConfig()?.fees.hostCents ?? platformFeeCents;
  return (
    <div className="grid gap-4">
      <dl className="grid gap-1.5 text-14 tabular-nums">
        <Line label={t('bill.payout')} cents={job.payoutCents} />
        <Line label={t('bill.fee')} cents={fee} />
        <div className="mt-1 flex justify-between gap-4 border-t border-rule pt-2 text-16 font-semibold">
          <dt>{t('bill.total')}</dt>
          <dd>
            <bdi>{formatMoney(job.payoutCents + fee)}</bdi>
          </dd>
        </div>
      </dl>
      <PayoutSplit payoutCents={job.payoutCents} viewer="host" />
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
