import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

const underWay = new WeakMap<Page, Set<Request>>();
const quietFor = 500;
const longest = 120_000;

/** Notes what a page asks for from now on, so that `settled` can be awaited. */
export function followRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => {
    // the stream of live events stays open for as long as the page does
    if (new URL(request.url()).pathname !== '/api/events') requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Waits until the page has asked the server for nothing during half a second. */
export async function settled(page: Page): Promise<void> {
  const requests = underWay.get(page) ?? new Set();
  const end = performance.now() + longest;
  for (let quietSince = performance.now(); performance.now() - quietSince < quietFor; await wait(25)) {
    if (requests.size > 0) quietSince = performance.now();
    if (performance.now() > end)
      throw new Error(`Still waiting for ${[...requests].map((one) => one.url()).join(', ')}`);
  }
}
