import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the reader has come within a quarter of a window of something, or goes through the page by keyboard, where the
 * next stop must be there before they come to it; once true it stays true.
 */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || near) return;
    const come = () => setNear(true);
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && come(), {
      rootMargin: '25% 0px',
    });
    watch.observe(element);
    window.addEventListener('keydown', come);
    return () => {
      watch.disconnect();
      window.removeEventListener('keydown', come);
    };
  }, [place, near]);
  return near;
}
