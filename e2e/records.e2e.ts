import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { serveWebPages } from '#server/platform/http/web-pages.ts';
import { sealRecords } from '#server/proof/seal-records.ts';
import { aDocumentedJob } from '#server/testing/a-claim.ts';
import { aHouse } from '#server/testing/house.ts';
import { filesOf, packAgain } from '#server/testing/spoil-claim.ts';
import { aBrowser, aWindow } from './chromium.ts';

// A claim file is made on the page of its job and checked by somebody without an account, with no server at hand.

const house = await aHouse();
await serveWebPages(house.app, fileURLToPath(new URL('../build/web', import.meta.url)), 'http://localhost');
await house.app.listen({ port: 0, host: 'localhost' });
const url = `http://localhost:${(house.app.server.address() as AddressInfo).port}`; // listens on TCP
Object.assign(house.kit.settings, { publicUrl: url });
const { job, host } = await aDocumentedJob(house);
await sealRecords(house.kit);
const browser = await aBrowser();
after(() => browser.close());

async function claimFrom(page: Page): Promise<Buffer> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make a claim file' }).click();
  const download = await saved;
  assert.equal(download.suggestedFilename(), `freshkey-claim-${job.id.slice(-8)}.zip`);
  return readFile(await download.path());
}

const drop = (page: Page, buffer: Buffer) =>
  page.getByLabel('Choose a file').setInputFiles({ name: 'claim.zip', mimeType: 'application/zip', buffer });

test('a file from a job’s page is checked offline, and what is wrong with another is named', async () => {
  const hosts = await aWindow(browser, { url, token: host.token });
  await hosts.page.goto(`/jobs/${job.id}`);
  const claim = await claimFrom(hosts.page);
  await hosts.inOrder('claim');
  for (const width of [1280, 390]) {
    const { page, context, faults, inOrder } = await aWindow(browser, { url, width });
    const log = page.waitForResponse((answer) => answer.url().endsWith('/.well-known/freshkey-log'));
    await page.goto('/verify');
    await (await log).finished();
    await page.locator('input[type=file]:enabled').waitFor({ state: 'attached' });
    await context.setOffline(true);
    await drop(page, claim);
    await page.getByText('Nothing in this file has changed since it was made.').waitFor();
    assert.match(
      String(await page.locator('main').textContent()),
      /12 Secret Street[\s\S]*4 photos, 7 recorded events[\s\S]*up to event 7/,
    );
    // what the page would have asked for meanwhile
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED')));
    await inOrder('verify-valid');
    await page.getByRole('button', { name: 'Check another file' }).click();
    const files = filesOf(claim);
    files.delete('photos/02-after.jpg');
    await drop(page, Buffer.from(packAgain(files)));
    await page.getByText('photos/02-after.jpg is missing.').waitFor();
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED')));
    await inOrder('verify-not-valid');
    await context.close();
  }
});
