import { useTranslation } from 'react-i18next';
import { getJobMoney } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { formatMoney } from '#web/platform/format.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { MoneySplit } from '#web/ui/money-split.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MoneyLines } from './money-lines.tsx';

interface JobMoneyProps {
  job: Pick<JobDetail, 'id' | 'status'>;
  viewer: 'host' | 'cleaner' | 'other';
}

/** A job's money as the server has it: agreed before payment, as the ledger booked it after. */
export function JobMoney({ job, viewer }: JobMoneyProps) {
  const { t } = useTranslation('payments');
  const money = useRead(getJobMoney, { params: { id: job.id } });
  const part = (label: string, cents: number) => ({ label, cents, amount: formatMoney(cents) });
  return (
    <Section title={job.status === 'PAID' ? t('money.receipt') : t('money.title')}>
      {money.error && <ReadFailed title={t('money.failed')} read={money} />}
      {money.isPending && <Skeleton className="h-20" />}
      {money.data && (
        <div className="grid gap-4">
          <MoneyLines lines={money.data.lines} viewer={viewer} />
          <MoneySplit
            pays={part(viewer === 'host' ? t('split.youPay') : t('split.hostPays'), money.data.hostPaysCents)}
            receives={part(
              viewer === 'cleaner' ? t('split.youReceive') : t('split.cleanerReceives'),
              money.data.cleanerReceivesCents,
            )}
            keeps={part(t('split.keeps'), money.data.platformKeepsCents)}
          />
        </div>
      )}
    </Section>
  );
}
