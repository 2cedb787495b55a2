import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { NavLink } from '#web/ui/link.tsx';
import { useUnreadMessages } from './use-unread-messages.ts';

/** The way to one’s messages in a phone’s menu. */
export function MessagesEntry({ className }: { className: string }) {
  const { t } = useTranslation('shell');
  const unread = useUnreadMessages();
  return (
    <NavLink className={className} to={to('messages')}>
      {unread > 0 ? t('nav.messagesUnread', { number: unread }) : t('nav.messages')}
    </NavLink>
  );
}
