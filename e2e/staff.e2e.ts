import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { minute } from '#server/platform/clock.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { anAdmin } from '#server/testing/people.ts';
import { aBrowser, aWindow } from './chromium.ts';
import { served } from './served.ts';

// An owner invites somebody for support, who sees what that role includes and no more, and is out once removed.

const house = await aHouse();
const url = await served(house.app);
const owner = await anAdmin(house, { name: 'Ada Owner' });
const browser = await aBrowser();
after(() => browser.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function invite(page: Page, email: string): Promise<string> {
  await page.goto('/admin/staff');
  await button(page, 'Invite admin').click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await button(page, 'Send invitation').click();
  await page.getByRole('cell', { name: email }).waitFor();
  return new URL((await lastMail(house, email)).link ?? '').hash;
}

async function join(page: Page, hash: string): Promise<void> {
  await page.goto(`/admin/join${hash}`);
  await page.getByLabel('Full name').fill('Nora New');
  await page.getByLabel('Password', { exact: true }).fill('a long enough passphrase');
  await button(page, 'Create account').click();
  await heading(page, 'Dashboard').waitFor();
}

test('somebody is invited, sees what their role includes, and is out once removed', async () => {
  const ownersWindow = await aWindow(browser, { url, token: owner.token });
  const newWindow = await aWindow(browser, { url });
  const [ada, nora] = [ownersWindow.page, newWindow.page];
  const hash = await invite(ada, 'nora@example.com');
  await ownersWindow.inOrder('staff-invited');

  await nora.goto(`/admin/join${hash}`);
  await nora.getByText('Ada Owner').waitFor();
  await newWindow.inOrder('staff-join');
  await join(nora, hash);
  const sections = nora.getByRole('navigation', { name: 'Admin sections' });
  await sections.getByRole('link', { name: 'Payouts' }).waitFor();
  for (const hidden of ['Staff', 'Analytics', 'Audit Logs'])
    assert.equal(await sections.getByRole('link', { name: hidden, exact: true }).count(), 0, hidden);
  await nora.goto('/admin/staff');
  await nora.getByText('Your role is Support. Ask an owner if you need access.').waitFor();
  await newWindow.inOrder('staff-closed');

  // her newest mail is then the one about it
  house.clock.forward(minute);
  await ada.goto('/admin/staff');
  await ada.getByRole('button', { name: /More options for .*Nora New/ }).click();
  await ada.getByRole('menuitem', { name: 'Remove access' }).click();
  await ada.getByLabel('Reason (sent by email)').fill('Her contract has ended.');
  await ada.getByRole('dialog').getByRole('button', { name: 'Remove access' }).click();
  await ada.getByText('Access removed', { exact: true }).waitFor();
  assert.match((await lastMail(house, 'nora@example.com')).text, /Her contract has ended\./);
  // her open page hears of it
  await heading(nora, 'Admin Login').waitFor();
});

test('a link that was withdrawn says so', async () => {
  const { page } = await aWindow(browser, { url, token: owner.token });
  const hash = await invite(page, 'late@example.com');
  await page
    .getByRole('row', { name: /late@example\.com/ })
    .getByRole('button', { name: 'Withdraw' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('cell', { name: 'late@example.com' }).waitFor({ state: 'detached' });
  const late = await aWindow(browser, { url });
  await late.page.goto(`/admin/join${hash}`);
  await heading(late.page, 'This invitation doesn’t work').waitFor();
});
