/** Named in `web/worker/worker.ts` too, which shows them. */
const cacheName = 'pictures';

/** Keeps these small pictures, by their place alone: a link to one is signed anew each hour. Those of other days go. */
export async function keepPictures(links: readonly string[]): Promise<void> {
  if (typeof caches === 'undefined') return;
  const cache = await caches.open(cacheName);
  const wanted = new Map(links.map((link) => [new URL(link, location.href).pathname, link]));
  for (const request of await cache.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
  }
  for (const [place, link] of wanted) {
    if (await cache.match(place)) continue;
    const picture = await fetch(link);
    if (picture.ok) await cache.put(place, picture);
  }
}

/** They are not sealed, and go with the session. */
export async function forgetPictures(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(cacheName);
}
