import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { aFeed, icalOf } from '#server/testing/a-feed.ts';
import { aHostWithAFeed } from '#server/testing/a-host-with-a-feed.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aPaidCleaner } from '#server/testing/a-payout-account.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin } from '#server/testing/people.ts';
import { aBrowser, aWindow, type Window } from './chromium.ts';
import { served } from './served.ts';

// The main action of each section that no other story does: one product, one window, one admin. Reviews and background
// checks are decided in browser-story, disputes in money-story, jobs reassigned and broadcasts sent in admin-tools.

const feed = await aFeed();
const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at] } });
const url = await served(house.app);
const owner = await anAdmin(house, { name: 'Ada Owner' });
const { host, ana, ben } = await aScene(house);
const browser = await aBrowser();
after(() => browser.close());
let window: Window;
let page: Page;
before(async () => {
  window = await aWindow(browser, { url, token: owner.token });
  page = window.page;
});

const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const inDialog = () => page.getByRole('dialog').last();
async function confirm(reason: string, name: string | RegExp): Promise<void> {
  await inDialog()
    .getByLabel(/^Reason/)
    .fill(reason);
  await inDialog().getByRole('button', { name, exact: true }).click();
}
/** Opens the first thing of this name in the section's table: its button says what the first column does. */
const openRow = (name: string) => page.getByRole('row', { name }).first().getByRole('button').first().click();
/** A dialog closes when the server has done what it asked for. */
const dialogClosed = () => page.getByRole('dialog').waitFor({ state: 'detached' });
/** Decides about the report that is open, and waits until it is closed. */
async function close(what: string, action: string, reason: string): Promise<void> {
  await inDialog().getByText(action).click();
  await inDialog().getByLabel('What did you decide, and why?').fill(reason);
  // the button says what it does
  const name = action === 'No action' ? 'Close without action' : action;
  await inDialog().getByRole('button', { name }).click();
  await inDialog().getByText(`${what} · Closed`).waitFor();
  await inDialog().getByText(reason).waitFor();
}

test('users: an account is suspended with a reason, and restored', async () => {
  await page.goto(`/admin/users?q=${ben.id}&user=${ben.id}`);
  await press('Suspend account');
  await confirm('Asked for payment outside Freshkey.', 'Suspend account');
  await page.getByRole('button', { name: 'Restore account', exact: true }).waitFor();
  assert.equal((await house.get('/api/jobs/available', ben.token)).status, 403);
  await press('Restore account');
  await confirm('It was a misunderstanding.', 'Restore account');
  await page.getByRole('button', { name: 'Suspend account', exact: true }).waitFor();
  assert.equal((await house.get('/api/jobs/available', ben.token)).status, 200);
});

test('properties: one is found and opened, with the way to its jobs', async () => {
  await aJob(house, host);
  await page.goto('/admin/properties?q=Lakeside');
  await openRow('Lakeside Loft');
  await inDialog().getByRole('link', { name: 'Jobs' }).click();
  await page.waitForURL('**/admin/jobs?**');
  await page.getByText('Lakeside Loft').first().waitFor();
});

test('payments: one is refunded in part, and the payer hears of it', async () => {
  const { host: payer } = await aPaidCleaner(house);
  await page.goto(`/admin/payments?q=${payer.id}`);
  await openRow(payer.name);
  await inDialog().getByRole('button', { name: 'Refund', exact: true }).click();
  await inDialog().getByLabel('Amount', { exact: true }).fill('20');
  await confirm('The oven was left out.', /^Refund \$20/);
  await page.getByRole('dialog').getByText('$20.00').first().waitFor();
  await house.work();
  const { body } = await house.get('/api/notifications', payer.token);
  assert.equal(body[0].kind, 'refunded');
});

test('payouts: one is held and released', async () => {
  const { cleaner } = await aPaidCleaner(house);
  await house.post('/api/cleaner/payouts', { method: 'instant', amountCents: 5_000 }, cleaner.token);
  await page.goto(`/admin/payouts?q=${cleaner.id}`);
  await press('Hold');
  await confirm('The bank account looks wrong.', /^Hold \$/);
  await dialogClosed();
  await press('Release');
  await confirm('It was right.', /^Release \$/);
  await dialogClosed();
  await page.getByRole('button', { name: 'Release', exact: true }).waitFor({ state: 'detached' });
  const [payout] = (await house.get('/api/cleaner/payouts', cleaner.token)).body;
  assert.notEqual(payout.status, 'held');
});

test('calendar integration: a feed is read again', async () => {
  const { id, host: owned, sync } = await aHostWithAFeed(house, feed);
  feed.body = icalOf(['2026-05-12', '2026-05-14', 'Reserved']);
  await sync(); // one that its host has not imported yet is not read
  const asked = feed.asked;
  await page.goto(`/admin/calendar-integration?q=${owned.id}`);
  await openRow(owned.name);
  await inDialog()
    .getByLabel(/^Reason/)
    .fill('Their host asks why a stay is missing.');
  await inDialog().getByRole('button', { name: 'Sync Now' }).click();
  await page.getByText('Calendar Synced').first().waitFor();
  const { body } = await house.get(`/api/admin/audit-logs?q=${id}`, owner.token);
  assert.deepEqual([body.length, feed.asked], [1, asked + 1]);
});

test('content moderation: what a rule flagged is looked at with the part that says why, and a profile is hidden', async () => {
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: ana });
  await house.post(`/api/jobs/${job.id}/messages`, { text: 'Please pay me by Venmo next time' }, ana.token);
  await house.post('/api/content-reports', { kind: 'profile', id: ben.id, about: 'fake', note: '' }, host.token);
  await house.work();
  await page.goto('/admin/content-moderation?kind=message');
  await page.getByText('Payment outside Freshkey').first().click();
  await inDialog().getByRole('button', { name: 'Show content' }).click();
  await inDialog().locator('mark', { hasText: 'Venmo' }).waitFor();
  await window.inOrder('content-flagged');
  await close('Message', 'Warn the author', 'Asks for payment elsewhere.');
  await page.goto('/admin/content-moderation?kind=profile');
  await page.getByText('It isn’t really them, or it isn’t true').first().click();
  await close('Profile', 'Remove the text', 'Not who they say.');
  await house.work();
  const kindOf = async ({ token }: { token: string }) => (await house.get('/api/notifications', token)).body[0]?.kind;
  assert.deepEqual([await kindOf(ana), await kindOf(ben)], ['messageWarned', 'profileHidden']);
});

test('audit logs: the chain is verified, again when asked, and what was decided is in it', async () => {
  await page.goto('/admin/audit-logs');
  await page.getByText(/^The chain is intact/).waitFor();
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/chain') && answer.ok());
  await press('Verify again');
  await answered;
  await page.getByText(/^The chain is intact/).waitFor();
  const row = (action: string) => page.getByRole('row', { name: action }).first().waitFor();
  for (const action of ['Refunded payment', 'Closed content report']) await row(action);
  await window.inOrder('audit-logs');
});
