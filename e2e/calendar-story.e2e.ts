import assert from 'node:assert/strict';
import { after } from 'node:test';
import type { Page } from 'playwright-core';
import { aDemo } from './a-demo.ts';
import { aFeed, type FeedServer } from './a-feed.ts';
import { chapter } from './chapter.ts';
import { aWindow, type Window } from './chromium.ts';
import { aClient, type Client, expectBody } from './client.ts';
import { signInDemo } from './people.ts';
import { settled } from './settled.ts';

// A host and a calendar: from a pasted address to the first job, a stay that moves, and a decision that is changed.

const title = 'Feed Cottage';
let feed: FeedServer;
let client: Client;
let token: string;
let host: Window;

const demo = aDemo(async () => {
  feed = await aFeed();
  return { env: { CALENDAR_ALLOW_PRIVATE: feed.at } };
});
demo.ready(async () => {
  client = aClient(demo.product.url);
  token = await signInDemo(client, 'HOST');
  const home = { title, address: '200 Congress Ave, Austin, TX 78701' };
  expectBody(await client.post('/api/properties', home, token), 201);
  host = await aWindow(demo.browser, { url: demo.product.url, token });
});
after(() => feed?.close());

const begun = Date.now();
/** That many days from today in Austin, also where midnight comes in the middle of the story. */
const day = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Chicago' }).format(begun + days * 86_400_000);

/** The days in Austin on which the property's open jobs start. */
async function openDays(): Promise<string[]> {
  const rows: { title: string; startTime: string }[] = expectBody(
    await client.get('/api/host/jobs?status=OPEN&limit=100', token),
    200,
  );
  const days = rows.filter((job) => job.title === title).map(({ startTime }) => startTime);
  return days
    .map((at) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Chicago' }).format(new Date(at)))
    .sort();
}

const card = (page: Page) => page.locator('#calendars li').filter({ hasText: title });

/** Its details: where there are many calendars, each is a line. */
async function opened(page: Page) {
  await card(page).getByRole('button').click();
  return page.getByRole('dialog');
}

async function syncNow(page: Page): Promise<void> {
  const details = await opened(page);
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/sync'));
  await details.getByRole('button', { name: 'Sync Now' }).click();
  assert.equal((await answered).status(), 200);
  await close(page);
}

/** Not with Esc, which first puts a toast away. */
async function close(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

chapter('a host pastes an address on the page, sees what an import would do, and imports it', async () => {
  feed.stays = [
    [day(3), day(6), 'one'],
    [day(9), day(12), 'two'],
  ];
  const { page, inOrder } = host;
  await page.goto('/host/calendar');
  await card(page).or(page.locator('#calendars li')).first().waitFor();
  // what is pasted is heard once the homes have been read
  await settled(page);
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, feed.url);
  const dialog = page.getByRole('dialog');
  assert.equal(await dialog.getByLabel('Calendar address').inputValue(), feed.url);
  await dialog.getByLabel('Property').selectOption({ label: title });
  await dialog.getByText('Vrbo', { exact: true }).click();
  await dialog.getByLabel('Listing ID on the platform').fill('778899');
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await dialog.getByRole('table').waitFor();
  await dialog.getByText('A job will be posted for check-out').first().waitFor();
  await inOrder('calendar-preview');
  assert.deepEqual(await openDays(), [], 'a preview changes nothing');
  await dialog.getByRole('button', { name: 'Import' }).click();
  await dialog.waitFor({ state: 'detached' });
  await card(page).getByText('Active').waitFor();
  assert.deepEqual(await openDays(), [day(6), day(12)]);
  await inOrder('calendar-imported');
});

chapter('the host finds the first job that the calendar has posted', async () => {
  const { page, inOrder } = host;
  await (await opened(page)).getByRole('button', { name: 'See decisions' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open job' }).first().click();
  await page.waitForURL(/\/jobs\/[\da-f-]{36}$/);
  await page.getByRole('heading', { name: title }).waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  assert.equal((await saved).suggestedFilename(), `${title}.ics`);
  await inOrder('calendar-job');
});

chapter('the stay moves in the feed, and with Sync Now its open job moves along', async () => {
  feed.stays = [
    [day(3), day(7), 'one'],
    [day(9), day(12), 'two'],
  ];
  const { page } = host;
  await page.goto('/host/calendar');
  await syncNow(page);
  assert.deepEqual(await openDays(), [day(7), day(12)]);
});

chapter('the host says that a stay is none, and later syncs respect it', async () => {
  const { page, inOrder } = host;
  await (await opened(page)).getByRole('button', { name: 'See decisions' }).click();
  const second = page.getByRole('dialog').getByRole('listitem').nth(1);
  await second.getByRole('radio', { name: 'Blocked' }).click();
  await second.getByText('You decided this.').waitFor();
  await inOrder('calendar-decided');
  assert.deepEqual(await openDays(), [day(7)]);
  await close(page);
  feed.stays = [...feed.stays, [day(15), day(18), 'three']];
  await syncNow(page);
  assert.deepEqual(await openDays(), [day(7), day(18)]);
});

chapter(
  'a stay vanishes: the page says what it waits for, its job goes at the second reading, and is back with it',
  async () => {
    const { page, inOrder } = host;
    const all = feed.stays;
    feed.stays = all.slice(0, 2);
    await syncNow(page);
    assert.deepEqual(await openDays(), [day(7), day(18)]);
    const more = page.getByRole('button', { name: /^Show all/ });
    const booking = page
      .getByRole('listitem')
      .filter({ hasText: title })
      .filter({ hasText: 'Gone from the feed, waiting for the next sync.' });
    await more.or(booking).first().waitFor();
    if (!(await booking.isVisible())) await more.click();
    await booking.getByRole('link', { name: 'See decisions' }).click();
    const meant = page.getByRole('dialog').locator('[aria-current=true]');
    await meant.getByText('Missing', { exact: true }).waitFor();
    await inOrder('calendar-missing');
    await close(page);
    await syncNow(page);
    assert.deepEqual(await openDays(), [day(7)]);
    feed.stays = all;
    await syncNow(page);
    assert.deepEqual(await openDays(), [day(7), day(18)]);
  },
);
