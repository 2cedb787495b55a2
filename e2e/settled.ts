import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

interface Asked {
  underWay: Set<Request>;
  /** How often the page has asked for something. */
  times: number;
}

const askedBy = new WeakMap<Page, Asked>();
const quietFor = 500;
const longest = 120_000;

/** Notes what a page asks for from now on, so that `settled` can be awaited. */
export function followRequests(page: Page): void {
  const asked: Asked = { underWay: new Set(), times: 0 };
  askedBy.set(page, asked);
  page.on('request', (request) => {
    // the stream of live events stays open for as long as the page does
    if (new URL(request.url()).pathname === '/api/events') return;
    asked.underWay.add(request);
    asked.times += 1;
  });
  page.on('requestfinished', (request) => asked.underWay.delete(request));
  page.on('requestfailed', (request) => asked.underWay.delete(request));
}

/** Waits until the page has asked the server for nothing during half a second, and not because it was busy drawing. */
export async function settled(page: Page): Promise<void> {
  const asked = askedBy.get(page) ?? { underWay: new Set(), times: 0 };
  const end = performance.now() + longest;
  for (let before = -1; before !== asked.times || asked.underWay.size > 0; ) {
    await quiet(asked, end);
    before = asked.times;
    await idle(page);
  }
}

async function quiet({ underWay }: Asked, end: number): Promise<void> {
  for (let quietSince = performance.now(); performance.now() - quietSince < quietFor; await wait(25)) {
    if (underWay.size > 0) quietSince = performance.now();
    if (performance.now() > end)
      throw new Error(`Still waiting for ${[...underWay].map((one) => one.url()).join(', ')}`);
  }
}

/** Waits until the page has nothing left to do just now; one that leads elsewhere meanwhile has asked for that. */
export const idle = (page: Page): Promise<unknown> =>
  page
    .evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })))
    .catch(() => undefined);
