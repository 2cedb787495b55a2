import { useTranslation } from 'react-i18next';
import { answerOf } from '#contract/answer-of.ts';
import type { OwnBid } from '#contract/own-bids.ts';
import { reportStepOf } from '#contract/report-step-of.ts';
import { Card } from '#web/ui/card.tsx';
import { BidRow } from './bid-row.tsx';
import { OwnBidCard } from './own-bid-card.tsx';
import type { BidsByTime } from './use-bids-by-time.ts';

interface BidsByStartProps {
  bids: BidsByTime;
  /** Of those that are over only what waits for the reader. */
  folded?: boolean;
}

/** Until when the reader’s answer is waited for. */
const dueOf = ({ job }: OwnBid) => Date.parse(job.confirmBy ?? job.answerBy ?? job.startTime);
const dueFirst = (one: OwnBid, other: OwnBid) => dueOf(one) - dueOf(other);

/**
 * What waits for the reader by when it is due, then what is open as the jobs begin, what was won, what is reported of a
 * cleaning that is done, which is no matter of its bid any more, and in short what is over; heads tell several apart.
 */
export function BidsByStart({ bids: { ahead, past }, folded = false }: BidsByStartProps) {
  const { t } = useTranslation('cleaner');
  const reported = ({ job }: OwnBid) => reportStepOf(job) !== null;
  const asks = (bid: OwnBid) => answerOf(bid.job) !== null && !reported(bid);
  const quiet = ahead.filter((bid) => !asks(bid) && !reported(bid));
  const parts = [
    { head: t('bids.asked'), cards: [...past, ...ahead].filter(asks).toSorted(dueFirst), rows: [] },
    { head: t('bids.open'), cards: quiet.filter(({ status }) => status !== 'ACCEPTED'), rows: [] },
    { head: t('bids.won'), cards: quiet.filter(({ status }) => status === 'ACCEPTED'), rows: [] },
    { head: t('bids.reported'), cards: [], rows: [...past, ...ahead].filter(reported).toSorted(dueFirst) },
    { head: t('bids.past'), cards: [], rows: folded ? [] : past.filter((bid) => !asks(bid) && !reported(bid)) },
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
