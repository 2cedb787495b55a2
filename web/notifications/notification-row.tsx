import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import type { Notification } from '#contract/notifications.ts';
import { linkOfNotice } from '#web/platform/acting-link.ts';
import { formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Link } from '#web/ui/link.tsx';
import { lookOf } from './look-of.ts';

interface NotificationRowProps {
  notification: Notification;
  now: number;
  /** It leads to its page; whoever shows it marks it as read and closes what is in the way. */
  onFollow: () => void;
}

const tones = {
  good: 'bg-green-tint text-green-ink',
  act: 'bg-apricot-tint text-apricot-ink',
  bad: 'bg-red-tint text-red-ink',
  plain: 'bg-sunken text-ink-soft',
};

/** One thing that somebody was told: what, where, when, and whether it is new to them. */
export function NotificationRow({ notification, now, onFollow }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const { language } = useLanguage();
  const { kind, title, text, link, createdAt, readAt } = notification;
  const { icon: Icon, tone } = lookOf(kind);
  return (
    <Link
      to={linkOfNotice(link)}
      onClick={onFollow}
      className="flex items-start gap-3 px-4 py-3 hover:bg-sunken focus-visible:-outline-offset-2 sm:px-5"
    >
      <span className={cx('mt-0.5 grid size-9 shrink-0 place-items-center rounded-full', tones[tone])}>
        <Icon aria-hidden size={18} strokeWidth={1.75} />
      </span>
      <span className="min-w-0 flex-1">
        <span className={cx('block text-14 text-ink', readAt ? 'font-medium' : 'font-semibold')}>{title}</span>
        <span className="block text-13 text-ink-soft">{text}</span>
        <time dateTime={createdAt} className="mt-0.5 block text-12 text-ink-soft">
          {formatRelative(createdAt, now, { language })}
        </time>
      </span>
      {!readAt && (
        <span className="mt-1.5 size-2 shrink-0 rounded-full bg-green">
          <span className="sr-only">{t('unread')}</span>
        </span>
      )}
    </Link>
  );
}
