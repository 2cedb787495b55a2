import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { aHouse } from '#server/testing/house.ts';
import { aBrowser, aWindow } from './chromium.ts';
import { served } from './served.ts';

// What a visitor sees of sign-up before the app's code is there.

const house = await aHouse();
const url = await served(house.app);
const browser = await aBrowser();
after(() => browser.close());

/** Keeps all code from the page until it is let go. */
async function codeHeldBack(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('a visitor sees the form before its code is there, and finds its fields with it', async () => {
  const { page, context, inOrder } = await aWindow(browser, { url, width: 390 });
  const letGo = await codeHeldBack(page);
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByText('Create your account').waitFor();
  assert.equal(await page.title(), 'Create your account · Freshkey');
  assert.equal(await page.locator('a, form, label, main, input:not([type=radio])').count(), 0);
  assert.equal(await page.getByRole('button').count(), 0, 'nothing pretends to work');
  letGo();
  await page.getByLabel('Email').fill('new@example.com');
  assert.equal(await page.getByRole('heading', { name: 'Create your account' }).count(), 1);
  await inOrder('first-look-used');
  await context.close();
});

const others = [
  { name: 'reads German', path: '/register', language: 'de', title: 'Konto erstellen' },
  { name: 'comes by a cleaner’s link', path: '/register?role=cleaner', language: 'en', title: 'Create your account' },
];
for (const { name, path, language, title } of others) {
  test(`whoever ${name} waits for their own form`, async () => {
    const { page, context } = await aWindow(browser, { url, width: 390, language });
    const letGo = await codeHeldBack(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('[aria-busy]').first().waitFor();
    assert.equal(await page.getByText('Create your account').count(), 0);
    letGo();
    await page.getByRole('heading', { name: title }).waitFor();
    await context.close();
  });
}
