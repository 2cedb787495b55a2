import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { getJob } from '#contract/calls.ts';
import type { InboxItem } from '#contract/inbox.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { Inbox } from '#web/overviews/inbox.tsx';
import { InboxRow } from '#web/overviews/inbox-row.tsx';
import { formatDateTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useKeptPlaces } from '#web/platform/use-kept-places.ts';
import type { Pages } from '#web/platform/use-pages.ts';
import { useRead } from '#web/platform/use-read.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { isWide } from '#web/ui/use-is-wide.ts';
import { type Conversation, InboxActions, type InboxActionsProps } from './inbox-actions.tsx';
import { wayOf } from './inbox-way.ts';

const InboxBids = fetchedAhead(() => import('./inbox-bids.tsx').then((file) => file.InboxBids));
const ThreadSheet = fetchedAhead(() => import('#web/messages/thread-sheet.tsx').then((file) => file.ThreadSheet));

interface HostInboxProps {
  user: User;
  pages: Pages<InboxItem>;
  /** What they are, in a sentence. */
  lede?: ReactNode;
  /** Asks for all of them at once, where the first were read alone. */
  onAll?: () => void;
}

/** The coming week should not be a long way down; the rest is a press away. */
const mostAtFirst = { wide: 5, phone: 4 };

/** What needs the host, with what settles each thing in place. */
export function HostInbox({ user, pages, lede, onAll }: HostInboxProps) {
  const { items = [], total, loadMore, loadingMore, outdated } = pages;
  // held here: to read a conversation takes its row away, not what one reads and writes
  const [talk, setTalk] = useState<Conversation | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setOpened((ids) => (ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id])));
  // what somebody has chosen from stays where it was with what has become of it: nothing moves under their hand
  const shown = useKeptPlaces(items, 'inbox', (left) => (opened.has(left.id) ? left : undefined));
  const [most, setMost] = useState(mostAtFirst[isWide() ? 'wide' : 'phone']);
  const visible = shown.slice(0, most);
  function showAll() {
    setMost(Number.POSITIVE_INFINITY);
    if (items.length < total) (onAll ?? loadMore)?.();
  }
  const row = (item: InboxItem) => (
    <Row
      key={item.id}
      item={item}
      first={item.id === items[0]?.id}
      left={!items.includes(item)}
      choice={{ open: opened.has(item.id), onToggle: () => toggle(item.id) }}
      onAnswer={setTalk}
    />
  );
  return (
    <>
      <Inbox
        items={visible}
        settled={shown.length - items.length}
        left={Math.max(total - items.length, 0) + shown.length - visible.length}
        onAll={showAll}
        loadingMore={loadingMore || outdated}
        {...{ total, lede, row }}
      />
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

/** Bids are a press away: what else is urgent should not be a long way down. */
function Row({ item, left, choice, ...actions }: InboxActionsProps) {
  const read = useRead(getJob, { params: { id: item.job?.id ?? '' }, enabled: left });
  // a job that was read for something else is known here, too
  const now = left ? read.data : undefined;
  const reason = useSettledAs(now);
  return (
    <InboxRow
      item={item}
      way={wayOf(item)}
      settled={left}
      reason={reason}
      actions={<InboxActions {...{ item, left, choice, ...actions }} />}
    >
      {item.kind === 'bids' && item.job && choice.open && (
        <Suspense fallback={<BidsSkeleton bids={item.job.bids.length} />}>
          <InboxBids job={item.job} most={mostBids} settled={left} now={now} />
        </Suspense>
      )}
    </InboxRow>
  );
}

/** What has become of a job that was chosen for, and what comes next. */
function useSettledAs(job: JobDetail | undefined): string | undefined {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  if (!job?.cleaner) return undefined;
  const { cleaner, confirmBy, timeZone } = job;
  if (!confirmBy) return t('inbox.assigned', { name: cleaner.name });
  return t('inbox.assignedNext', {
    name: cleaner.name,
    when: formatDateTime(confirmBy, { language, timeZone }),
  });
}

/** As high as they will be, with their head and the button below them: what is under them moves once, at the press. */
const BidsSkeleton = ({ bids }: { bids: number }) => (
  <div className="grid gap-3">
    <div className="grid gap-1 border-t border-line pt-3">
      {Array.from({ length: Math.min(mostBids, bids) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical shapes without an identity
        <Skeleton key={index} shape="card" className="h-45 sm:h-23.5" />
      ))}
    </div>
    {bids > 1 && <Skeleton className="h-11 w-44" />}
  </div>
);
