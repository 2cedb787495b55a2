import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { aDemo } from './a-demo.ts';
import { aClearedCleaner, aPayingHost, aTakenJob, handIn, type PayingHost } from './a-taken-job.ts';
import { aWindow } from './chromium.ts';
import { aClient, type Client, expectBody } from './client.ts';
import { moveClockTo } from './move-clock-to.ts';
import { eventually, type Somebody } from './people.ts';

const demo = aDemo();
const hour = 3_600_000;
const story: { client?: Client; host?: PayingHost; cleaner?: Somebody } = {};

/** A host with 46 homes, of which one has had a cleaning that is paid. */
demo.ready(async () => {
  const client = aClient(demo.product.url);
  const host = await aPayingHost(client, 'Tina Tabs', '4242424242424242');
  const cleaner = await aClearedCleaner(client, 'Clara Known');
  const done = await aTakenJob(client, host, cleaner, { startsIn: 3 * hour, amountCents: 9000 });
  await handIn(client, done, cleaner);
  const paid = await client.post(`/api/jobs/${done.id}/checkout`, {}, host.token);
  assert.ok(paid.status < 300, JSON.stringify(paid.body));
  const status = async () => (await client.get(`/api/jobs/${done.id}`, host.token)).body.status;
  await eventually(async () => (await status()) === 'PAID', 'The payment');
  for (let number = 1; number <= 45; number++) {
    const home = { title: `Villa No. ${number}`, address: `${number} Congress Ave, Austin, TX 78701` };
    expectBody(await client.post('/api/properties', home, host.token), 201);
  }
  Object.assign(story, { client, host, cleaner });
});

async function inTab(tab: string, work: (page: Page, ask: Client, host: PayingHost) => Promise<void>): Promise<void> {
  const { client, host } = story;
  assert.ok(client && host);
  const { page, context, inOrder } = await aWindow(demo.browser, { url: demo.product.url, token: host.token });
  await page.goto(tab);
  await work(page, client, host);
  await inOrder(tab.slice(1).replace(/\W+/g, '-'));
  await context.close();
}

test('among many homes any is found by its name and a job is posted there, in the future', () =>
  inTab('/host/post-job', async (page, client, host) => {
    const property = page.getByRole('combobox', { name: 'Property' });
    // the oldest of them, far beyond the first page
    await property.fill('Lakeside');
    await page.getByRole('option', { name: /Lakeside Loft/ }).click();
    assert.equal(await property.inputValue(), 'Lakeside Loft');
    await page.getByText('200 Congress Ave, Austin, TX 78701').waitFor();
    const postOn = async (day: string) => {
      await page.getByLabel('Start', { exact: true }).fill(`${day}T11:00`);
      await page.getByLabel('End', { exact: true }).fill(`${day}T15:00`);
      await page.getByRole('button', { name: 'Post Job' }).first().click();
    };
    await postOn('2020-05-06');
    await page.getByText('Start time must be in the future').waitFor();
    const { now } = expectBody(await client.get('/dev/clock'), 200);
    await postOn(new Date(Date.parse(now) + 72 * hour).toISOString().slice(0, 10));
    await page.waitForURL(/\/jobs\/[\da-f-]{36}$/);
    const job = expectBody(await client.get(`/api${new URL(page.url()).pathname}`, host.token), 200);
    assert.deepEqual([job.status, job.propertyId], ['OPEN', host.propertyId]);
  }));

test('jobs: the filters are in the address and outlive a reload', () =>
  inTab('/host/dashboard?tab=jobs', async (page) => {
    await page.getByRole('button', { name: /^Done/ }).click();
    await page.getByRole('link', { name: 'Lakeside Loft' }).first().waitFor();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Canceled' });
    await page.getByText('No jobs match these filters').waitFor();
    await page.reload();
    await page.getByText('No jobs match these filters').waitFor();
    const home = page.getByRole('combobox', { name: 'Property' });
    await home.fill('Villa No. 7');
    await page.getByRole('option', { name: /Villa No. 7/ }).click();
    await page.waitForURL(/home=/);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('link', { name: 'Lakeside Loft' }).first().waitFor();
    assert.doesNotMatch(page.url(), /home=|status=/);
  }));

test('cleaners: found by name, blocked with a question, and unblocked', () =>
  inTab('/host/dashboard?tab=cleaners', async (page, client, host) => {
    await page.getByRole('searchbox', { name: 'Search by name, email or phone' }).fill('nobody');
    await page.getByText('No cleaner matches “nobody”').waitFor();
    await page.getByRole('searchbox', { name: 'Search by name, email or phone' }).fill('clara');
    const dots = page.getByRole('button', { name: 'More options for Clara Known' });
    await dots.click();
    await page.getByRole('menuitem', { name: 'Block Clara Known' }).click();
    const asked = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await asked.getByText('Are you sure you want to block Clara Known?').waitFor();
    await asked.getByRole('button', { name: 'Block Cleaner' }).click();
    await page.getByRole('button', { name: 'Unblock Clara Known' }).click();
    await dots.waitFor();
    const isBlocked = async () => expectBody(await client.get('/api/host/cleaners', host.token), 200)[0].blocked;
    await eventually(async () => !(await isBlocked()), 'The unblocking');
  }));

test('billing: the charge with its receipt, and the year', () =>
  inTab('/host/dashboard?tab=billing', async (page) => {
    await page.getByRole('table', { name: 'Charges to your cards' }).getByText('$95.00').first().waitFor();
    const receipt = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^Receipt/ })
      .first()
      .click();
    assert.match((await receipt).suggestedFilename(), /\.pdf$/);
    await page
      .getByText(/^Spent in \d{4}$/)
      .first()
      .waitFor();
  }));

test('settings: a switch is kept', () =>
  inTab('/host/dashboard?tab=settings', async (page) => {
    const alerts = page.getByRole('switch', { name: /^Job completion alerts/ });
    await eventually(() => alerts.isEnabled(), 'The settings');
    const before = await alerts.isChecked();
    const kept = page.waitForResponse(
      (answer) => answer.url().endsWith('/notification-preferences') && answer.request().method() === 'PUT',
    );
    await alerts.click();
    assert.equal((await kept).status(), 200);
    await eventually(
      async () => (await alerts.isEnabled()) && (await alerts.isChecked()) !== before,
      'The other state',
    );
    await page.reload();
    await eventually(async () => (await alerts.isEnabled()) && (await alerts.isChecked()) !== before, 'It is kept');
  }));

// the last: it moves the product's clock for weeks
test('calendar: begins at today, also where the product’s clock runs ahead of the browser’s', async () => {
  const { client } = story;
  assert.ok(client);
  const { now } = expectBody(await client.get('/dev/clock'), 200);
  await moveClockTo(client, new Date(Date.parse(now) + 17 * 24 * hour).toISOString());
  await inTab('/host/calendar', async (page) => {
    const today = page.locator('th[aria-current=date]');
    await today.waitFor();
    const isFirst = () =>
      today.evaluate((column) => {
        const names = column.closest('tr')?.querySelector('td')?.getBoundingClientRect();
        const { left, right } = column.getBoundingClientRect();
        const box = column.closest('table')?.parentElement?.getBoundingClientRect();
        return Boolean(names && box && left >= names.right - 2 && right <= box.right + 2);
      });
    await eventually(isFirst, 'Today is in sight');
  });
});
