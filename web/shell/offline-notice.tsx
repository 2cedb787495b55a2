import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * A dark strip above the page while there is no connection: a state, not an error. It takes room of its own and lies
 * over nothing, so that no field or button is ever behind it.
 */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const online = useOnline();
  return (
    <div role="status" className="sticky top-0 z-20">
      {!online && (
        <p
          data-offline-bar
          className="flex h-(--offline-bar) items-center justify-center gap-2 bg-ink px-gutter text-13 leading-4 font-medium text-paper"
        >
          <WifiOff aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}

/** Whether the browser has a network connection, as far as it knows. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
