import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aDemo } from './a-demo.ts';
import { aClearedCleaner, aPayingHost, aTakenJob } from './a-taken-job.ts';
import { aWindow } from './chromium.ts';
import { aClient, expectBody } from './client.ts';
import { eventually } from './people.ts';

const demo = aDemo();
const hour = 3_600_000;

test('a host finds who is free at a time, keeps a favorite, and sees on a map where they are', async () => {
  const client = aClient(demo.product.url);
  const host = await aPayingHost(client, 'Fiona Find', '4242424242424242');
  const cleaner = await aClearedCleaner(client, 'Carla Booked');
  const job = await aTakenJob(client, host, cleaner, { startsIn: 30 * hour, amountCents: 9000 });
  const found = async (query: string) => {
    const list = expectBody(await client.get(`/api/cleaners/approved?radiusMiles=100${query}`, host.token), 200);
    return list.some(({ id }: { id: string }) => id === cleaner.id);
  };
  assert.ok(await found(''));
  const taken = `&freeFrom=${job.startTime}&freeTo=${new Date(Date.parse(job.startTime) + hour).toISOString()}`;
  assert.ok(!(await found(taken)), 'booked then');

  const { page, context, inOrder } = await aWindow(demo.browser, { url: demo.product.url, token: host.token });
  await page.goto('/find-cleaners');
  const card = page.getByRole('listitem').filter({ hasText: 'Carla Booked' });
  const heart = card.getByRole('button', { name: 'Favorite: Carla Booked' });
  await heart.click();
  await eventually(async () => (await heart.getAttribute('aria-pressed')) === 'true', 'The heart');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: 'Favorites only' }).click();
  await page.getByRole('heading', { name: '1 verified cleaner', exact: true }).waitFor();
  await inOrder('find-cleaners-favorites');

  // on the clock of the home: when the cleaner is booked, nobody is left
  const zoned = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Chicago',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const local = zoned.format(new Date(job.startTime)).replace(' ', 'T');
  await page.goto(`/find-cleaners?favorites=true&at=${local}&hours=2`);
  await page.getByText('No verified cleaners here yet', { exact: true }).waitFor();

  await page.goto('/find-cleaners?favorites=true&view=map');
  await page.getByRole('button', { name: /: 1 cleaner$/ }).click();
  await card.waitFor();
  await inOrder('find-cleaners-map');
  await context.close();
});
