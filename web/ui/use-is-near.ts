import { type RefObject, useEffect, useState } from 'react';
import { standsAfter } from './first-use.ts';
import { whenQuiet } from './when-quiet.ts';

/**
 * Whether something is in sight or, once the page stands there or is scrolled, within a quarter of a window of it; or the
 * page is gone through by keyboard, where the next stop must be there before they come to it. Once true it stays true.
 * What stands just below the window waits for that moment: it must not weigh on the first view.
 */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  const [stands, setStands] = useState(false);
  useEffect(() => {
    if (near) return;
    const stand = () => setStands(true);
    const callOff = whenQuiet(standsAfter, stand);
    window.addEventListener('scroll', stand, { once: true });
    return () => {
      callOff();
      window.removeEventListener('scroll', stand);
    };
  }, [near]);
  useEffect(() => {
    const element = place.current;
    if (!element || near) return;
    const come = () => setNear(true);
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && come(), {
      rootMargin: stands ? '25% 0px' : '0px',
    });
    watch.observe(element);
    window.addEventListener('keydown', come);
    return () => {
      watch.disconnect();
      window.removeEventListener('keydown', come);
    };
  }, [place, near, stands]);
  return near;
}
