import { useLayoutEffect, useRef } from 'react';

/** How much of a phone's screen is above what stays at its bottom. */
const free = 0.85;

/**
 * A part that becomes shorter when what it shows changes: what stands below it keeps its place on the screen, and its own
 * end is in sight; or, where it ends with what need not be seen, at the end of the screen.
 */
export function useShrinksUpward(shown: unknown) {
  const place = useRef<HTMLDivElement>(null);
  const target = useRef<number | null>(null);
  const bottom = () => place.current?.getBoundingClientRect().bottom ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it has just changed
  useLayoutEffect(() => {
    if (target.current === null) return;
    const by = bottom() - target.current;
    target.current = null;
    if (by < 0) window.scrollBy({ top: by, behavior: 'instant' });
  }, [shown]);
  return {
    place,
    shrinks: (whole = false) => {
      target.current = Math.min(bottom(), window.innerHeight * (whole ? 1 : free));
    },
  };
}
