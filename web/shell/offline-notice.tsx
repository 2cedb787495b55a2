import { Eye } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/platform/session.tsx';
import { currentVisit } from '#web/platform/visit.ts';
import { DarkStrip } from '#web/ui/dark-strip.tsx';
import { useStartOffline } from './use-start-offline.ts';

/** Only for an admin who sees the product as somebody else does. */
const VisitStrip = lazy(() => import('./visit-strip.tsx').then((file) => ({ default: file.VisitStrip })));
/** Only for cleaners, some time after the page. */
const UnsentStrip = lazy(() => import('#web/work/unsent-strip.tsx').then((file) => ({ default: file.UnsentStrip })));

/**
 * A dark strip above the page while there is no connection, or while something waits to be sent: a state, not an error.
 * It takes room of its own, so that one can always scroll to what is behind it; what is being read stays where it is.
 */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const online = useOnline();
  const { user, loading } = useSession();
  // before it is known that it still stands, so that nothing looks like the person’s own page, and nothing is pushed down
  const visiting = useSyncExternalStore(neverChanges, isVisiting, () => false);
  const visit = visiting && (user || loading) ? currentVisit() : null;
  // nothing of what an admin sees of somebody is kept in the admin’s browser
  const started = useStartOffline(visit ? null : user);
  const plain: ReactNode = online ? null : <DarkStrip>{t('offline')}</DarkStrip>;
  return (
    <div role="status" data-strips className="sticky top-0 z-20">
      {visit ? (
        <Suspense fallback={<DarkStrip icon={Eye}>{visit.user.name}</DarkStrip>}>
          <VisitStrip visit={visit} />
        </Suspense>
      ) : started && user ? (
        <Suspense fallback={plain}>
          <UnsentStrip userId={user.id} online={online}>
            {plain}
          </UnsentStrip>
        </Suspense>
      ) : (
        plain
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

const isVisiting = () => currentVisit() !== null;
/** Whoever enters or leaves a visit begins a new page. */
const neverChanges = () => () => undefined;

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
