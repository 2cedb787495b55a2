// Runs beside the pages: shows notifications, and opens a cleaner's screens, and the check of records, without a connection.
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { logPath } from '#contract/log-path.ts';
import { pageKeptFor } from './kept-pages.ts';
import { showNotices } from './notices.ts';

/** What the build made of a cleaner's screens; scripts/write-worker.ts puts the list here. */
declare const KEPT_FILES: Parameters<typeof precache>[0];

showNotices();
clientsClaim();
cleanupOutdatedCaches();
precache(KEPT_FILES);

// built files never change; the words of the reader's language are kept by web/platform/offline/keep-words.ts
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request, url }) =>
    (await matchPrecache(url.pathname)) ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
);

// what web/records/keep-verify.ts has put there
const keptByVerify = (pathname: string) => caches.match(pathname, { cacheName: 'verify', ignoreVary: true });

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === logPath,
  ({ request }) => fetchOr(request, () => keptByVerify(logPath)),
);

// how a task should look: kept by web/platform/offline/keep-pictures.ts, small ones only
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/photos/'),
  ({ request, url: { pathname } }) =>
    fetchOr(request, async () => {
      const pictures = await caches.open('pictures');
      return (await pictures.match(pathname)) ?? pictures.match(`${pathname.replace(/-screen$/, '')}-small`);
    }),
);

// with a connection a page is always the server's, so that a new build is there at once
registerRoute(
  new NavigationRoute(({ request, url }) =>
    fetchOr(request, async () => (await keptByVerify(url.pathname)) ?? matchPrecache(pageKeptFor(url.pathname))),
  ),
);

/** The server's answer; without a connection what is kept, if anything is. */
async function fetchOr(request: Request, findKept: () => Promise<Response | undefined>): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await findKept();
    if (!kept) throw error;
    return kept;
  }
}
