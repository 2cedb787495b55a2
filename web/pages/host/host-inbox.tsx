import { Suspense, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import type { InboxItem } from '#contract/inbox.ts';
import { Inbox } from '#web/overviews/inbox.tsx';
import { InboxRow } from '#web/overviews/inbox-row.tsx';
import type { Pages } from '#web/platform/use-pages.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { type Conversation, InboxActions, type InboxActionsProps } from './inbox-actions.tsx';

const InboxBids = fetchedAhead(() => import('./inbox-bids.tsx').then((file) => file.InboxBids));
const ThreadSheet = fetchedAhead(() => import('#web/messages/thread-sheet.tsx').then((file) => file.ThreadSheet));

/** What needs the host, with what settles each thing in place. */
export function HostInbox({ user, pages }: { user: User; pages: Pages<InboxItem> }) {
  const { items = [], total, loadMore, loadingMore } = pages;
  // held here: to read a conversation takes its row away, not what one reads and writes
  const [talk, setTalk] = useState<Conversation | null>(null);
  const row = (item: InboxItem) => (
    <Row key={item.id} item={item} first={item.id === items[0]?.id} onAnswer={setTalk} />
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

/** As many bids as are read at a glance; the job has all of them side by side. */
const mostBids = 3;

interface RowProps extends Pick<InboxActionsProps, 'onAnswer'> {
  item: InboxItem;
  first: boolean;
}

/** Bids are a press away: what else is urgent should not be a long way down. */
function Row({ item, first, onAnswer }: RowProps) {
  const [open, setOpen] = useState(false);
  const choice = { open, onToggle: () => setOpen(!open) };
  return (
    <InboxRow item={item} actions={<InboxActions {...{ item, first, choice, onAnswer }} />}>
      {item.kind === 'bids' && item.job && open && (
        <Suspense fallback={<SkeletonRows rows={Math.min(mostBids, item.job.bids.length)} avatar />}>
          <InboxBids job={item.job} most={mostBids} />
        </Suspense>
      )}
    </InboxRow>
  );
}
