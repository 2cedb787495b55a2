import { HandCoins } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isAhead } from '#contract/bid-ahead.ts';
import { listOwnBids } from '#contract/calls.ts';
import type { OwnBid } from '#contract/own-bids.ts';
import { bidStatuses } from '#contract/states.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { OwnBidCard } from './own-bid-card.tsx';
import { PagedList } from './paged-list.tsx';
import { StatusChips } from './status-chips.tsx';
import { useStatus } from './use-status.ts';

interface BidsTabProps {
  /** What stands in the way of a first bid. */
  gate: ReactNode;
  onBrowse: () => void;
}

/** The cleaner's own bids and what has become of them. */
export function BidsTab({ gate, onBrowse }: BidsTabProps) {
  const { t } = useTranslation(['cleaner', 'bids']);
  const [status, setStatus] = useStatus(bidStatuses);
  const pages = usePages(listOwnBids, { status, sort: 'start', limit: 20 });
  const empty = status ? (
    <EmptyState
      icon={HandCoins}
      title={t('bids.emptyFilter')}
      action={<Button onClick={() => setStatus(undefined)}>{t('bids.showAll')}</Button>}
    />
  ) : (
    (gate ?? (
      <EmptyState
        icon={HandCoins}
        title={t('bids.empty')}
        description={t('bids.emptyText')}
        action={<Button onClick={onBrowse}>{t('overview.browse')}</Button>}
      />
    ))
  );
  return (
    <Section namedAbove title={t('bids.title')}>
      <div className="grid gap-4">
        <StatusChips
          label={t('bids.filter')}
          all={t('bids.all')}
          options={bidStatuses.map((value) => ({ value, label: t(`bids:status.${value}`) }))}
          value={status}
          onValueChange={setStatus}
        />
        <PagedList pages={pages} failed={t('bids.failed')} more={t('bids.more')} gate={gate} empty={empty}>
          {(bids) => <Bids bids={bids} />}
        </PagedList>
      </div>
    </Section>
  );
}

/** Those still ahead as their jobs begin, then under a head of their own those that are over. */
function Bids({ bids }: { bids: readonly OwnBid[] }) {
  const { t } = useTranslation('cleaner');
  const past = bids.findIndex((bid) => !isAhead(bid.status, bid.job.status));
  return bids.map((bid, index) => (
    <Fragment key={bid.id}>
      {index === past && past > 0 && <h3 className="mt-4 text-14 font-semibold text-ink-soft">{t('bids.past')}</h3>}
      <OwnBidCard bid={bid} />
    </Fragment>
  ));
}
