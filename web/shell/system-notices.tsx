import { ToastViewport } from '#web/ui/toast.tsx';
import { OfflineNotice } from './offline-notice.tsx';

/** What lies over every page: the offline pill and toasts. */
export function SystemNotices() {
  return (
    <>
      <OfflineNotice />
      <ToastViewport />
    </>
  );
}
