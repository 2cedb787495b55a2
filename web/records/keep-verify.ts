import { logPath } from '#contract/log-path.ts';
import type { PublicLog } from '#contract/record-chain.ts';

const cacheName = 'verify';

/** The public log as this device kept it, with when that was; without that, it has just come from the server. */
export type KnownLog = PublicLog & { keptAt?: string };

/**
 * Keeps this page and the log that it has just read, so that it opens and checks without a connection. The service
 * worker answers from there (web/worker/worker.ts).
 */
export async function keepVerify(log: PublicLog, language: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  // what a pressed photo opens is among what is kept
  await import('#web/ui/lightbox-window.tsx');
  const page = await fetch(window.location.pathname);
  const named = (await page.clone().text()).match(/\/assets\/[\w./-]+\.\w+/g) ?? [];
  const wanted = new Set([...named, ...fetchedAssets(), ...wordsOf(language)]);
  const cache = await caches.open(cacheName);
  for (const asset of wanted) if (!(await cache.match(asset))) await cache.add(asset);
  await cache.put(window.location.pathname, page);
  await cache.put(logPath, Response.json({ ...log, keptAt: new Date().toISOString() }));
  await dropOthers(cache, wanted);
  await navigator.serviceWorker.register('/worker.js');
}

/** What this visit has fetched so far, of whichever screen. */
const fetchedAssets = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/** The words that the page begins with, and those of what it opens: rooms are named by the jobs’, photos by the work’s. */
const wordsOf = (language: string): string[] =>
  ['first-verify', 'jobs', 'work', 'errors'].map(
    (domain) => `${document.documentElement.dataset.words}${language}/${domain}.js`,
  );

/** Files of older builds; the pages stay, each in its language. */
async function dropOthers(cache: Cache, wanted: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/assets/') && !wanted.has(pathname)) await cache.delete(request);
  }
}
