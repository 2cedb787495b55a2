import { useTranslation } from 'react-i18next';
import { answerOf } from '#contract/answer-of.ts';
import type { OwnBid } from '#contract/own-bids.ts';
import { Card } from '#web/ui/card.tsx';
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
    { head: t('bids.asked'), cards: [...past.filter(asks), ...ahead.filter(asks)], rows: [] },
    { head: t('bids.open'), cards: quiet.filter(({ status }) => status !== 'ACCEPTED'), rows: [] },
    { head: t('bids.won'), cards: quiet.filter(({ status }) => status === 'ACCEPTED'), rows: [] },
    { head: t('bids.past'), cards: [], rows: folded ? [] : past.filter((bid) => !asks(bid)) },
  ].filter(({ cards, rows }) => cards.length + rows.length > 0);
  return parts.map(({ head, cards, rows }) => (
    <div key={head} className="grid gap-3 not-first:mt-3">
      {parts.length > 1 && <h3 className="text-14 font-semibold text-ink-soft">{head}</h3>}
      {cards.length > 0 && (
        <div className="grid items-start gap-3 lg:grid-cols-2 lg:gap-4">
          {cards.map((bid) => (
            <OwnBidCard key={bid.id} bid={bid} />
          ))}
        </div>
      )}
      {rows.length > 0 && (
        <Card padding="none">
          <ul className="divide-y divide-line px-3.5 sm:px-4">
            {rows.map((bid) => (
              <BidRow key={bid.id} bid={bid} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  ));
}
