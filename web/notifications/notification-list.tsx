import type { Notification } from '#contract/notifications.ts';
import { useNow } from '#web/platform/use-now.ts';
import { NotificationRow } from './notification-row.tsx';
import { useMarkRead } from './use-mark-read.ts';

interface NotificationListProps {
  items: readonly Notification[];
  onFollow?: () => void;
}

/** What somebody was told, newest first. Following one marks it as read. */
export function NotificationList({ items, onFollow }: NotificationListProps) {
  const now = useNow();
  const { markRead } = useMarkRead();
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id}>
          <NotificationRow
            notification={item}
            now={now}
            onFollow={() => {
              if (!item.readAt) markRead([item.id]);
              onFollow?.();
            }}
          />
        </li>
      ))}
    </ul>
  );
}
