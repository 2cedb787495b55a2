import { test } from 'node:test';
import type { Page } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { aDemo } from './a-demo.ts';
import { aClearedCleaner, aPayingHost, aTakenJob } from './a-taken-job.ts';
import { turnTo } from './at-work.ts';
import { aWindow } from './chromium.ts';
import { aClient, expectBody } from './client.ts';
import { moveClockTo } from './move-clock-to.ts';
import { settled } from './settled.ts';

const demo = aDemo();
const hour = 3_600_000;

/** With grain, so that a phone would make it small before it is sent. */
function aLargePicture(): Sharp {
  let state = 7;
  const pixels = Buffer.alloc(1500 * 1000 * 3);
  for (let at = 0; at < pixels.length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    pixels[at] = state >>> 24;
  }
  return sharp(pixels, { raw: { width: 1500, height: 1000, channels: 3 } });
}
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:e="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" e:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/screenCapture"/></rdf:RDF></x:xmpmeta>`;

/** A job's photos are fetched when the reader comes near them, which the page notices once it is all there. */
async function comeToPhotos(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Checklist' }).waitFor();
  await settled(page);
  await page.keyboard.press('End');
}

test('a screenshot that says so is shown as one to both, after our own screen has sent it', async () => {
  const client = aClient(demo.product.url);
  const host = await aPayingHost(client, 'Sina Sign', '4242424242424242');
  const cleaner = await aClearedCleaner(client, 'Carla Camera');
  const job = await aTakenJob(client, host, cleaner, { startsIn: 3 * hour, amountCents: 9000 });
  await moveClockTo(client, job.startTime);
  expectBody(await client.patch(`/api/jobs/${job.id}`, { status: 'IN_PROGRESS' }, cleaner.token), 200);
  const { page, context } = await aWindow(demo.browser, {
    ...{ url: demo.product.url, token: cleaner.token, width: 390, height: 844 },
  });
  await page.goto(`/jobs/${job.id}`);
  await turnTo(page, 'After');
  const buffer = await aLargePicture().withXmp(xmp).png().toBuffer();
  const file = { name: 'screen.png', mimeType: 'image/png', buffer };
  const arrived = page.waitForResponse((answer) => answer.url().endsWith('/deliverables') && answer.status() === 201);
  await page.getByRole('button', { name: 'Take a photo', exact: true }).setInputFiles(file);
  await arrived;
  await page.goto(`/jobs/${job.id}?step=all`);
  await comeToPhotos(page);
  await page.getByText('The file says it’s a screenshot').waitFor();
  await page.getByRole('button', { name: /Unverified/ }).waitFor();
  const asHost = await aWindow(demo.browser, { url: demo.product.url, token: host.token });
  await asHost.page.goto(`/jobs/${job.id}`);
  await comeToPhotos(asHost.page);
  await asHost.page.getByText('The file says it’s a screenshot').waitFor();
  await Promise.all([context.close(), asHost.context.close()]);
});
