import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import type { Thread } from '#contract/messages.ts';
import { to } from '#web/paths.ts';
import { formatDay, formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Link } from '#web/ui/link.tsx';
import { otherOf } from './other-of.ts';
import { useSaidIn } from './said-in.ts';

interface ThreadRowProps {
  thread: Thread;
  user: User;
  /** The one that is open beside the list. */
  current?: boolean;
}

/** A conversation in a list: with whom, about what, what was said last, and whether it is new. */
export function ThreadRow({ thread, user, current = false }: ThreadRowProps) {
  const { t } = useTranslation('messages');
  const { language } = useLanguage();
  const now = useNow();
  const saidIn = useSaidIn();
  const { jobId, title, last, unread, startTime, timeZone } = thread;
  const other = otherOf(thread, user.role);
  const day = formatDay(startTime, { language, timeZone });
  return (
    <Link
      to={to('conversation', { id: jobId, personId: other.id })}
      aria-current={current ? 'page' : undefined}
      className="flex items-start gap-3 px-4 py-3 hover:bg-sunken focus-visible:-outline-offset-2 aria-[current=page]:bg-green-tint"
    >
      <Avatar name={other.name} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <bdi className={cx('min-w-0 flex-1 truncate text-14', unread > 0 ? 'font-semibold' : 'font-medium')}>
            {other.name}
          </bdi>
          <time dateTime={last.createdAt} className="shrink-0 text-12 text-ink-soft">
            {formatRelative(last.createdAt, now, { language })}
          </time>
        </span>
        <span className="flex gap-1 text-13 text-ink-soft">
          <bdi className="min-w-0 truncate">{title}</bdi>
          <span className="shrink-0">
            {'· '}
            <bdi>{day}</bdi>
          </span>
        </span>
        <span className="flex items-center gap-2">
          <span className={cx('flex min-w-0 gap-1 text-13', unread > 0 ? 'font-semibold text-ink' : 'text-ink-soft')}>
            {last.author.id === user.id && <span className="shrink-0">{t('you')}</span>}
            {/* of a long one its own beginning is shown, whichever side that is on */}
            <bdi dir="auto" className="min-w-0 truncate">
              {saidIn(last) || (last.photoUrls.length > 0 && t('photos', { count: last.photoUrls.length }))}
            </bdi>
          </span>
          {unread > 0 && (
            <span className="ms-auto grid shrink-0 h-5 min-w-5 place-items-center rounded-full bg-green px-1.5 text-12 leading-none font-semibold text-on-green tabular-nums">
              <span aria-hidden>{unread}</span>
              <span className="sr-only">{t('unread', { number: unread })}</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
