import { useEffect } from 'react';
import { followActions } from './acted-on.ts';
import { fetchedAhead } from './fetched-ahead.ts';
import { OnceOpen } from './once-open.tsx';
import { PlainToast } from './plain-toast.tsx';
import { useToast } from './toast-state.ts';

export { dismissToast, showToast } from './toast-state.ts';

const Region = fetchedAhead(() => import('./toast-region.tsx').then(({ ToastRegion }) => ToastRegion), PlainToast);

/** Mounted once at the root: shows the one toast for 5000 ms; a swipe of 50 px to the right or Esc puts it away, F8 reaches it. What says that something failed must not need the connection that failed. */
export function ToastViewport() {
  const toast = useToast();
  useEffect(followActions, []);
  return <OnceOpen open={toast !== null}>{toast && <Region toast={toast} />}</OnceOpen>;
}
