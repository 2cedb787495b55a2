import { useCallback, useSyncExternalStore } from 'react';

/** A place is read from the moment on that its head has come so near to the top of the window, in pixels. */
const reading = 160;

interface Places {
  /** Those of them that the page has now, in the order of the page. */
  there: readonly string[];
  /** The one that is being read. */
  current: string | undefined;
}

/** Which of these places, named by their ids, the page has, and which one the reader is at. */
export function usePlaceInSight(ids: readonly string[]): Places {
  const all = ids.join(' ');
  const look = useCallback(() => written(all.split(' ')), [all]);
  const [there = '', current = ''] = useSyncExternalStore(follow, look, () => '|').split('|');
  return { there: there.split(' ').filter(Boolean), current: current || undefined };
}

function follow(changed: () => void): () => void {
  const growth = new ResizeObserver(changed);
  growth.observe(document.body);
  window.addEventListener('scroll', changed, { passive: true });
  for (const name of byHand) window.addEventListener(name, leave, { passive: true });
  window.addEventListener('click', arrive, true);
  return () => {
    growth.disconnect();
    window.removeEventListener('scroll', changed);
    for (const name of byHand) window.removeEventListener(name, leave);
    window.removeEventListener('click', arrive, true);
  };
}

const byHand = ['wheel', 'touchmove', 'keydown'] as const;
/** The reader has gone on from the place that the address names. */
let hasLeft = false;
const leave = () => {
  hasLeft = true;
};
const arrive = () => {
  hasLeft = false;
};

/** As one text, which is equal as long as nothing has changed. */
function written(ids: readonly string[]): string {
  const places = ids.flatMap((id) => document.getElementById(id) ?? []);
  const line = readingLine();
  const passed = places.filter((place) => place.getBoundingClientRect().top <= line);
  const current = askedFor(places) ?? passed.at(-1) ?? places[0];
  return `${places.map(({ id }) => id).join(' ')}|${current?.id ?? ''}`;
}

/**
 * At its end a page cannot bring every place to the top: over its last window the line goes down to the bottom, so that each
 * place has its turn.
 */
function readingLine(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const scrollable = scrollHeight - clientHeight;
  if (scrollable <= 0) return reading;
  const last = Math.min(clientHeight, scrollable);
  const ended = Math.max(0, 1 - (scrollable - window.scrollY) / last);
  return reading + ended * (clientHeight - reading);
}

/** The one that the address names, as long as its head is in the window and the reader has not scrolled on by hand. */
const askedFor = (places: readonly HTMLElement[]): HTMLElement | undefined =>
  places.find((place) => {
    if (hasLeft || `#${place.id}` !== window.location.hash) return false;
    const { top } = place.getBoundingClientRect();
    return top >= 0 && top < document.documentElement.clientHeight;
  });
