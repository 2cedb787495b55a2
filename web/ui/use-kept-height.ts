import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * How high a part was when its reader left or reloaded the page, in pixels, until they act: so that nothing below it
 * moves while it comes back. Undefined where nobody has been.
 */
export function useKeptHeight(place: RefObject<HTMLElement | null>, name: string): number | undefined {
  const key = `height:${name}`;
  const [kept, setKept] = useState(() => Number(sessionStorage.getItem(key)) || undefined);
  useLayoutEffect(() => {
    const keep = () => place.current && sessionStorage.setItem(key, `${place.current.offsetHeight}`);
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      window.removeEventListener('pagehide', keep);
    };
  }, [key, place]);
  useEffect(() => {
    if (!kept) return;
    const free = () => setKept(undefined);
    window.addEventListener('click', free, { once: true });
    return () => window.removeEventListener('click', free);
  }, [kept]);
  return kept;
}
