import { useSyncExternalStore } from 'react';

/** From this width on the page has room next to its floating panels; the styles' `md`. */
const wide = '(min-width: 48rem)';

/** True in a wide window, where panels are attached to their button; false on a phone, where they fill the screen. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, isWide, () => true);

export const isWide = (): boolean => window.matchMedia(wide).matches;

function follow(changed: () => void): () => void {
  const media = window.matchMedia(wide);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
