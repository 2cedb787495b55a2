import type { Browser, Page } from 'playwright-core';
import type { Role } from '#contract/endpoint.ts';
import { type ScreenName, screens } from '#web/paths.ts';
import { aWindow } from '../e2e/chromium.ts';
import { followFirstView } from '../e2e/first-view.ts';
import { onASlowPhone, slowPhonePause } from './screen-load.ts';
import type { SlowPhone } from './slowdown.ts';

export interface RouteChange {
  role: Role;
  from: ScreenName;
  to: ScreenName;
}

/** By the links of the top bar. */
export const routeChanges: readonly RouteChange[] = [
  { role: 'HOST', from: 'hostDashboard', to: 'hostCalendar' },
  { role: 'HOST', from: 'hostDashboard', to: 'hostPostJob' },
  { role: 'CLEANER', from: 'cleanerDashboard', to: 'findJobs' },
];

/** From the press of a link to the first picture with the other page's heading, in milliseconds. */
interface Change {
  first: number;
  /** Once both were visited. */
  again: number;
}

export interface ChangeTimes {
  /** On this machine as it is. */
  here: Change;
  slowPhone: Change;
}

export async function timesOf(
  browser: Browser,
  url: string,
  change: RouteChange,
  { tokens, phone }: { tokens: ReadonlyMap<Role, string>; phone: SlowPhone },
): Promise<ChangeTimes> {
  const { role } = change;
  const time = async (slowDown?: (page: Page) => Promise<void>): Promise<Change> => {
    const { page, context } = await aWindow(browser, { url, token: tokens.get(role) });
    try {
      await slowDown?.(page);
      return await timeIn(page, change);
    } finally {
      await context.close();
    }
  };
  return { here: await time(), slowPhone: await time((page) => onASlowPhone(page, phone)) };
}

async function timeIn(page: Page, { from, to }: RouteChange): Promise<Change> {
  const { stands } = await followFirstView(page);
  await page.goto(screens[from]);
  await page.locator('main').first().waitFor();
  await stands(slowPhonePause);
  // Whoever presses a link has moved the pointer or touched the page before.
  await page.mouse.move(600, 500, { steps: 3 });
  await stands(slowPhonePause);
  const first = await pressed(page, screens[to]);
  await stands(slowPhonePause);
  await pressed(page, screens[from]);
  await stands(slowPhonePause);
  return { first, again: await pressed(page, screens[to]) };
}

async function pressed(page: Page, path: string): Promise<number> {
  const link = page.locator(`a[href="${path}"]`).first();
  const time = link.evaluate(
    (anchor) =>
      new Promise<number>((resolve) => {
        const title = () => `${document.title} ${document.querySelector('h1')?.textContent}`;
        anchor.addEventListener(
          'click',
          ({ timeStamp }) => {
            const before = title();
            const look = () => {
              if (title() === before) return requestAnimationFrame(look);
              // The frame with the new heading is drawn after this turn.
              return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
            };
            look();
          },
          { once: true, capture: true },
        );
      }),
  );
  const place = await link.boundingBox();
  if (!place) throw new Error(`No link leads to ${path}.`);
  // a press at a place, as a hand does it: looking whether it arrives costs a slow phone time
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  return time;
}
