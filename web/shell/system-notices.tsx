import { Suspense } from 'react';
import { useSession } from '#web/platform/session.tsx';
import { useProductTime } from '#web/platform/use-product-time.ts';
import { currentVisit } from '#web/platform/visit.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { ToastViewport } from '#web/ui/toast.tsx';
import { useIsInUse } from '#web/ui/use-is-in-use.ts';
import { LanguageOffer } from './language-offer.tsx';

/** Nothing is missed before it is there: whoever starts to listen hears what happened in the last seconds, too. */
const LiveUpdates = fetchedAhead(() => import('#web/platform/live-updates.tsx').then((file) => file.LiveUpdates));

/** What lies over every page: the offer of another language and toasts; and what keeps the page itself fresh. */
export function SystemNotices() {
  const { user } = useSession();
  useProductTime();
  const inUse = useIsInUse();
  return (
    <>
      <LanguageOffer />
      <ToastViewport />
      {/* an admin without a second factor, or who sees the product as somebody else, is refused it */}
      <Suspense>
        {user && !user.twoFactorNeeded && !currentVisit() && inUse && (
          <LiveUpdates account={user.id} aloud={user.role === 'CLEANER'} />
        )}
      </Suspense>
    </>
  );
}
