import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aDemo } from './a-demo.ts';
import { aWindow } from './chromium.ts';
import { aClient } from './client.ts';
import { signInDemo } from './people.ts';
import { settled } from './settled.ts';

const demo = aDemo();

test('loaded online, first act offline: the failure is told, and what was typed stays', async () => {
  const { page, context } = await aWindow(demo.browser, { url: demo.product.url, width: 390, height: 844 });
  await page.goto('/login');
  const email = page.getByLabel('Email', { exact: true });
  await email.waitFor();
  await settled(page);
  await context.setOffline(true);
  await email.fill('olive@example.com');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText('We couldn’t reach Freshkey.').first().waitFor();
  assert.equal(await email.inputValue(), 'olive@example.com');
  await context.close();
});

test('a window that was never fetched is told of offline, opens with the connection, and the page stays', async () => {
  const token = await signInDemo(aClient(demo.product.url), 'HOST');
  const { page, context } = await aWindow(demo.browser, { url: demo.product.url, token });
  await page.goto('/host/dashboard?tab=properties');
  const add = page.getByRole('button', { name: 'Add property' }).first();
  await add.waitFor();
  await settled(page);
  await context.setOffline(true);
  await add.click();
  await page.getByText('We couldn’t load this part.').first().waitFor();
  assert.equal(await page.getByText('Something went wrong on this page').count(), 0);
  await context.setOffline(false);
  await page.getByRole('dialog').waitFor();
  await context.close();
});

test('at work, damage can be reported though the signal went before the page was touched', async () => {
  const client = aClient(demo.product.url);
  const token = await signInDemo(client, 'CLEANER');
  const { body: jobs } = await client.get('/api/cleaner/jobs/assigned', token);
  const job = jobs.find(({ status }: { status: string }) => status === 'IN_PROGRESS');
  const phone = { url: demo.product.url, token, width: 390, height: 844 };
  const { page, context } = await aWindow(demo.browser, phone);
  // what it keeps is another story
  await context.route('**/worker.js', (route) => route.abort());
  await page.goto(`/jobs/${job.id}?step=before`);
  const report = page.getByRole('button', { name: 'Report damage' });
  await report.waitFor();
  await page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration);
    return performance.now() - Math.max(...ends) > 4000;
  });
  // what is still on its way is not among those
  await settled(page);
  await context.setOffline(true);
  await report.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send to the host' }).waitFor();
  await context.close();
});
