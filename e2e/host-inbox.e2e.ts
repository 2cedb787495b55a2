import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aDemo } from './a-demo.ts';
import { aClearedCleaner, aPayingHost, aTakenJob, handIn } from './a-taken-job.ts';
import { aWindow } from './chromium.ts';
import { aClient, expectBody } from './client.ts';
import { moveClockTo } from './move-clock-to.ts';
import { eventually } from './people.ts';

const demo = aDemo();
const hour = 3_600_000;

test('a host settles the whole inbox in place: accepts, answers, pays and posts again, by keys and by mouse', async () => {
  const client = aClient(demo.product.url);
  const host = await aPayingHost(client, 'Ines Inbox', '4242424242424242');
  const cleaner = await aClearedCleaner(client, 'Cleo Clean');
  const done = await aTakenJob(client, host, cleaner, { startsIn: 3 * hour, amountCents: 9000 });
  const now = Date.parse(expectBody(await client.get('/dev/clock'), 200).now);
  const at = (hours: number) => new Date(now + hours * hour).toISOString();
  const post = async (from: number, to: number) => {
    const wanted = { propertyId: host.propertyId, cleaningType: 'standard', startTime: at(from), endTime: at(to) };
    return expectBody(await client.post('/api/jobs', wanted, host.token), 201).id as string;
  };
  const over = await post(1, 2);
  const wanted = await post(80, 83);
  expectBody(
    await client.post(`/api/jobs/${wanted}/bids`, { amountCents: 8800, estimatedHours: 3 }, cleaner.token),
    201,
  );
  await moveClockTo(client, done.startTime);
  await handIn(client, done, cleaner);
  const said = { text: 'I left the keys in the box.' };
  expectBody(await client.post(`/api/jobs/${done.id}/messages`, said, cleaner.token), 201);

  const { page, context, inOrder } = await aWindow(demo.browser, { url: demo.product.url, token: host.token });
  await page.goto('/host/dashboard');
  // behind a dialog nothing has a role, so that it looks settled before it is
  const settled = async (name: string) => {
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name }).waitFor({ state: 'detached' });
  };
  const rows = page.getByRole('region', { name: 'Needs you' }).locator('ul').first().locator(':scope > li');
  const names = () => rows.evaluateAll((all) => all.map((row) => row.querySelector('[data-settles]')?.textContent));
  await rows.nth(3).waitFor();
  assert.deepEqual(await names(), ['Post again', 'Reply', 'Pay & Close Job', 'Choose']);
  await inOrder('host-inbox');

  // the keys: down to the message and open it, which reads it
  const on = (row: number) => rows.nth(row).evaluate((element) => element === document.activeElement);
  for (const row of [0, 1]) {
    await page.keyboard.press('j');
    await eventually(() => on(row), `J on row ${row}`);
  }
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText(said.text, { exact: true }).waitFor();
  await page.getByRole('dialog').getByRole('textbox').fill('Thanks, I found them.');
  await page.keyboard.press('Enter');
  // for a moment it may be there twice: as it was sent, and as it has arrived
  await page.getByRole('dialog').getByText('Thanks, I found them.', { exact: true }).first().waitFor();
  await page.keyboard.press('Escape');
  await settled('Reply');

  await page.getByRole('button', { name: 'Pay & Close Job: Lakeside Loft' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay \$/ })
    .click();
  await settled('Pay & Close Job: Lakeside Loft');

  await page.getByRole('button', { name: 'Choose a bid for Lakeside Loft' }).click();
  const accept = { name: /^Accept Cleo Clean for \$93\.00/ };
  await page.getByRole('button', accept).click();
  await page.getByRole('alertdialog').getByRole('button', accept).click();
  await page.getByText('Job assigned successfully', { exact: true }).first().waitFor();

  await page.getByRole('button', { name: 'Post again: the job at Lakeside Loft' }).click();
  await inOrder('host-inbox-again');
  await page.getByRole('dialog').getByRole('button', { name: 'Post again' }).click();
  await settled('Post again: the job at Lakeside Loft');
  assert.equal(expectBody(await client.get(`/api/jobs/${over}`, host.token), 200).status, 'CANCELED');
  await context.close();

  // the job posted again begins within two days and has no bid yet: the one thing that is left
  const left = expectBody(await client.get('/api/host/inbox', host.token), 200);
  assert.deepEqual(
    left.map(({ kind }: { kind: string }) => kind),
    ['bidless'],
  );
});
