import { useTranslation } from 'react-i18next';
import type { BeforeBid as Known } from '#contract/before-bid.ts';
import { getBeforeBid } from '#contract/before-bid-calls.ts';
import type { Job } from '#contract/jobs.ts';
import { OwnSplit } from '#web/payments/own-split.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Section } from '#web/ui/section.tsx';
import { DayFit } from './day-fit.tsx';
import { HostRow } from './host-row.tsx';
import { LocalPrices, scaleHeight } from './local-prices.tsx';
import { PerHourRow } from './per-hour-row.tsx';
import { WaitingRow } from './row.tsx';

interface BeforeBidProps {
  job: Pick<Job, 'id' | 'payoutCents'>;
  /** Under the heading of a page, or within a card that has one. */
  level?: 2 | 3;
}

/** What a job is worth, whether it fits the day, and how its host deals: what one knows before naming a price. */
export function BeforeBid({ job, level = 2 }: BeforeBidProps) {
  const { t } = useTranslation('beforeBid');
  return (
    <Section title={t('title')} level={level}>
      <div className="grid gap-4">
        <div className="grid gap-1.5">
          <p className="text-13 text-ink-soft">{t('price')}</p>
          <OwnSplit payoutCents={job.payoutCents} />
        </div>
        <Figures job={job} />
      </div>
    </Section>
  );
}

function Figures({ job }: Pick<BeforeBidProps, 'job'>) {
  const { t } = useTranslation('beforeBid');
  const read = useRead(getBeforeBid, { params: { id: job.id } });
  if (!read.data && read.error) return <ReadFailed title={t('failed')} read={read} />;
  return (
    <dl className="divide-y divide-line border-y border-line">
      {read.data ? <Rows job={job} known={read.data} /> : <WaitingRows />}
    </dl>
  );
}

function Rows({ job: { id, payoutCents }, known }: { job: BeforeBidProps['job']; known: Known }) {
  const { t } = useTranslation('beforeBid');
  return (
    <>
      <PerHourRow label={t('hour.label')} known={known} payoutCents={payoutCents} />
      <LocalPrices label={t('range.label')} known={known} payoutCents={payoutCents} />
      <DayFit label={t('day.label')} known={known} jobId={id} />
      <HostRow label={t('host.label')} record={known.hostRecord} />
    </>
  );
}

function WaitingRows() {
  const { t } = useTranslation('beforeBid');
  return (
    <>
      <WaitingRow label={t('hour.label')} />
      <WaitingRow label={t('range.label')} foot={scaleHeight} />
      <WaitingRow label={t('day.label')} foot="h-6 pointer-coarse:h-11" />
      <WaitingRow label={t('host.label')} />
    </>
  );
}
