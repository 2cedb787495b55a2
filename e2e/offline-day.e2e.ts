import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { aDemo } from './a-demo.ts';
import { aPhoto } from './a-photo.ts';
import { aClearedCleaner, aPayingHost, aTakenJob, type TakenJob } from './a-taken-job.ts';
import { aWindow } from './chromium.ts';
import { type Client, aClient, expectBody } from './client.ts';
import { card } from './cleared-cleaner.ts';
import { moveClockTo } from './move-clock-to.ts';
import { eventually, mailTo, type Somebody } from './people.ts';
import { says } from './says.ts';

// A cleaner at work in a home without a signal, in a real browser whose network is cut.

const hour = 3_600_000;
const demo = aDemo();
let client: Client;
let cleaner: Somebody;
let job: TakenJob;

demo.ready(async () => {
  client = aClient(demo.product.url);
  const host = await aPayingHost(client, 'Hanna Offline', '4242424242424242');
  cleaner = await aClearedCleaner(client, 'Cleo Cellar');
  job = await aTakenJob(client, host, cleaner, { startsIn: 30 * hour, amountCents: 9000 });
  const access = { doorCode: '4711#', notes: 'The key sticks.' };
  await client.send('PUT', `/api/properties/${host.propertyId}/access`, { as: host.token, body: access });
  await moveClockTo(client, job.startTime);
  expectBody(await client.patch(`/api/jobs/${job.id}`, { status: 'IN_PROGRESS' }, cleaner.token), 200);
});

const phone = () => aWindow(demo.browser, { url: demo.product.url, width: 390, height: 844, token: cleaner.token });
const onServer = async () => expectBody(await client.get(`/api/jobs/${job.id}`, cleaner.token), 200);

/** The page has been kept, with its words and the day’s answers. */
async function ready(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async () => (await (await caches.open('words')).match(/* any */ (await (await caches.open('words')).keys()).find(({ url }) => url.endsWith('/work.js')) ?? '')) !== undefined);
}

async function take(page: Page, type: 'Before' | 'After', colour: string): Promise<void> {
  await page.getByRole('radio', { name: type, exact: true }).click();
  const buffer = await aPhoto(colour);
  await page.getByLabel('Take a photo').setInputFiles({ name: `${type}-${colour}.jpg`, mimeType: 'image/jpeg', buffer });
}
