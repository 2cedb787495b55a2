import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { followRequests, settled } from './settled.ts';

/** What Playwright turns off in Chromium: of several such lists the browser takes only the last, which is ours. */
const offWithPlaywright = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  ...['PreconnectToSearch'],
];
/** Lists below the address bar, each a page of some hundred files that Chromium loads beside ours for every new window. */
const listsOfAddressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
/** Of Chromium's own doings only what a page needs. */
export const plainly = `--disable-features=${[...offWithPlaywright, ...listsOfAddressBar].join(',')}`;
const quiet = ['--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update'];

export const aBrowser = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-sync', plainly, ...quiet, ...flags],
  });

/** Somebody's window on the product, with everything that went wrong in it so far. */
export interface Window {
  page: Page;
  context: BrowserContext;
  faults: string[];
  /** What matches is part of the story, whenever it comes: no fault. */
  expect(fault: RegExp): void;
  /** Holds the screen as it is against what every screen must keep: no fault, no sideways scroll. */
  inOrder(name: string): Promise<void>;
}

interface Wanted {
  url: string;
  width?: number;
  height?: number;
  language?: string;
  token?: string | undefined;
}

/** A window of its own storage; animations are off, so that a press lands where it is aimed. */
export async function aWindow(browser: Browser, wanted: Wanted): Promise<Window> {
  const { url, width = 1280, height = 800, language = 'en', token } = wanted;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    hasTouch: width < 600,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(120_000);
  await context.addInitScript(
    ([code, bearer]) => {
      if (!localStorage.getItem('language')) localStorage.setItem('language', code ?? 'en');
      if (bearer) localStorage.setItem('token', bearer);
    },
    [language, token],
  );
  const page = await context.newPage();
  followRequests(page);
  const expected: RegExp[] = [];
  const faults = watched(page, new URL(url).host, expected);
  const expect = (fault: RegExp): void => {
    expected.push(fault);
    faults.splice(0, faults.length, ...faults.filter((one) => !fault.test(one)));
  };
  return { page, context, faults, expect, inOrder: (name) => keptInOrder(page, faults, `${name}-${width}`) };
}

function watched(page: Page, host: string, expected: readonly RegExp[]): string[] {
  const faults: string[] = [];
  const heard = (fault: string): void => {
    if (!expected.some((one) => one.test(fault))) faults.push(fault);
  };
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // Chromium words every refused call as an error of its own; which calls may be refused, the stories say themselves.
    if (/^Failed to load resource: the server responded with a status of 4/.test(message.text())) return;
    heard(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard(`error: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, host: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== host) heard(`foreign host: ${request.url()}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 500) heard(`${answer.status()} ${answer.url()}`);
  });
  return faults;
}

async function keptInOrder(page: Page, faults: string[], name: string): Promise<void> {
  await settled(page);
  const folder = process.env.E2E_PICTURES;
  if (folder) {
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  }
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(wider <= 0, `${name} scrolls sideways by ${wider} px`);
  assert.deepEqual(faults, [], name);
}
