import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react';
import { notFetched } from './not-fetched.tsx';

type Load = () => Promise<unknown>;

/** What a page may open and has not fetched yet. */
const waiting = new Set<Load>();
const signs = ['pointerover', 'touchstart', 'keydown', 'focusin'] as const;
let inUse = false;

/**
 * A piece that stands in front of a page. Its code comes with the first sign that somebody uses the page: no page shows
 * later for it, and it is there by the first press. Who lost the connection before that finds `otherwise` in its place,
 * and the page as it was.
 */
export function fetchedAhead<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = notFetched(load),
): LazyExoticComponent<ComponentType<Props>> {
  let here: ComponentType<Props> | undefined;
  const fetchPiece = async () => {
    here = await load();
    return { default: here };
  };
  fetchAtFirstUse(fetchPiece);
  return lazy(() => (here ? atOnce({ default: here }) : fetchPiece().catch(() => ({ default: otherwise }))));
}

/** Fetches what no page shows at first with the first sign that somebody uses it; at once if somebody does already. */
export function fetchAtFirstUse(load: Load): void {
  if (inUse) fetchNow(load);
  else waiting.add(load);
}

/** React pauses before it shows a resolved promise, even one already here; this lets it use the component at once. */
function atOnce<Value>(value: Value): Promise<Value> {
  const answered: Pick<Promise<Value>, 'then'> = {
    // biome-ignore lint/suspicious/noThenProperty: React calls `then` and uses an answer given in the same turn
    then: (take) => Promise.resolve(take?.(value)) as never, // React ignores what `then` returns
  };
  return answered as Promise<Value>; // React calls only `then`
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

/** A component that cannot be fetched now is requested again when it is opened. */
function fetchNow(load: Load) {
  load().catch(() => undefined);
}
