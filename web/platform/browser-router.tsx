import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router';
import { browserHistory } from './browser-history.ts';
import { keptScroll } from './kept-scroll.ts';

/**
 * The address of the screen in the browser. The screen before stays until the next one is complete, and each is
 * scrolled to where it was left.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(browserHistory);
  const [{ leave, arrive, keepWhenUnloaded }] = useState(keptScroll);
  const [first] = useState(history.arrival);
  const [arrival, setArrival] = useState(first);
  useLayoutEffect(() => history.listen(leave, (next) => startTransition(() => setArrival(next))), [history, leave]);
  useEffect(keepWhenUnloaded, [keepWhenUnloaded]);
  useLayoutEffect(() => {
    arrive(arrival, arrival === first);
  }, [arrive, arrival, first]);
  return (
    <Router location={arrival.location} navigationType={arrival.action} navigator={history.navigator}>
      {children}
    </Router>
  );
}
