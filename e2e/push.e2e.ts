import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { emptyFolder, type Product, runningProduct } from './running-product.ts';

// A push as a browser gets it, with the worker that the product serves. No push service can be asked from a test, so the
// browser is handed the message itself; how it is sealed for a browser, server/announcements/deliveries proves. Private
// windows show no notifications, hence a profile of its own.

let product: Product;
let profile: string;
let context: BrowserContext;
let page: Page;

before(async () => {
  [product, profile] = [await runningProduct(), emptyFolder()];
  context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-sync', '--disable-gpu', '--disable-background-networking'],
  });
  await context.grantPermissions(['notifications'], { origin: product.url });
  page = await context.newPage();
  await page.goto(product.url);
});
after(async () => {
  await context?.close();
  await product?.stop();
  rmSync(profile, { recursive: true, force: true });
});

/** The browser's own number for the worker of our pages. */
async function registered(devtools: CDPSession): Promise<string> {
  const known = new Promise<string>((resolve) => {
    devtools.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations: [one] }) => one && resolve(one.registrationId),
    );
  });
  await devtools.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/push-worker.js');
    await navigator.serviceWorker.ready;
  });
  return known;
}

const shown = () =>
  page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications();
    return notifications.map(({ title, body, tag, lang, dir, data }) => ({ title, body, tag, lang, dir, data }));
  });

async function shownOnce(title: string) {
  for (let looks = 0; looks < 200; looks++) {
    const all = await shown();
    if (all.some((one) => one.title === title)) return all;
    await page.waitForTimeout(100);
  }
  return assert.fail(`never shown: ${title}`);
}

test('a push is shown in its reader’s language and direction, and the same one that comes again replaces it', async () => {
  const devtools = await context.newCDPSession(page);
  const registrationId = await registered(devtools);
  const push = (data: object) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      ...{ origin: product.url, registrationId, data: JSON.stringify(data) },
    });
  const message = { text: 'Dune House', link: '/jobs/1', tag: 'one', language: 'ar', direction: 'rtl' };
  await push({ ...message, title: 'عرض جديد' });
  const [first, ...more] = await shownOnce('عرض جديد');
  assert.deepEqual(more, []);
  assert.deepEqual(first, {
    ...{ title: 'عرض جديد', body: 'Dune House', tag: 'one', lang: 'ar', dir: 'rtl', data: { link: '/jobs/1' } },
  });
  await push({ ...message, title: 'عرض معدّل' });
  assert.equal((await shownOnce('عرض معدّل')).length, 1);
  await push({ ...message, tag: 'two', title: 'رسالة جديدة' });
  assert.equal((await shownOnce('رسالة جديدة')).length, 2);
});
