import type { Route } from './route.ts';

/** Beyond this, no route takes a part of an address. */
export const longestPart = 300;

/**
 * Routes that answer broken links themselves also answer those that no router reads: cut in the middle of a letter, cut at
 * the last slash, or too long. What is broken is left out, and what was asked beside it stays, such as the language.
 */
export function readableAddress(routes: readonly Route[]): (url: string) => string {
  const begins = routes
    .filter(({ options }) => options.readsBroken)
    .map(({ endpoint: { path } }) => path.slice(0, path.indexOf('{')));
  return (url) => {
    const [path = '', ...query] = url.split('?');
    const begin = begins.find((one) => path.startsWith(one));
    if (!begin || (path !== begin && isReadable(path))) return url;
    return [`${begin}-`, ...query].join('?');
  };
}

/** As the router reads it: to it `%2F` ends no part. */
function isReadable(path: string): boolean {
  try {
    return decodeURI(path)
      .split('/')
      .every((part) => part.length <= longestPart);
  } catch {
    return false;
  }
}
