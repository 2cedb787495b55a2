import { lazy, Suspense } from 'react';
import { useSession } from '#web/platform/session.tsx';
import { useProductTime } from '#web/platform/use-product-time.ts';
import { ToastViewport } from '#web/ui/toast.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { OfflineNotice } from './offline-notice.tsx';

const LiveUpdates = lazy(() =>
  import('#web/platform/live-updates.tsx').then((file) => ({ default: file.LiveUpdates })),
);

/** What lies over every page: the offer of another language, the offline pill and toasts; and what keeps the page itself fresh. */
export function SystemNotices() {
  const { user } = useSession();
  useProductTime();
  return (
    <>
      <LanguageOffer />
      <OfflineNotice />
      <ToastViewport />
      {user && (
        <Suspense>
          <LiveUpdates key={user.id} />
        </Suspense>
      )}
    </>
  );
}
