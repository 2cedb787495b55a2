import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether something is in sight or, once the reader has begun to scroll, within a quarter of a window of it; or the page
 * is gone through by keyboard, where the next stop must be there before they come to it. Once true it stays true. What
 * stands just below the window of a page that nobody has touched waits: it must not weigh on the first view.
 */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  const [scrolling, setScrolling] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || near) return;
    const come = () => setNear(true);
    const scroll = () => setScrolling(true);
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && come(), {
      rootMargin: scrolling ? '25% 0px' : '0px',
    });
    watch.observe(element);
    window.addEventListener('keydown', come);
    window.addEventListener('scroll', scroll);
    return () => {
      watch.disconnect();
      window.removeEventListener('keydown', come);
      window.removeEventListener('scroll', scroll);
    };
  }, [place, near, scrolling]);
  return near;
}
