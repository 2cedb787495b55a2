import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** A dark pill while there is no connection: a state, not an error. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const online = useOnline();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-20 z-30 flex justify-center px-gutter">
      {!online && (
        <p className="inline-flex min-h-8 items-center gap-2 rounded-full bg-ink px-3 text-13 font-medium text-paper">
          <WifiOff aria-hidden size={16} strokeWidth={1.75} />
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
