import { useEffect, useState } from 'react';
import { onProductTimeMoved, productNow } from './product-time.ts';

/** The current time in milliseconds since 1970, kept up to date while shown: for times relative to now. */
export function useNow(everyMs = 30_000): number {
  const [now, setNow] = useState(productNow);
  useEffect(() => {
    const tick = () => setNow(productNow());
    const timer = setInterval(tick, everyMs);
    const leave = onProductTimeMoved(tick);
    return () => {
      clearInterval(timer);
      leave();
    };
  }, [everyMs]);
  return now;
}
