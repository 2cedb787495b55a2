import { ToastViewport } from '#web/ui/toast.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { OfflineNotice } from './offline-notice.tsx';

/** What lies over every page: the offer of another language, the offline pill and toasts. */
export function SystemNotices() {
  return (
    <>
      <LanguageOffer />
      <OfflineNotice />
      <ToastViewport />
    </>
  );
}
