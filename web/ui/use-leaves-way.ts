import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { dismissToast, type ShownToast } from './toast-state.ts';
import { useIsWide } from './use-is-wide.ts';

/** Long enough to have been read when the reader goes on, in milliseconds. */
const readAfter = 1200;

/**
 * On a phone, where it lies over the page, a toast goes when the reader goes on; one that offers something to do stays. One
 * that leads to a page goes with the page on which it was said, in any window: on the next it would cover the heading.
 */
export function useLeavesWay({ id, open, action }: ShownToast): void {
  const wide = useIsWide();
  useGoesWithPage(id, action?.leads ?? false);
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

function useGoesWithPage(id: number, leads: boolean) {
  const { pathname } = useLocation();
  const said = useRef({ id, pathname });
  useEffect(() => {
    if (said.current.id !== id) said.current = { id, pathname };
    else if (leads && said.current.pathname !== pathname) dismissToast(id);
  }, [id, leads, pathname]);
}
