import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { isAhead } from '#contract/bid-ahead.ts';
import type { OwnBid } from '#contract/own-bids.ts';
import { OwnBidCard } from './own-bid-card.tsx';

/** Those still ahead as their jobs begin, then under a head of their own those that are over. */
export function BidsByStart({ bids }: { bids: readonly OwnBid[] }) {
  const { t } = useTranslation('cleaner');
  const past = bids.findIndex((bid) => !isAhead(bid.status, bid.job.status));
  return bids.map((bid, index) => (
    <Fragment key={bid.id}>
      {index === past && past > 0 && <h3 className="mt-4 text-14 font-semibold text-ink-soft">{t('bids.past')}</h3>}
      <OwnBidCard bid={bid} />
    </Fragment>
  ));
}
