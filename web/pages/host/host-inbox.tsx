import { Suspense, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import type { InboxItem } from '#contract/inbox.ts';
import { BidList } from '#web/bids/bid-list.tsx';
import { AcceptBidButton } from '#web/hiring/accept-bid-button.tsx';
import { Inbox } from '#web/overviews/inbox.tsx';
import { InboxRow } from '#web/overviews/inbox-row.tsx';
import { SharesInALine } from '#web/payments/shares-in-a-line.tsx';
import type { Pages } from '#web/platform/use-pages.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { BidderName } from './bidder-name.tsx';
import { type Conversation, InboxActions, type InboxActionsProps } from './inbox-actions.tsx';

const ThreadSheet = fetchedAhead(() => import('#web/messages/thread-sheet.tsx').then((file) => file.ThreadSheet));

/** As many bids as are read at a glance; the job has all of them side by side. */
const mostBids = 2;

/** What needs the host, with what settles each thing in place. */
export function HostInbox({ user, pages }: { user: User; pages: Pages<InboxItem> }) {
  const { items = [], total, loadMore, loadingMore } = pages;
  const firstBids = items.find(({ kind }) => kind === 'bids')?.id;
  // held here: to read a conversation takes its row away, not what one reads and writes
  const [talk, setTalk] = useState<Conversation | null>(null);
  const row = (item: InboxItem) => (
    <Row key={item.id} item={item} first={item.id === items[0]?.id} opened={item.id === firstBids} onAnswer={setTalk} />
  );
  return (
    <>
      <Inbox items={items} {...{ total, loadMore, loadingMore, row }} />
      <Suspense fallback={null}>
        {talk && (
          <ThreadSheet
            talk={{ user, jobId: talk.jobId, personId: talk.person.id }}
            name={talk.person.name}
            onClose={() => setTalk(null)}
          />
        )}
      </Suspense>
    </>
  );
}

interface RowProps extends Pick<InboxActionsProps, 'onAnswer'> {
  item: InboxItem;
  first: boolean;
  /** Its bids are there at once. */
  opened: boolean;
}

/** Bids are a look away for all but the most urgent job: what else is urgent should not be a long way down. */
function Row({ item, first, opened, onAnswer }: RowProps) {
  const [open, setOpen] = useState(opened);
  const choice = { open, onToggle: () => setOpen(!open) };
  return (
    <InboxRow item={item} actions={<InboxActions {...{ item, first, choice, onAnswer }} />}>
      {item.kind === 'bids' && item.job && open && <Bids job={item.job} />}
    </InboxRow>
  );
}

function Bids({ job }: { job: NonNullable<InboxItem['job']> }) {
  const pending = job.bids.filter(({ status }) => status === 'PENDING');
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
