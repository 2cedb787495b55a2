// Runs beside the pages: shows notifications, and opens a cleaner's screens without a connection.
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
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

// how a task should look: kept by web/platform/offline/keep-pictures.ts, small ones only
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/photos/'),
  async ({ request, url: { pathname } }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const pictures = await caches.open('pictures');
      const kept = (await pictures.match(pathname)) ?? (await pictures.match(`${pathname}-small`));
      if (!kept) throw error;
      return kept;
    }
  },
);

// with a connection a page is always the server's, so that a new build is there at once
registerRoute(
  new NavigationRoute(async ({ request, url }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const kept = await matchPrecache(pageKeptFor(url.pathname));
      if (!kept) throw error;
      return kept;
    }
  }),
);
