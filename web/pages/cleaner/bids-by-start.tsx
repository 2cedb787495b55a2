import { useTranslation } from 'react-i18next';
import type { OwnBid } from '#contract/own-bids.ts';
import { reportStepOf } from '#web/today/report-step-of.ts';
import { BidRow } from './bid-row.tsx';
import { OwnBidCard } from './own-bid-card.tsx';
import type { BidsByTime } from './use-bids-by-time.ts';

interface BidsByStartProps {
  bids: BidsByTime;
  /** Of those that are over only what waits for the reader. */
  folded?: boolean;
}

/** What waits for the reader, then what is open as the jobs begin, what was won, and in short what is over; heads tell several apart. */
export function BidsByStart({ bids: { ahead, past }, folded = false }: BidsByStartProps) {
  const { t } = useTranslation('cleaner');
  const asks = ({ job }: OwnBid) => reportStepOf(job) !== null;
  const parts = [
    { head: t('bids.asked'), bids: past.filter(asks), isShort: true },
    { head: t('bids.open'), bids: ahead.filter(({ status }) => status !== 'ACCEPTED'), isShort: false },
    { head: t('bids.won'), bids: ahead.filter(({ status }) => status === 'ACCEPTED'), isShort: false },
    { head: t('bids.past'), bids: folded ? [] : past.filter((bid) => !asks(bid)), isShort: true },
  ].filter(({ bids }) => bids.length > 0);
  return parts.map(({ head, bids, isShort }) => (
    <div key={head} className="grid gap-4">
      {parts.length > 1 && <h3 className="text-14 font-semibold text-ink-soft">{head}</h3>}
      {isShort ? (
        <ul className="divide-y divide-line">
          {bids.map((bid) => (
            <BidRow key={bid.id} bid={bid} />
          ))}
        </ul>
      ) : (
        bids.map((bid) => <OwnBidCard key={bid.id} bid={bid} />)
      )}
    </div>
  ));
}
