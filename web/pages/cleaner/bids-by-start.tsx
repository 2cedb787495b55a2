import { useTranslation } from 'react-i18next';
import { reportStepOf } from '#web/today/report-step-of.ts';
import { BidRow } from './bid-row.tsx';
import { OwnBidCard } from './own-bid-card.tsx';
import type { BidsByTime } from './use-bids-by-time.ts';

interface BidsByStartProps {
  bids: BidsByTime;
  /** Of those that are over only what waits for the reader. */
  folded?: boolean;
}

/** Those still ahead as their jobs begin, then under a head of their own, in short, those that are over. */
export function BidsByStart({ bids: { ahead, past }, folded = false }: BidsByStartProps) {
  const { t } = useTranslation('cleaner');
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
              <BidRow key={bid.id} bid={bid} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
