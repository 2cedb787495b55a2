import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { listThreads } from '#contract/message-calls.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { otherOf } from './other-of.ts';
import { ThreadRow } from './thread-row.tsx';

interface ThreadListProps {
  user: User;
  /** The open conversation. */
  open: { jobId: string; personId: string } | null;
}

/** All of somebody’s conversations, the newest first. */
export function ThreadList({ user, open }: ThreadListProps) {
  const { t } = useTranslation('messages');
  const threads = usePages(listThreads);
  if (!threads.items && threads.error) return <ReadFailed title={t('inbox.failed')} read={threads} />;
  if (!threads.items) return <SkeletonRows rows={6} avatar />;
  if (threads.items.length === 0)
    return (
      <div className="px-4">
        <EmptyState icon={MessageSquare} title={t('inbox.emptyTitle')} description={t('inbox.emptyText')} />
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <ul aria-label={t('inbox.label')} className="divide-y divide-line">
        {threads.items.map((thread) => (
          <li key={`${thread.jobId} ${thread.cleaner.id}`}>
            <ThreadRow
              {...{ thread, user }}
              current={thread.jobId === open?.jobId && otherOf(thread, user.role).id === open.personId}
            />
          </li>
        ))}
      </ul>
      {threads.loadMore && (
        <Button className="m-3 justify-self-center" loading={threads.loadingMore} onClick={threads.loadMore}>
          {t('inbox.more')}
        </Button>
      )}
    </div>
  );
}
