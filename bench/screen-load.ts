import type { Browser, Page } from 'playwright-core';
import type { Role } from '#contract/endpoint.ts';
import { aBrowser, aWindow } from '../e2e/chromium.ts';
import { codeOf, followFirstView } from '../e2e/first-view.ts';
import type { ScreenToShow } from '../scripts/screens/screens-to-show.ts';
import type { SlowPhone } from './slowdown.ts';

export interface Seen {
  /** Milliseconds until the largest piece of text or picture stood there. */
  lcp: number;
  requests: number;
  /** Bytes of page, styles, scripts and words. */
  code: number;
  fonts: number;
}

const signedIn = { lcp: 2_500, requests: 25, code: 170_000 };
const visitors = { lcp: 2_000, requests: 25, code: 170_000 };
const goals: readonly [name: RegExp, goal: Omit<Seen, 'fonts'>][] = [
  [/^(hostPostJob|cleanerOnboarding|job-paid-as-\w+)$/, { ...signedIn, code: 180_000 }],
  [/^(hostDashboard|hostCalendar|cleaner(Dashboard|Today|Jobs|Availability|Payouts|Clients))$/, signedIn],
  [/^(admin|account|notifications|job-\w+-as-\w+)$/, signedIn],
  [/^(register|home|welcome|findCleaners|findJobs|help)$/, visitors],
];

export const isMeasured = (name: string): boolean => goals.some(([pattern]) => pattern.test(name));

export function goalOf(name: string) {
  const found = goals.find(([pattern]) => pattern.test(name));
  if (!found) throw new Error(`${name} has no goal.`);
  return found[1];
}

/**
 * A browser that is watched looks up where in the code each error is made, and React makes five while it starts: Chromium
 * would read React's code once more before the first view, which nobody's own browser does, and which took a tenth of the
 * time until then. So this one notes the places while it compiles, beside the page's own work.
 */
export const aBrowserToTime = (): Promise<Browser> => aBrowser(['--js-flags=--no-enable-lazy-source-positions']);

/** A slow phone may be busy for so long between two things that it fetches, in milliseconds. */
export const slowPhonePause = 2_000;

/** Slow 4G and a processor four times slower, as Lighthouse's mobile profile has them. */
export async function onASlowPhone(page: Page, { rate }: SlowPhone): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** A first visit with nothing in the cache. */
export async function seeScreen(
  browser: Browser,
  url: string,
  { path, role }: ScreenToShow,
  { tokens, phone }: { tokens: ReadonlyMap<Role, string>; phone: SlowPhone },
): Promise<Seen> {
  const { page, context } = await aWindow(browser, { url, token: role ? tokens.get(role) : undefined });
  try {
    const { weight, asked, stands } = await followFirstView(page);
    await onASlowPhone(page, phone);
    await page.goto(path, { waitUntil: 'commit' });
    // looking into the page costs a slow phone time, so it comes last
    await stands(slowPhonePause);
    await page.locator('main').first().waitFor();
    return { lcp: await lcpOf(page), requests: asked.length, code: codeOf(weight), fonts: weight.Font };
  } finally {
    await context.close();
  }
}

const lcpOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
