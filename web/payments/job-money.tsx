import { useTranslation } from 'react-i18next';
import { getJobMoney } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MoneyLines } from './money-lines.tsx';
import { Shares } from './shares.tsx';

interface JobMoneyProps {
  job: Pick<JobDetail, 'id' | 'status'>;
  viewer: 'host' | 'cleaner' | 'other';
}

/** A job's money as the server has it: agreed before payment, as the ledger booked it after. */
export function JobMoney({ job, viewer }: JobMoneyProps) {
  const { t } = useTranslation('payments');
  const money = useRead(getJobMoney, { params: { id: job.id } });
  return (
    <Section title={job.status === 'PAID' ? t('money.receipt') : t('money.title')}>
      {money.error && <ReadFailed title={t('money.failed')} read={money} />}
      {money.isPending && <Skeleton className="h-20" />}
      {money.data && (
        <div className="grid gap-4">
          <MoneyLines lines={money.data.lines} viewer={viewer} />
          <Shares split={money.data} viewer={viewer} past={job.status === 'PAID'} />
        </div>
      )}
    </Section>
  );
}
