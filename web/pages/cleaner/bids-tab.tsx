import { HandCoins } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listOwnBids } from '#contract/calls.ts';
import { bidStatuses } from '#contract/states.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { BidsByStart } from './bids-by-start.tsx';
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
          {(bids) => <BidsByStart bids={bids} />}
        </PagedList>
      </div>
    </Section>
  );
}
