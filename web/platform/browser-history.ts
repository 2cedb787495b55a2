import { createPath, type Location, NavigationType, type Navigator } from 'react-router';
import { backCloses } from './back-closes.ts';

/** What the browser keeps with each entry of its history. */
interface Entry {
  key: string;
  /** What whoever went there gave along. */
  usr: unknown;
}

export interface Arrival {
  location: Location;
  /** How one came here: by a link, in place of the page before, or by the browser's Back and Forward. */
  action: NavigationType;
  /** The page is to be scrolled to where it was, whatever the address says. */
  keepsScroll: boolean;
}

interface BrowserHistory {
  /** What React Router goes by. */
  navigator: Navigator;
  /** Where the browser is now. */
  arrival: () => Arrival;
  /** Calls `leave` before each change and `arrive` after it; what it answers ends that. */
  listen: (leave: (from: Location) => void, arrive: (arrival: Arrival) => void) => () => void;
}

/** The browser's own history, as the address of the screen. */
export function browserHistory(): BrowserHistory {
  // the first one has none: without a name nobody returns to it
  if (window.history.state === null) window.history.replaceState(newEntry(), '');
  let now: Arrival = { location: locationNow(), action: NavigationType.Pop, keepsScroll: false };
  let leaving: ((from: Location) => void) | undefined;
  let arriving: ((arrival: Arrival) => void) | undefined;
  const windows = backCloses(() => ({
    state: { key: now.location.key, usr: now.location.state },
    href: createPath(now.location),
  }));
  const move = (arrival: Arrival) => {
    now = arrival;
    arriving?.(arrival);
  };
  const go = (way: 'push' | 'replace', to: Parameters<Navigator['push']>[0], usr: unknown, keepsScroll = false) => {
    if (windows.waits(() => go(way, to, usr, keepsScroll))) return;
    leaving?.(now.location);
    const step = way === 'push' && windows.takesPlace() ? 'replace' : way;
    window.history[`${step}State`](newEntry(usr), '', hrefOf(to));
    const action = way === 'push' ? NavigationType.Push : NavigationType.Replace;
    move({ location: locationNow(), action, keepsScroll });
  };
  return {
    navigator: {
      createHref: hrefOf,
      go: (steps) => window.history.go(steps),
      push: (to, state, options) => go('push', to, state, options?.preventScrollReset),
      replace: (to, state, options) => go('replace', to, state, options?.preventScrollReset),
    },
    arrival: () => now,
    listen(leave, arrive) {
      [leaving, arriving] = [leave, arrive];
      const popped = () => {
        if (windows.handles()) return;
        // An entry that the browser made by itself is a place on this page: it has scrolled there already.
        const keepsScroll = window.history.state === null;
        if (!keepsScroll) leave(now.location);
        move({ location: locationNow(), action: NavigationType.Pop, keepsScroll });
      };
      window.addEventListener('popstate', popped);
      return () => {
        [leaving, arriving] = [undefined, undefined];
        window.removeEventListener('popstate', popped);
      };
    },
  };
}

const newEntry = (usr: unknown = null): Entry => ({ key: Math.random().toString(36).slice(2, 10), usr });

const hrefOf: Navigator['createHref'] = (to) => (typeof to === 'string' ? to : createPath(to));

function locationNow(): Location {
  const { pathname, search, hash } = window.location;
  const entry: Partial<Entry> | null = window.history.state;
  return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default' };
}
