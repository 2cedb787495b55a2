import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { aDemo } from './a-demo.ts';
import { aWindow } from './chromium.ts';
import { aClient } from './client.ts';
import { signInDemo } from './people.ts';

// The field behind ⌘K, as each role uses it: with the keyboard at a desk, with a thumb on a phone.

const demo = aDemo();
let jobTitle: string;
const tokens = new Map<string, string>();

demo.ready(async () => {
  const client = aClient(demo.product.url);
  for (const role of ['HOST', 'CLEANER', 'ADMIN'] as const) tokens.set(role, await signInDemo(client, role));
  const { body } = await client.get('/api/host/jobs?limit=1', tokens.get('HOST'));
  jobTitle = body[0].title;
});

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });
const option = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('option', { name }).first();

test('an admin goes from a name to the person, and from a word to a section, without the mouse', async () => {
  const { page, inOrder } = await aWindow(demo.browser, { url: demo.product.url, token: tokens.get('ADMIN') });
  await page.goto('/admin');
  await page.locator('main h1').waitFor();
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  const { body } = await aClient(demo.product.url).get('/api/admin/users?role=HOST&limit=1', tokens.get('ADMIN'));
  await page.keyboard.type(body[0].email);
  await option(page, body[0].name).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/admin/users?*user=${body[0].id}*`);
  await page.getByRole('dialog').getByText(body[0].email).first().waitFor();
  await page.keyboard.press('Escape');
  await closed(page);

  await page.keyboard.press('Control+k');
  await field(page).fill('audit');
  await option(page, 'Audit Logs').waitFor();
  await inOrder('quick-search-admin');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/audit-logs');
  await closed(page);
});

test('a host opens a job by the name of its home, and nobody else’s', async () => {
  const { page, inOrder } = await aWindow(demo.browser, { url: demo.product.url, token: tokens.get('HOST') });
  await page.goto('/host/dashboard');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field(page).fill(jobTitle);
  await option(page, jobTitle).waitFor();
  await inOrder('quick-search-host');
  await option(page, jobTitle).click();
  await page.waitForURL('**/jobs/*');
  await closed(page);
  await page.keyboard.press('Control+k');
  await field(page).fill('Ada Admin');
  await page.getByRole('dialog').getByText('Nothing found').waitFor();
});

test('on a cleaner’s phone it stands in the head, also from right to left', async () => {
  const { page, inOrder } = await aWindow(demo.browser, {
    ...{ url: demo.product.url, token: tokens.get('CLEANER'), language: 'ar', width: 390, height: 844 },
  });
  await page.goto('/cleaner/dashboard');
  await page.getByRole('button', { name: 'بحث', exact: true }).click();
  await field(page).fill('الأرباح');
  await inOrder('quick-search-cleaner');
  await option(page, 'الأرباح').click();
  await page.waitForURL('**/cleaner/dashboard?tab=earnings');
});
