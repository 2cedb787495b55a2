import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { listThreads } from '#contract/message-calls.ts';
import type { Thread } from '#contract/messages.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Card } from '#web/ui/card.tsx';
import { Section } from '#web/ui/section.tsx';
import { MessageButton } from './message-button.tsx';
import { otherOf } from './other-of.ts';
import { ThreadRow } from './thread-row.tsx';

/** A job’s conversations, with what is unread, and the way to write. */
export function JobMessages({ job, user }: { job: JobDetail; user: User }) {
  const { t } = useTranslation('messages');
  const { data: threads } = useRead(listThreads, { query: { jobId: job.id, limit: 100 } });
  const unread = threads?.reduce((sum, thread) => sum + thread.unread, 0) ?? 0;
  return (
    <Section id="messages" title={t('title')} aside={unread > 0 && t('unread', { number: unread })}>
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
        {threads && threads.length > 0 ? (
          <Card padding="none" className="w-full overflow-hidden">
            <ul className="divide-y divide-line">
              {threads.map((thread) => (
                <li key={thread.cleaner.id}>
                  <ThreadRow thread={thread} user={user} />
                </li>
              ))}
            </ul>
          </Card>
        ) : (
          <p className="text-14 text-ink-soft">{t('panel.none')}</p>
        )}
        <Write job={job} user={user} threads={threads} />
      </div>
    </Section>
  );
}

function Write({ job, user, threads }: { job: JobDetail; user: User; threads: readonly Thread[] | undefined }) {
  const { t } = useTranslation('messages');
  if (!job.can.includes('message')) return null;
  const other = user.role === 'HOST' ? job.cleaner : job.host;
  if (!other) return null;
  const known = threads?.some((thread) => otherOf(thread, user.role).id === other.id);
  const asks = user.role === 'CLEANER' && job.status === 'OPEN' && !known;
  return (
    <MessageButton user={user} jobId={job.id} person={other}>
      {asks ? t('open.ask') : t('open.write', { name: other.name })}
    </MessageButton>
  );
}
