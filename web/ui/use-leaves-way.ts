import { useEffect } from 'react';
import { dismissToast, type ShownToast } from './toast-state.ts';
import { useIsWide } from './use-is-wide.ts';

/** Long enough to have been read when the reader goes on, in milliseconds. */
const readAfter = 1200;

/** On a phone, where it lies over the page, a toast goes when the reader goes on; one that offers something to do stays. */
export function useLeavesWay({ id, open, action }: ShownToast): void {
  const wide = useIsWide();
  useEffect(() => {
    if (wide || !open || action) return;
    const shownAt = performance.now();
    const goOn = (event: Event) => {
      const onToast = event.target instanceof Element && event.target.closest('[data-toast]');
      if (!onToast && performance.now() - shownAt > readAfter) dismissToast(id);
    };
    for (const step of ['pointerdown', 'input'] as const) document.addEventListener(step, goOn);
    return () => {
      for (const step of ['pointerdown', 'input'] as const) document.removeEventListener(step, goOn);
    };
  }, [wide, id, open, action]);
}
