import { ArrowLeft, BrushCleaning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Link } from '#web/ui/link.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AboutJob } from './about-job.tsx';
import { MessageList } from './message-list.tsx';
import { otherOf } from './other-of.ts';
import type { Talk } from './outbox.ts';
import { useTalk } from './use-talk.ts';
import { Writing } from './writing.tsx';

/** One conversation on the messages screen: with whom and about what, what was said, and where to write. */
export function Thread({ talk }: { talk: Talk }) {
  const { t } = useTranslation('messages');
  const { about, outbox } = useTalk(talk);
  if (!about.data) {
    return (
      <div className="px-4 py-2">
        {about.error ? <ReadFailed title={t('inbox.failed')} read={about} /> : <SkeletonRows rows={4} avatar />}
      </div>
    );
  }
  const other = otherOf(about.data, talk.user.role);
  return (
    <section
      aria-label={t('thread.label', { name: other.name })}
      data-keeps-clear
      className="flex h-full min-h-0 flex-col"
    >
      <div className="flex items-center gap-3 border-b border-line px-4 py-2.5">
        <Link
          to={to('messages')}
          aria-label={t('thread.back')}
          className={`${buttonStyle({ variant: 'quiet' })} -ms-2 w-10 ps-0 pe-0 md:hidden pointer-coarse:w-11`}
        >
          <ArrowLeft aria-hidden size={18} strokeWidth={1.75} className="mirror" />
        </Link>
        <Avatar name={other.name} />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-16">
            <bdi>{other.name}</bdi>
          </h2>
          <p className="truncate text-13 text-ink-soft">
            <AboutJob about={about.data} />
          </p>
        </div>
        {/* a phone has no room for the words beside a name */}
        <TextLink
          to={to('job', { id: talk.jobId })}
          className="shrink-0 max-sm:-me-2 max-sm:grid max-sm:size-11 max-sm:place-items-center"
        >
          <span className="max-sm:sr-only">{t('thread.job')}</span>
          <BrushCleaning aria-hidden size={20} strokeWidth={1.75} className="sm:hidden" />
        </TextLink>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-4">
        <MessageList {...{ talk, outbox }} closed={!about.data.canWrite} />
      </div>
      <div className="border-t border-line p-3">
        <Writing talk={talk} about={about.data} onSend={outbox.add} />
      </div>
    </section>
  );
}
