import { HandCoins } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '#contract/answer-of.ts';
import { listOwnBids } from '#contract/calls.ts';
import type { OwnBid } from '#contract/own-bids.ts';
import { bidStatuses } from '#contract/states.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { type Pages, usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { BidsByStart } from './bids-by-start.tsx';
import { PagedList } from './paged-list.tsx';
import { StatusChips } from './status-chips.tsx';
import { useBidsByTime } from './use-bids-by-time.ts';
import { useStatus } from './use-status.ts';

interface BidsTabProps {
  /** What stands in the way of a first bid. */
  gate: ReactNode;
  onBrowse: () => void;
}

/** The cleaner's own bids and what has become of them. */
export function BidsTab({ gate, onBrowse }: BidsTabProps) {
  const { t } = useTranslation(['cleaner', 'bids']);
  const { language } = useLanguage();
  const [status, setStatus] = useStatus(bidStatuses);
  const pages = usePages(listOwnBids, { status, sort: 'start', limit: 20 });
  const fold = useFold(status, pages);
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
    <Section namedAbove="always" title={t('bids.title')}>
      <div className="grid gap-4">
        <StatusChips
          label={t('bids.filter')}
          all={t('bids.all')}
          options={bidStatuses.map((value) => ({ value, label: t(`bids:status.${value}`) }))}
          value={status}
          count={pages.items && !pages.outdated ? pages.total : undefined}
          onValueChange={setStatus}
        />
        <PagedList
          pages={fold.pages}
          failed={t('bids.failed')}
          more={fold.folded ? t('bids.morePast', { number: formatNumber(fold.hidden, language) }) : t('bids.more')}
          gate={gate}
          empty={empty}
        >
          {() => <BidsByStart bids={fold.bids} folded={fold.folded} />}
        </PagedList>
      </div>
    </Section>
  );
}

/** As long as something is ahead, what is over comes when the reader asks for it. */
function useFold(status: string | undefined, pages: Pages<OwnBid>) {
  const [opened, setOpened] = useState(false);
  const bids = useBidsByTime(pages.items ?? [], pages.outdated ? null : (status ?? ''));
  const { ahead, past } = bids;
  const asking = past.filter(({ job }) => answerOf(job) !== null);
  const folded = status === undefined && !opened && ahead.length > 0 && asking.length < past.length;
  // those that are over come last, so all that are not loaded yet are among them
  const hidden = pages.total - ahead.length - asking.length;
  return { bids, folded, hidden, pages: folded ? { ...pages, loadMore: () => setOpened(true) } : pages };
}
