import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { aDemo } from './a-demo.ts';
import { aPhoto } from './a-photo.ts';
import { aClearedCleaner, aPayingHost, aTakenJob } from './a-taken-job.ts';
import { aWindow } from './chromium.ts';
import { aClient, expectBody } from './client.ts';
import { moveClockTo } from './move-clock-to.ts';
import { eventually } from './people.ts';

const demo = aDemo();
const hour = 3_600_000;

const taskField = (page: Page, at: number) => page.getByRole('textbox', { name: 'Task', exact: true }).nth(at);
const namesOn = (page: Page) =>
  page
    .getByRole('textbox', { name: 'Task', exact: true })
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
const handle = (page: Page, task: string) => page.getByRole('button', { name: `Move “${task}”` }).first();

async function drag(page: Page, task: string, onto: string): Promise<void> {
  const [from, to] = [await handle(page, task).boundingBox(), await handle(page, onto).boundingBox()];
  assert.ok(from && to);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y - 2, { steps: 20 });
  await page.mouse.up();
}

test('a host writes a home’s list in a minute, and the cleaner at work there has it, picture, note, stock and all', async () => {
  const client = aClient(demo.product.url);
  const host = await aPayingHost(client, 'Lina List', '4242424242424242');
  const cleaner = await aClearedCleaner(client, 'Cora Check');
  const { page, context, inOrder } = await aWindow(demo.browser, { url: demo.product.url, token: host.token });
  await page.goto('/host/dashboard?tab=properties');
  await page.getByRole('button', { name: 'Checklist of Lakeside Loft' }).click();
  await page.getByRole('button', { name: 'Start from a template' }).click();
  await taskField(page, 1).waitFor();
  assert.equal((await namesOn(page)).filter((name) => name === 'Change the bed linens').length, 2, 'two bedrooms');
  await drag(page, 'Look for things left behind', 'Change the bed linens');
  const moved = ['Look for things left behind', 'Change the bed linens'];
  await eventually(async () => isDeepStrictEqual((await namesOn(page)).slice(0, 2), moved), 'The task, moved up');
  await taskField(page, 0).fill('Look under the bed');
  await page.getByRole('button', { name: 'Details: Look under the bed' }).click();
  await page.getByRole('textbox', { name: /^Note/ }).fill('Guests leave socks there.');
  const file = { name: 'bed.jpg', mimeType: 'image/jpeg', buffer: await aPhoto('#7a9') };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Remove photo' }).waitFor();
  await inOrder('home-checklist');
  await page.getByRole('button', { name: 'Save checklist' }).click();
  await page.getByText('Checklist saved', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'More options for Lakeside Loft' }).click();
  await page.getByRole('menuitem', { name: 'Supplies' }).click();
  await page.getByRole('button', { name: 'Start with the usual ones' }).click();
  await inOrder('home-supplies');
  await page.getByRole('button', { name: 'Save supplies' }).click();
  await page.getByText('Supplies saved', { exact: true }).waitFor();

  const job = await aTakenJob(client, host, cleaner, { startsIn: 3 * hour, amountCents: 9000 });
  await moveClockTo(client, job.startTime);
  expectBody(await client.patch(`/api/jobs/${job.id}`, { status: 'IN_PROGRESS' }, cleaner.token), 200);
  const work = await aWindow(demo.browser, { url: demo.product.url, token: cleaner.token, width: 390, height: 844 });
  await work.page.goto(`/jobs/${job.id}`);
  const steps = work.page.getByRole('navigation', { name: 'Steps of this job' });
  await steps.getByRole('link', { name: /^Bedroom 1/ }).click();
  await work.page.getByText('Guests leave socks there.').waitFor();
  await work.page.getByRole('button', { name: 'How “Look under the bed” should look' }).click();
  const large = work.page.getByRole('dialog', { name: 'How “Look under the bed” should look' });
  // a window hears Escape once it has the focus
  await large.locator(':focus').waitFor();
  await work.page.keyboard.press('Escape');
  await large.waitFor({ state: 'hidden' });
  await work.page.getByRole('checkbox', { name: 'Look under the bed' }).check();
  await work.inOrder('home-room');
  await steps.getByRole('link', { name: 'Finish' }).click();
  await work.page.getByRole('checkbox', { name: 'Coffee is running low' }).check();
  await work.inOrder('home-at-work');
  await eventually(async () => {
    const [home] = expectBody(await client.get('/api/host/properties', host.token), 200);
    return home.lowSupplies.includes('Coffee');
  }, 'The host hears of the coffee');
  await page.goto('/host/dashboard?tab=properties');
  await page.getByText('Running low: Coffee').waitFor();
  await Promise.all([context.close(), work.context.close()]);
});
