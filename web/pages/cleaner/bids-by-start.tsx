import { useTranslation } from 'react-i18next';
import { isAhead } from '#contract/bid-ahead.ts';
import type { OwnBid } from '#contract/own-bids.ts';
import { reportStepOf } from '#web/today/report-to-answer.tsx';
import { OwnBidCard } from './own-bid-card.tsx';
import { PastBidRow } from './past-bid-row.tsx';

interface BidsByStartProps {
  bids: readonly OwnBid[];
  /** Of those that are over only what waits for the reader. */
  folded?: boolean;
}

/** Those still ahead as their jobs begin, then under a head of their own, in short, those that are over. */
export function BidsByStart({ bids, folded = false }: BidsByStartProps) {
  const { t } = useTranslation('cleaner');
  const ahead = bids.filter((bid) => isAhead(bid.status, bid.job.status));
  const past = bids.filter((bid) => !ahead.includes(bid));
  const shown = folded ? past.filter(({ job }) => reportStepOf(job) !== null) : past;
  return (
    <>
      {ahead.map((bid) => (
        <OwnBidCard key={bid.id} bid={bid} />
      ))}
      {shown.length > 0 && (
        <div>
          {ahead.length > 0 && <h3 className="mt-4 text-14 font-semibold text-ink-soft">{t('bids.past')}</h3>}
          <ul className="divide-y divide-line">
            {shown.map((bid) => (
              <PastBidRow key={bid.id} bid={bid} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
