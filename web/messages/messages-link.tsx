import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { to } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Link } from '#web/ui/link.tsx';
import { useSendWaiting } from './use-send-waiting.ts';
import { useUnreadMessages } from './use-unread-messages.ts';

/** The way to one’s messages in the top bar, with how many conversations hold something new. */
export function MessagesLink({ user }: { user: User }) {
  const { t } = useTranslation('shell');
  useSendWaiting(user.role === 'ADMIN' ? null : user.id);
  const unread = useUnreadMessages();
  if (user.role === 'ADMIN') return null;
  const label = unread > 0 ? t('nav.messagesUnread', { number: unread }) : t('nav.messages');
  return (
    <div className="relative">
      <Link
        to={to('messages')}
        aria-label={label}
        className={`${buttonStyle({ variant: 'quiet' })} w-10 ps-0 pe-0 pointer-coarse:w-11`}
      >
        <MessageSquare aria-hidden size={18} strokeWidth={1.75} />
      </Link>
      {unread > 0 && (
        <span
          aria-hidden
          className="pointer-events-none absolute start-5 top-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full border-2 border-paper bg-green px-1 text-12 leading-none font-semibold text-on-green tabular-nums"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </div>
  );
}
