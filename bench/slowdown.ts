import type { Browser } from 'playwright-core';
import { median } from './rounds.ts';

const pairs = 7;
/** How many times slower than this machine's the phone's processor is. */
const wanted = 4;

export interface SlowPhone {
  /** What the browser must be asked for. */
  rate: number;
  /** How many times slower the same work is with that. */
  slowdown: number;
}

/**
 * A processor four times slower. Where the browser's own four makes it slower than that (on a shared machine it can be
 * five times, or ten), it is asked for as much less: a first view shall say more of the screen than of the machine.
 */
export async function aSlowPhone(browser: Browser): Promise<SlowPhone> {
  const rate = Math.max(1, wanted * Math.min(1, wanted / (await slowdownAt(browser, wanted))));
  return { rate, slowdown: await slowdownAt(browser, rate) };
}

/** In pairs, so that what else the machine does falls on both. */
async function slowdownAt(browser: Browser, asked: number): Promise<number> {
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
  const ratios: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const full = await timeAt(1);
    ratios.push((await timeAt(asked)) / full);
  }
  await context.close();
  return median(ratios);
}
