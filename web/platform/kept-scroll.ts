import { type Location, NavigationType } from 'react-router';
import type { Arrival } from './browser-history.ts';
import { scrollOnceHigh } from './scroll-once-high.ts';
import { scrollToPlace } from './scroll-to-place.ts';

const storageKey = 'scroll';

/** Remembers how far each page in the browser's history was scrolled, over a reload too. */
export function keptScroll() {
  const positions = new Map<string, number>(storedPositions());
  let returning: typeof noReturn = noReturn;
  const leave = ({ key }: Pick<Location, 'key'>) => {
    // A page that is left before it was high enough still remembers where its reader wanted to return to.
    positions.set(key, returning.awaited ?? window.scrollY);
    returning.end();
  };
  return {
    leave,
    /** A page that one returns to is scrolled to where it was, any other to its start or to the place that its address names. */
    arrive({ location: { key, hash }, action, keepsScroll }: Arrival, isFirst: boolean) {
      if (keepsScroll) return;
      returning.end();
      const stood = action === NavigationType.Pop ? positions.get(key) : undefined;
      if (stood !== undefined) {
        returning = scrollOnceHigh(stood);
        return;
      }
      const place = placeOf(hash);
      if (!isFirst && place) place.scrollIntoView();
      else if (!isFirst) window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
      // where a mail leads into a screen, the place comes with what the screen reads, after the browser has looked for it;
      // within a page, what is above the place may only come as one gets near it
      if (hash !== '' && (!place || !isFirst || window.scrollY === 0))
        returning = scrollToPlace(() => placeOf(hash), place !== null && !isFirst);
    },
    /** Pages are scrolled from here for as long as they are there; to one written as a file the browser returns itself. */
    keepWhenUnloaded() {
      const leaveIt = () => {
        leave({ key: window.history.state?.key ?? 'default' });
        storePositions(positions);
        window.history.scrollRestoration = 'auto';
      };
      const takeOver = () => {
        window.history.scrollRestoration = 'manual';
      };
      takeOver();
      window.addEventListener('pagehide', leaveIt);
      window.addEventListener('pageshow', takeOver);
      return () => {
        window.removeEventListener('pagehide', leaveIt);
        window.removeEventListener('pageshow', takeOver);
      };
    },
  };
}

const noReturn: Pick<ReturnType<typeof scrollOnceHigh>, 'awaited' | 'end'> = { awaited: null, end: () => undefined };

function placeOf(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function storedPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  } catch {
    return [];
  }
}

function storePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // a browser that keeps nothing shows pages from their start
  }
}
