import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { aHost } from '#server/testing/people.ts';
import { aBrowser, aWindow } from './chromium.ts';
import { served } from './served.ts';

// A host shares the work: asked by mail, she gets an account, hires for him, and is out the moment he removes her.

const house = await aHouse();
const url = await served(house.app);
const browser = await aBrowser();
after(() => browser.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** To the end of the settings, where the team comes when its host does. */
async function toTeam(page: Page): Promise<void> {
  await page.goto('/host/dashboard?tab=settings');
  await page.getByRole('link', { name: 'Change password' }).scrollIntoViewIfNeeded();
}

test('a co-host is asked, joins, hires for the host, and is removed in the middle', async () => {
  const jonas = await aHost(house, { name: 'Jonas Hill' });
  await aCard(house, jonas);
  const [loft, villa] = [await aProperty(house, jonas), await aProperty(house, jonas, { title: 'Villa Secret' })];
  const job = await aJob(house, jonas, { property: loft });
  await aJob(house, jonas, { property: villa });
  await aBid(house, await anApprovedCleaner(house, 'Carla Clean'), job);

  const his = await aWindow(browser, { url, token: jonas.token });
  await toTeam(his.page);
  await button(his.page, 'Invite co-host').click();
  const dialog = his.page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('mia@example.com');
  await dialog.getByRole('radio', { name: 'Only some' }).check();
  await dialog.getByRole('checkbox', { name: 'Lakeside Loft' }).check();
  await his.inOrder('team-invite');
  await button(his.page, 'Send invitation').click();
  await his.page.getByText('mia@example.com', { exact: true }).waitFor();
  const { hash } = new URL((await lastMail(house, 'mia@example.com')).link ?? '');

  const hers = await aWindow(browser, { url, width: 390, height: 844 });
  await hers.page.goto(`/team/join${hash}`);
  await hers.page.getByText(/Jonas Hill.* would like your help/).waitFor();
  await hers.inOrder('team-join');
  await hers.page.getByLabel('Full name').fill('Mia Moss');
  await button(hers.page, 'Create account and accept').click();
  await hers.page.waitForURL('**/host/dashboard');
  await hers.page.getByText(/working for .*Jonas Hill/).waitFor();
  await hers.page.getByText('Lakeside Loft').first().waitFor();
  assert.doesNotMatch((await hers.page.locator('main').textContent()) ?? '', /Villa Secret/);
  await hers.inOrder('team-dashboard');

  await hers.page.goto(`/jobs/${job.id}`);
  await hers.page.getByText('Carla Clean').first().waitFor();
  const token = (await hers.page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const headers = { 'x-host': jonas.id };
  const { body: bids } = await house.send('GET', `/api/jobs/${job.id}/bids`, { as: token, headers });
  const chosen = { cleanerId: bids[0].cleanerId };
  const hired = await house.send('POST', `/api/jobs/${job.id}/assign`, { as: token, headers, body: chosen });
  assert.equal(hired.status, 200);

  await his.page.goto(`/jobs/${job.id}`);
  await his.page
    .getByText(/Mia Moss/)
    .first()
    .waitFor();
  await his.inOrder('team-job');
  await toTeam(his.page);
  await button(his.page, /^Remove/).click();
  await button(his.page, 'Remove from team').click();
  await his.page.getByText('Removed from your team').first().waitFor();

  await hers.page.goto('/host/dashboard?tab=properties');
  await hers.page.getByText(/working for/).waitFor({ state: 'detached' });
  await hers.page.waitForURL('**/host/dashboard');
  assert.doesNotMatch((await hers.page.locator('main').textContent()) ?? '', /Lakeside Loft/);
});
