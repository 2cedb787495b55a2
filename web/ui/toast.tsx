import { fetchedAhead } from './fetched-ahead.ts';
import { OnceOpen } from './once-open.tsx';
import { useToast } from './toast-state.ts';

export { dismissToast, showToast } from './toast-state.ts';

const Region = fetchedAhead(() => import('./toast-region.tsx').then(({ ToastRegion }) => ToastRegion));

/**
 * Mount it once at the root: shows the one toast for 5000 ms; a swipe of 50 px to the right or Esc dismisses it, F8
 * focuses it.
 */
export function ToastViewport() {
  const toast = useToast();
  return <OnceOpen open={toast !== null}>{toast && <Region toast={toast} />}</OnceOpen>;
}
