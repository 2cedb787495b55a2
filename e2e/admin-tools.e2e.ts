import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { aBid } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { anAdmin } from '#server/testing/people.ts';
import { aBrowser, aWindow } from './chromium.ts';
import { served } from './served.ts';

// What admins do beyond deciding cases: see the product as somebody sees it, give a job to somebody else, write to many.

const house = await aHouse();
const url = await served(house.app);
const owner = await anAdmin(house, { name: 'Ada Owner' });
const browser = await aBrowser();
after(() => browser.close());
const { host, ana, assign } = await aScene(house);
const job = await aJob(house, host);
await aBid(house, ana, job);
await assign(job, ana);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an admin sees the product as a host does, changes nothing, and is back with one press', async () => {
  const window = await aWindow(browser, { url, token: owner.token });
  const { page } = window;
  await page.goto(`/admin/users?q=${host.id}&user=${host.id}`);
  await page.getByRole('button', { name: /^More options for/ }).click();
  await page.getByRole('menuitem', { name: 'View as this person' }).click();
  await page.getByLabel('Reason').fill('Can’t find the button that pays.');
  await window.inOrder('visit-asked');
  await button(page, 'Start viewing').click();
  await page.waitForURL('**/host/dashboard');
  await page.getByText(/Viewing as .* read-only until/).waitFor();
  await page.getByText('Lakeside Loft').first().waitFor();
  await window.inOrder('visit');
  await page.goto('/messages');
  await page.getByText('This is private, so it stays hidden').waitFor();
  await button(page, 'Stop').click();
  await page.waitForURL('**/admin/users**');
  await page.getByRole('heading', { name: 'Users', exact: true }).waitFor();
  assert.equal(await page.getByText(/Viewing as/).count(), 0);
});

test('an admin takes a job from its cleaner, and it is open again', async () => {
  const window = await aWindow(browser, { url, token: owner.token });
  const { page } = window;
  await page.goto(`/jobs/${job.id}`);
  await button(page, 'Reassign').click();
  await page.getByLabel('Reason').fill('The guests complained.');
  await window.inOrder('reassign-asked');
  await button(page, 'Reassign').click();
  await page.getByText('The job is open again', { exact: true }).waitFor();
  await house.work();
  assert.match((await lastMail(house, ana.email)).text, /no longer on your list/);
});

test('an owner writes to all hosts, types how many that are, and the worker writes it', async () => {
  const window = await aWindow(browser, { url, token: owner.token });
  const { page } = window;
  await page.goto('/admin/notifications?show=broadcasts');
  await button(page, 'New broadcast').click();
  await page.getByLabel('To').selectOption('hosts');
  await page.getByLabel('Subject').fill('Payouts are faster');
  await page.getByLabel('Message').fill('They now arrive a day sooner.');
  await window.inOrder('broadcast-written');
  await button(page, 'Continue').click();
  await page.getByLabel('Type 1 to confirm').fill('2');
  await page.getByLabel('Reason').fill('Everybody asks.');
  await button(page, 'Send broadcast').click();
  await page.getByText('Type the number exactly as shown').waitFor();
  await page.getByLabel('Type 1 to confirm').fill('1');
  await window.inOrder('broadcast-confirm');
  await button(page, 'Send broadcast').click();
  await page.getByRole('cell', { name: 'Payouts are faster' }).waitFor();
  await house.work();
  assert.equal((await lastMail(house, host.email)).subject, 'Payouts are faster');
  await page.goto('/admin/notifications?show=templates&language=de');
  await page.getByText('Bids and hiring').waitFor();
  await window.inOrder('templates');
  await page.getByRole('searchbox', { name: 'Search subject or text' }).fill('Anmeldecode');
  await page.getByRole('button', { name: /^Dein Anmeldecode für Freshkey/ }).click();
  await page.getByRole('dialog').getByText('Dein Anmeldecode für Freshkey').first().waitFor();
  await window.inOrder('template');
});
