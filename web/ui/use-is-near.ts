import { type RefObject, useEffect, useState } from 'react';

/** Whether the reader has come within a quarter of a window of something; once true it stays true. */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || near) return;
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      {
        rootMargin: '25% 0px',
      },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [place, near]);
  return near;
}
