import type { Browser } from 'playwright-core';
import { median } from './rounds.ts';
import { slowPhoneRate } from './screen-load.ts';

const pairs = 7;

export interface Slowdown {
  /** Milliseconds that the same work takes in a page, as the machine is. */
  full: number;
  /** And on the slow phone. */
  slow: number;
}

/**
 * What the browser makes of a processor that shall be four times slower: on a shared machine it can be ten times, and
 * then a first view says more of the machine than of the screen. In pairs, so that what else the machine does falls on
 * both.
 */
export async function slowdownOf(browser: Browser): Promise<Slowdown> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const timeAt = async (rate: number) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    return page.evaluate(() => {
      const begin = performance.now();
      const texts = Array.from({ length: 60_000 }, (_, index) => `text ${(index * 7_919) % 60_000}`);
      texts.sort();
      return performance.now() - begin;
    });
  };
  const times: Slowdown[] = [];
  for (let pair = 0; pair < pairs; pair++) times.push({ full: await timeAt(1), slow: await timeAt(slowPhoneRate) });
  await context.close();
  return { full: median(times.map(({ full }) => full)), slow: median(times.map(({ slow }) => slow)) };
}
