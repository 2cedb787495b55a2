import { fetchAtFirstUse } from './first-use.ts';

type Fetch = (pathname: string) => Promise<void>;

let fetchIt: Fetch = async () => undefined;

/** Fetches the code and words of the screen at this path, if it is one; whoever presses its link does not wait for them. */
export function fetchScreen(pathname: string): void {
  // what cannot be fetched now is asked for again by the screen itself
  fetchIt(pathname).catch(() => undefined);
}

/** The same with the first sign that somebody uses the page: for where one goes from everywhere. */
export function fetchScreenAtFirstUse(pathname: string): void {
  fetchAtFirstUse(() => fetchIt(pathname));
}

/** Told once at the start, because only the map of screens knows what they consist of. */
export function fetchScreensWith(fetch: Fetch): void {
  fetchIt = fetch;
}
