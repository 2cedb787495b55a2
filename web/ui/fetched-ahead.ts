import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react';

type Load = () => Promise<unknown>;

/** What a page may open and has not fetched yet. */
const waiting = new Set<Load>();
const signs = ['pointerover', 'touchstart', 'keydown', 'focusin'] as const;
let inUse = false;

/**
 * A piece that stands in front of a page. Its code comes with the first sign that somebody uses the page: no page shows
 * later for it, and it is there by the first press.
 */
export function fetchedAhead<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  if (inUse) fetchNow(load);
  else waiting.add(load);
  return lazy(async () => ({ default: await load() }));
}

/** Mounted once at the root: listens for the first sign of use. */
export function useFetchAhead(): void {
  useEffect(() => {
    for (const sign of signs) window.addEventListener(sign, begin, { capture: true, passive: true });
    return stopListening;
  }, []);
}

function begin() {
  inUse = true;
  stopListening();
  for (const load of waiting) fetchNow(load);
  waiting.clear();
}

function stopListening() {
  for (const sign of signs) window.removeEventListener(sign, begin, { capture: true });
}

/** A piece that does not come now is asked for again when it is opened. */
function fetchNow(load: Load) {
  load().catch(() => undefined);
}
