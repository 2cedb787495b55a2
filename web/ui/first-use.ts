import { useEffect } from 'react';
import { whenQuiet } from './when-quiet.ts';

type Load = () => Promise<unknown>;

/** What a page may open and has not fetched yet. */
const waiting = new Set<Load>();
const signs = ['pointerover', 'touchstart', 'keydown', 'focusin'] as const;
let inUse = false;

/** Fetches what no page shows at first with the first sign that somebody uses it; at once if somebody does already. */
export function fetchAtFirstUse(load: Load): void {
  if (inUse) fetchNow(load);
  else waiting.add(load);
}

/** Mounted once at the root: listens for the first sign of use. */
export function useFetchAhead(): void {
  useEffect(() => {
    for (const sign of signs) window.addEventListener(sign, begin, { capture: true, passive: true });
    return stopListening;
  }, []);
}

/** In milliseconds: after what the page itself fetches, and well before somebody has walked out of the signal. */
export const standsAfter = 1800;

/** On pages that may lose the connection before they are touched: fetches it all as soon as the page stands there. */
export function useFetchWhenQuiet(): void {
  useEffect(() => whenQuiet(standsAfter, begin), []);
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

/** A component that cannot be fetched now is requested again when it is opened. */
function fetchNow(load: Load) {
  load().catch(() => undefined);
}
