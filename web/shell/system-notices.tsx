import { LiveUpdates } from '#web/platform/live-updates.tsx';
import { useSession } from '#web/platform/session.tsx';
import { useProductTime } from '#web/platform/use-product-time.ts';
import { ToastViewport } from '#web/ui/toast.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { OfflineNotice } from './offline-notice.tsx';

/** What lies over every page: the offer of another language, the offline pill and toasts; and what keeps the page itself fresh. */
export function SystemNotices() {
  const { user } = useSession();
  useProductTime();
  return (
    <>
      <LanguageOffer />
      <OfflineNotice />
      <ToastViewport />
      {user && <LiveUpdates key={user.id} />}
    </>
  );
}
