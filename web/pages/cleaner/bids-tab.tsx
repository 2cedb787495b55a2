import { HandCoins } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAhead } from '#contract/bid-ahead.ts';
import { listOwnBids } from '#contract/calls.ts';
import type { OwnBid } from '#contract/own-bids.ts';
import { bidStatuses } from '#contract/states.ts';
import { type Pages, usePages } from '#web/platform/use-pages.ts';
import { reportStepOf } from '#web/today/report-to-answer.tsx';
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
  const fold = useFold(status === undefined, pages);
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
        <PagedList pages={fold.pages} failed={t('bids.failed')} more={t('bids.more')} gate={gate} empty={empty}>
          {(bids) => <BidsByStart bids={bids} folded={fold.folded} />}
        </PagedList>
      </div>
    </Section>
  );
}

/** As long as something is ahead, what is over comes when the reader asks for more. */
function useFold(mayFold: boolean, pages: Pages<OwnBid>) {
  const [opened, setOpened] = useState(false);
  const items = pages.items ?? [];
  const past = items.filter(({ status, job }) => !isAhead(status, job.status));
  const hides = past.length < items.length && past.some(({ job }) => reportStepOf(job) === null);
  const folded = mayFold && !opened && hides;
  return { folded, pages: folded ? { ...pages, loadMore: () => setOpened(true) } : pages };
}
