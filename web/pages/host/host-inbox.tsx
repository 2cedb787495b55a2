import type { User } from '#contract/accounts.ts';
import type { InboxItem } from '#contract/inbox.ts';
import { BidList } from '#web/bids/bid-list.tsx';
import { AcceptBidButton } from '#web/hiring/accept-bid-button.tsx';
import { Inbox } from '#web/overviews/inbox.tsx';
import { InboxRow } from '#web/overviews/inbox-row.tsx';
import { SharesInALine } from '#web/payments/shares-in-a-line.tsx';
import type { Pages } from '#web/platform/use-pages.ts';
import { BidderName } from './bidder-name.tsx';
import { InboxActions } from './inbox-actions.tsx';

/** As many bids as are read at a glance; the job has all of them side by side. */
const mostBids = 2;

/** What needs the host, with what settles each thing in place. */
export function HostInbox({ user, pages }: { user: User; pages: Pages<InboxItem> }) {
  const { items = [], total, loadMore, loadingMore } = pages;
  return (
    <Inbox
      items={items}
      {...{ total, loadMore, loadingMore }}
      row={(item) => (
        <InboxRow
          key={item.id}
          item={item}
          actions={<InboxActions user={user} item={item} first={item.id === items[0]?.id} />}
        >
          {item.kind === 'bids' && item.job && <Bids job={item.job} />}
        </InboxRow>
      )}
    />
  );
}

function Bids({ job }: { job: NonNullable<InboxItem['job']> }) {
  const pending = job.bids.filter(({ status }) => status === 'PENDING');
  if (!job.can.includes('selectCleaners')) return null;
  return (
    <BidList
      bids={pending}
      most={mostBids}
      person={(bid) => <BidderName bid={bid} />}
      money={(bid) => <SharesInALine payoutCents={bid.amountCents} fees={bid} />}
      accept={(bid) => <AcceptBidButton bid={bid} size="compact" variant="tinted" />}
    />
  );
}
