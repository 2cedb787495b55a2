import { useTranslation } from 'react-i18next';
import { answerOf } from '#contract/answer-of.ts';
import type { OwnBid } from '#contract/own-bids.ts';
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
  const asks = ({ job }: OwnBid) => answerOf(job) !== null;
  const quiet = ahead.filter((bid) => !asks(bid));
  const parts = [
    { head: t('bids.asked'), cards: ahead.filter(asks), rows: past.filter(asks) },
    { head: t('bids.open'), cards: quiet.filter(({ status }) => status !== 'ACCEPTED'), rows: [] },
    { head: t('bids.won'), cards: quiet.filter(({ status }) => status === 'ACCEPTED'), rows: [] },
    { head: t('bids.past'), cards: [], rows: folded ? [] : past.filter((bid) => !asks(bid)) },
  ].filter(({ cards, rows }) => cards.length + rows.length > 0);
  return parts.map(({ head, cards, rows }) => (
    <div key={head} className="grid gap-4">
      {parts.length > 1 && <h3 className="text-14 font-semibold text-ink-soft">{head}</h3>}
      {rows.length > 0 && (
        <ul className="-mt-3 divide-y divide-line">
          {rows.map((bid) => (
            <BidRow key={bid.id} bid={bid} />
          ))}
        </ul>
      )}
      {cards.map((bid) => (
        <OwnBidCard key={bid.id} bid={bid} />
      ))}
    </div>
  ));
}
