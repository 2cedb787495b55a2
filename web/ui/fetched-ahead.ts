import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react';

type Load = () => Promise<unknown>;

/** What a page may open and has not fetched yet. */
const waiting = new Set<Load>();
const signs = ['pointerover', 'touchstart', 'keydown', 'focusin'] as const;
let inUse = false;

/**
 * A component that appears over a page. Its code is fetched at the first sign that someone is using the page: no page
 * shows later because of it, and it is there by the first press.
 */
export function fetchedAhead<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  let here: ComponentType<Props> | undefined;
  const fetchPiece = async () => {
    here = await load();
    return { default: here };
  };
  if (inUse) fetchNow(fetchPiece);
  else waiting.add(fetchPiece);
  return lazy(() => (here ? atOnce({ default: here }) : fetchPiece()));
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
