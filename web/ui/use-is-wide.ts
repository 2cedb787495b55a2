import { useSyncExternalStore } from 'react';

/** From here on the page has room beside what floats over it; the styles' `md`. */
const wide = '(min-width: 48rem)';

/** True on a wide window, where things hang beside their button; false on a phone, where they take the screen. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, isWide, () => true);

const isWide = () => window.matchMedia(wide).matches;

function follow(changed: () => void): () => void {
  const media = window.matchMedia(wide);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
