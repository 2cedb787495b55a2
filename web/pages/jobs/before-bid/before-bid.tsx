import { useTranslation } from 'react-i18next';
import type { BeforeBid as Known } from '#contract/before-bid.ts';
import { getBeforeBid } from '#contract/before-bid-calls.ts';
import type { Job } from '#contract/jobs.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Section } from '#web/ui/section.tsx';
import { DayFit } from './day-fit.tsx';
import { Figures } from './figures.tsx';
import { HostRow } from './host-row.tsx';
import { LocalPrices } from './local-prices.tsx';
import { WaitingRow } from './row.tsx';

interface BeforeBidProps {
  job: Pick<Job, 'id' | 'payoutCents'>;
  /** Under the heading of a page, or within a card that has one. */
  level?: 2 | 3;
  /** The reader has bid: nothing is left to weigh up. */
  isDecided?: boolean;
}

/** What a job is worth, whether it fits the day, and how its host deals: what one knows before naming a price. */
export function BeforeBid({ job, level = 2, isDecided = false }: BeforeBidProps) {
  const { t } = useTranslation('beforeBid');
  const read = useRead(getBeforeBid, { params: { id: job.id } });
  return (
    <Section title={t(isDecided ? 'titleAfter' : 'title')} level={level}>
      {!read.data && read.error ? (
        <ReadFailed title={t('failed')} read={read} />
      ) : (
        <div className="grid gap-2">
          {/* beside what the bid brings, it would be a second answer to one question */}
          {!isDecided && <Figures payoutCents={job.payoutCents} known={read.data} />}
          <ul className="divide-y divide-line border-y border-line">
            {read.data ? <Rows job={job} known={read.data} /> : <WaitingRows />}
          </ul>
        </div>
      )}
    </Section>
  );
}

function Rows({ job: { id, payoutCents }, known }: { job: BeforeBidProps['job']; known: Known }) {
  const { t } = useTranslation('beforeBid');
  return (
    <>
      <DayFit label={t('day.label')} known={known} jobId={id} />
      <LocalPrices label={t('range.label')} known={known} payoutCents={payoutCents} />
      <HostRow label={t('host.label')} record={known.hostRecord} />
    </>
  );
}

function WaitingRows() {
  const { t } = useTranslation('beforeBid');
  return (
    <>
      <WaitingRow label={t('day.label')} />
      <WaitingRow label={t('range.label')} />
      <WaitingRow label={t('host.label')} />
    </>
  );
}
