import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { sealRecords } from '#server/proof/seal-records.ts';
import { aDocumentedJob } from '#server/testing/a-claim.ts';
import { aHouse } from '#server/testing/house.ts';
import { filesOf, packAgain } from '#server/testing/spoil-claim.ts';
import { aBrowser, aWindow, type Window } from './chromium.ts';
import { served } from './served.ts';

// A claim file is made on the page of its job and checked by somebody without an account, once the server has stopped.

const house = await aHouse();
const url = await served(house.app);
Object.assign(house.kit.settings, { publicUrl: url });
const { job, host } = await aDocumentedJob(house);
await sealRecords(house.kit);
const browser = await aBrowser();
after(() => browser.close());

async function claimFrom(page: Page): Promise<Buffer> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Create a claim file' }).click();
  const download = await saved;
  assert.match(download.suggestedFilename(), /^freshkey-claim-\d{4}-\d\d-\d\d-lakeside-loft\.zip$/);
  return readFile(await download.path());
}

const drop = (page: Page, buffer: Buffer) =>
  page.getByLabel('Choose a file').setInputFiles({ name: 'claim.zip', mimeType: 'application/zip', buffer });

/** Opens the page and waits until this browser has kept it, and its worker answers for it. */
async function aVisitor(width: number): Promise<Window> {
  const visitor = await aWindow(browser, { url, width });
  await visitor.page.goto('/verify');
  await visitor.page.locator('input[type=file]:enabled').waitFor({ state: 'attached' });
  await visitor.inOrder('verify');
  await visitor.page.evaluate(async () => {
    const isKept = async () => {
      const cache = await caches.open('verify');
      return (await cache.match('/verify')) && (await cache.match('/.well-known/freshkey-log'));
    };
    while (!navigator.serviceWorker.controller || !(await isKept())) await new Promise((go) => setTimeout(go, 100));
  });
  return visitor;
}

test('a file from a job’s page is checked with the server stopped, and what is wrong with another is named in its place', async () => {
  const hosts = await aWindow(browser, { url, token: host.token });
  await hosts.page.goto(`/jobs/${job.id}`);
  const claim = await claimFrom(hosts.page);
  await hosts.inOrder('claim');
  await hosts.context.close();
  const visitors = [await aVisitor(1280), await aVisitor(390)];
  await house.app.close();
  await assert.rejects(fetch(`${url}/verify`), 'nobody answers any more');
  for (const { page, context, expect, inOrder } of visitors) {
    // what the page asks for in vain is no fault of it
    expect(/ERR_(CONNECTION_REFUSED|FAILED)/);
    await page.reload();
    await page.getByText(/^No connection: compared with the public log as of/).waitFor();
    await drop(page, claim);
    await page.getByText('Nothing in this file has changed since it was made.').waitFor();
    await page.getByRole('heading', { name: 'What happened' }).waitFor();
    const told = String(await page.locator('main').textContent());
    assert.match(told, /12 Secret Street[\s\S]*Photos: 4, recorded events: 7[\s\S]*up to event 7/);
    assert.match(told, /Work started[\s\S]*Task marked[\s\S]*Photo added/);
    assert.doesNotMatch(told, /\b(room|kind|role|fault)\.\w/, 'every word is there');
    const pictures = page.getByRole('button', { name: /photo \d/ });
    assert.equal(await pictures.count(), 4);
    await inOrder('verify-valid');
    await page.getByRole('button', { name: 'Check another file' }).click();
    const files = filesOf(claim);
    files.delete('photos/02-after.jpg');
    await drop(page, Buffer.from(packAgain(files)));
    await page.getByText('Not valid').waitFor();
    // in the list of all, and among the photos
    await page.getByText('photos/02-after.jpg is missing.').nth(1).waitFor();
    assert.equal(await pictures.count(), 3);
    await inOrder('verify-not-valid');
    await context.close();
  }
});
