import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getJobMoney } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { isReportOpen } from '#contract/states.ts';
import { acceptedPayoutOf } from '#web/platform/accepted-payout-of.ts';
import { moneyTenseOf } from '#web/platform/money-tense.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MoneyLines } from './money-lines.tsx';
import { isWaived } from './payout-split.tsx';
import { ReceiptButton } from './receipt-button.tsx';
import { ReportSplit } from './report-split.tsx';
import { Shares } from './shares.tsx';

interface JobMoneyProps {
  job: Pick<JobDetail, 'id' | 'status' | 'hostFeeCents' | 'cleanerFeeCents' | 'couldNotClean' | 'lateCancellation'> &
    Pick<JobDetail, 'moneyIsHeld' | 'reportStatus'> &
    Partial<Pick<JobDetail, 'dispute'>>;
  viewer: 'host' | 'cleaner' | 'other';
  /** Said above the amounts. */
  children?: ReactNode;
  /** What can still be done about them, below. */
  foot?: ReactNode;
}

/** A job's money as the server has it: agreed before payment, as the ledger booked it after. */
export function JobMoney({ job, viewer, children, foot }: JobMoneyProps) {
  const { t } = useTranslation('payments');
  const money = useRead(getJobMoney, { params: { id: job.id } });
  const tense = job.lateCancellation?.isPaid ? 'past' : tenseFor(job, viewer);
  const isPaid = tense !== 'now' && tense !== 'paused';
  const accepted = viewer === 'host' ? acceptedPayoutOf(job) : undefined;
  // a report may have decided that nobody pays
  const wasCharged = (money.data?.lines.length ?? 0) > 0;
  // a host’s receipt stands first on a phone: it keeps its place and height while it is fetched
  const leads = isPaid && viewer !== 'cleaner';
  return (
    <Section
      title={isPaid ? t('money.receipt') : t('money.title')}
      aside={
        leads &&
        (wasCharged || money.isPending) && (
          <div className={wasCharged ? undefined : 'invisible'}>
            <ReceiptButton jobId={job.id} />
          </div>
        )
      }
    >
      {money.error && <ReadFailed title={t('money.failed')} read={money} />}
      {money.isPending && <Skeleton className={leads ? 'h-80' : 'h-20'} />}
      {money.data && (
        <div className="grid gap-4">
          {children}
          <MoneyLines lines={money.data.lines} viewer={viewer} couldNotClean={job.couldNotClean} />
          {accepted === undefined ? (
            <Shares split={money.data} viewer={viewer} tense={tense} fees={job} credit={isWaived(job)} />
          ) : (
            <ReportSplit payoutCents={accepted} viewer={viewer} tense="now" fees={job} />
          )}
          {foot}
        </div>
      )}
    </Section>
  );
}

/** Only the cleaner is told what of it is held; to others a report says that the money has not reached them yet. */
function tenseFor(job: JobMoneyProps['job'], viewer: JobMoneyProps['viewer']) {
  const tense = moneyTenseOf(job);
  return viewer !== 'cleaner' && tense === 'past' && isReportOpen(job.reportStatus) ? 'frozen' : tense;
}
