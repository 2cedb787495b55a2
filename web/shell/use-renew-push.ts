import { useEffect } from 'react';
import { useSession } from '#web/platform/session.tsx';

/** Whoever has push notifications on in this browser keeps them over a new login. The code comes only for them. */
export function useRenewPush(): void {
  const userId = useSession().user?.id;
  useEffect(() => {
    if (!userId || localStorage.getItem('push-owner') !== userId) return;
    // where it fails, the settings say that it is off
    void import('#web/notification-settings/push-subscription.ts')
      .then(({ renewPush }) => renewPush(userId))
      .catch(() => undefined);
  }, [userId]);
}
