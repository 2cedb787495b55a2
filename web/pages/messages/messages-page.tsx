import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { User } from '#contract/accounts.ts';
import { listThreads } from '#contract/message-calls.ts';
import { Thread } from '#web/messages/thread.tsx';
import { ThreadList } from '#web/messages/thread-list.tsx';
import { useSession } from '#web/platform/session.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';

/** /messages and /messages/:id/:personId: all conversations, and the open one beside them or, on a phone, alone. */
// React Router reads the default export of a route module.
export default function MessagesPage() {
  const { t } = useTranslation('messages');
  const { user } = useSession();
  return (
    <RequireRole roles={['HOST', 'CLEANER']} otherwise="signedIn">
      <PageTitle>{t('title')}</PageTitle>
      {user && <Panes user={user} />}
    </RequireRole>
  );
}

/** Beside the list as long as no conversation is open; nothing where there is none to choose. */
function Choose() {
  const { t } = useTranslation('messages');
  const { items } = usePages(listThreads);
  if (!items?.length) return null;
  return <p className="grid h-full place-items-center p-6 text-14 text-ink-soft">{t('inbox.choose')}</p>;
}

function Panes({ user }: { user: User }) {
  const { t } = useTranslation('messages');
  const { id, personId } = useParams();
  const open = id && personId ? { jobId: id, personId } : null;
  return (
    <div className="page grid h-[calc(100dvh-var(--acting-strip)-var(--top-bar)-var(--bottom-bar))] min-h-96 grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)] lg:grid-cols-[minmax(16rem,25rem)_minmax(0,1fr)]">
      <div className={cx('flex min-h-0 flex-col md:border-e md:border-line', open && 'max-md:hidden')}>
        <h1 tabIndex={-1} className="py-4 text-28">
          {t('title')}
        </h1>
        <div className="-ms-4 min-h-0 flex-1 overflow-y-auto max-md:-me-4">
          <ThreadList user={user} open={open} />
        </div>
      </div>
      <div className={open ? 'min-h-0 max-md:-mx-gutter' : 'min-h-0 max-md:hidden'}>
        {open ? <Thread key={`${open.jobId} ${open.personId}`} talk={{ user, ...open }} /> : <Choose />}
      </div>
    </div>
  );
}
