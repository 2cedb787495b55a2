import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { aDemo } from './a-demo.ts';
import { aWindow } from './chromium.ts';
import { aClient } from './client.ts';
import { eventually, signInDemo } from './people.ts';
import { settled } from './settled.ts';

const demo = aDemo();

const heightOf = (page: Page) => page.evaluate(() => window.scrollY);

/** A page comes in parts; where it stands at last is what its reader sees. */
const standsAt = (page: Page, wanted: number) =>
  eventually(async () => Math.abs((await heightOf(page)) - wanted) < 2, `The page at ${wanted} px`);

/** Turns the wheel until the page rests there, or at its end: it follows later, and only as far as it reaches by then. */
async function scrollTo(page: Page, top: number): Promise<number> {
  await page.mouse.move(600, 400);
  let stood = 0;
  return eventually(async () => {
    if (stood < top) await page.mouse.wheel(0, top - stood);
    await settled(page);
    const stands = await heightOf(page);
    const rests = stands === stood;
    stood = stands;
    return rests && stands > 300 && stands;
  }, 'A long page');
}

/** Pressing one that is out of sight would scroll to it first. Those that name a part lead there, not to the start. */
async function pressLinkInSight(page: Page): Promise<void> {
  const links = await page.locator('main a[href^="/jobs/"]:not([href*="#"])').all();
  for (const link of links) {
    const box = await link.boundingBox();
    if (box && box.y > 200 && box.y < 600) return link.click();
  }
  assert.fail('no job in sight');
}

test('a page stands where it was read after a reload, and after Back and Forward', async () => {
  const token = await signInDemo(aClient(demo.product.url), 'CLEANER');
  const { page, context } = await aWindow(demo.browser, { url: demo.product.url, token });
  for (const path of ['/cleaner/dashboard?tab=jobs', '/help']) {
    await page.goto(path);
    await settled(page);
    const read = await scrollTo(page, 900);
    await page.reload();
    await settled(page);
    await standsAt(page, read);
  }
  await page.goto('/cleaner/dashboard?tab=jobs');
  await settled(page);
  const read = await scrollTo(page, 900);
  await pressLinkInSight(page);
  await page.waitForURL('**/jobs/*');
  await standsAt(page, 0);
  await settled(page);
  assert.equal(await heightOf(page), 0, 'another page begins at its start');
  await page.goBack();
  await standsAt(page, read);
  await page.goForward();
  await standsAt(page, 0);
  await context.close();
});

test('an address that names a part of a screen leads there, though the part comes with what the screen reads', async () => {
  const token = await signInDemo(aClient(demo.product.url), 'HOST');
  const { page, context } = await aWindow(demo.browser, { url: demo.product.url, token });
  await page.goto('/account#notices');
  const heading = page.getByRole('heading', { name: 'Notifications', exact: true });
  const inSight = async () => {
    const box = await heading.boundingBox();
    return box !== null && box.y > 0 && box.y < 300;
  };
  await eventually(inSight, 'The part about notifications, in sight');
  await settled(page);
  assert.ok(await inSight(), 'it stays there once all is there');
  await context.close();
});
