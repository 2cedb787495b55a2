import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { serveWebPages } from '#server/platform/http/web-pages.ts';
import { aDocumentedJob } from '#server/testing/a-claim.ts';
import { aHouse } from '#server/testing/house.ts';
import { aBrowser, aWindow } from './chromium.ts';

// What a file says of itself reaches the other side, although our own screen makes large pictures small before it sends them.

const house = await aHouse();
await serveWebPages(house.app, fileURLToPath(new URL('../build/web', import.meta.url)), 'http://localhost');
await house.app.listen({ port: 0, host: 'localhost' });
const url = `http://localhost:${(house.app.server.address() as AddressInfo).port}`; // listens on TCP
Object.assign(house.kit.settings, { publicUrl: url });
const { job, host, cleaner } = await aDocumentedJob(house, 1);
const browser = await aBrowser();
after(() => browser.close());

/** With grain, so that a phone would make it small. */
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

test('a screenshot that says so is shown as one to both, after our own screen has sent it', async () => {
  const cleaners = await aWindow(browser, { url, token: cleaner.token, width: 390, height: 844 });
  const { page } = cleaners;
  await page.goto(`/jobs/${job.id}?step=all`);
  const buffer = await aLargePicture().withXmp(xmp).png().toBuffer();
  const screen = { name: 'screen.png', mimeType: 'image/png', buffer };
  await page.getByRole('button', { name: /^Choose photos/ }).setInputFiles(screen);
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  const reason = 'The file says it’s a screenshot';
  await page.getByText(reason).waitFor();
  await cleaners.inOrder('photo-signs');
  await cleaners.context.close();
  const hosts = await aWindow(browser, { url, token: host.token });
  await hosts.page.goto(`/jobs/${job.id}`);
  await hosts.page.getByText(reason).waitFor();
  await hosts.inOrder('photo-signs-host');
  await hosts.context.close();
});
