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
  return () => {
    growth.disconnect();
    window.removeEventListener('scroll', changed);
  };
}

/** As one text, which is equal as long as nothing has changed. */
function written(ids: readonly string[]): string {
  const places = ids.flatMap((id) => document.getElementById(id) ?? []);
  const root = document.documentElement;
  const atEnd = root.scrollHeight > root.clientHeight && window.scrollY + root.clientHeight >= root.scrollHeight - 4;
  const passed = places.filter((place) => place.getBoundingClientRect().top <= reading);
  const current = atEnd ? places.at(-1) : (passed.at(-1) ?? places[0]);
  return `${places.map(({ id }) => id).join(' ')}|${current?.id ?? ''}`;
}
