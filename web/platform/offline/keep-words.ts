const cacheName = 'words';
/** What a cleaner's screens say: those of their first view together, the others by domain. */
const needed = [
  ...['first-cleanerToday', 'first-job', 'first-messages', 'first-conversation', 'first-none'],
  ...['access', 'bids', 'cleaner', 'common', 'errors', 'hiring', 'jobs', 'messages', 'notifications', 'offline'],
  ...['paying', 'payments', 'posting', 'reports', 'reviews', 'shell', 'timeline', 'today', 'ui', 'validation'],
  ...['waiting', 'work', 'beforeBid', 'calendars', 'onSite', 'findings', 'messageReports', 'placeChange'],
  ...['helpers', 'claimFile'],
];

/** Keeps the words of the reader's language, and no older ones. */
export async function keepWords(language: string): Promise<void> {
  const folder = document.documentElement.dataset.words;
  if (!folder) return;
  const cache = await caches.open(cacheName);
  const wanted = needed.map((name) => `${folder}${language}/${name}.js`);
  for (const request of await cache.keys()) {
    if (!wanted.includes(new URL(request.url).pathname)) await cache.delete(request);
  }
  for (const address of wanted) if (!(await cache.match(address))) await cache.add(address);
}
