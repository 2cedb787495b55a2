import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localTime } from '#contract/zoned-time.ts';
import { aDemo } from './a-demo.ts';
import { aPayingHost } from './a-taken-job.ts';
import { aWindow } from './chromium.ts';
import { aClient, expectBody } from './client.ts';
import { moveClockTo } from './move-clock-to.ts';
import { eventually } from './people.ts';

const demo = aDemo();
const day = 24 * 3_600_000;
const zone = 'America/Chicago';

interface Listed {
  id: string;
  startTime: string;
  status: string;
}

test('a host repeats a cleaning every week, skips a date, pauses, changes and ends it', async () => {
  const client = aClient(demo.product.url);
  const host = await aPayingHost(client, 'Rita Repeat', '4242424242424242');
  const { page, inOrder } = await aWindow(demo.browser, { url: demo.product.url, token: host.token });
  const { now } = expectBody(await client.post('/dev/clock', { advanceSeconds: 1 }), 200);
  const first = localTime(new Date(Date.parse(now) + 2 * day), zone).date;
  const openJobs = async (): Promise<Listed[]> =>
    expectBody(await client.get('/api/host/jobs?status=OPEN&limit=100', host.token), 200);

  await page.goto('/host/post-job');
  await page.getByLabel('Start', { exact: true }).fill(`${first}T11:00`);
  await page.getByLabel('End', { exact: true }).fill(`${first}T15:00`);
  await page.getByRole('button', { name: 'Make it repeat' }).click();
  await page.getByLabel('Repeat').selectOption({ label: 'Every week' });
  await page.getByLabel('Last day (optional)').waitFor();
  await inOrder('post-job-repeat');
  await page.getByRole('button', { name: 'Post 4 jobs' }).first().click();
  const part = page.getByRole('region', { name: 'Part of a repeating cleaning' });
  await part
    .getByRole('button', { name: /^Skip / })
    .first()
    .waitFor();
  await inOrder('job-of-series');
  assert.equal((await openJobs()).length, 4);

  await part
    .getByRole('button', { name: /^Skip / })
    .nth(1)
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Skip' }).click();
  await part.getByText('Skipped', { exact: true }).waitFor();
  assert.equal((await openJobs()).length, 3);

  await page.goto('/host/dashboard?tab=properties');
  await page.getByRole('button', { name: 'More options for Lakeside Loft' }).click();
  await page.getByRole('menuitem', { name: 'Repeats' }).click();
  const dialog = page.getByRole('dialog', { name: 'Repeating cleanings at Lakeside Loft' });
  await dialog.getByRole('button', { name: /^Post .+ anyway$/ }).click();
  await dialog.getByText('Skipped', { exact: true }).waitFor({ state: 'hidden' });
  assert.equal((await openJobs()).length, 4);
  await inOrder('series-of-property');

  await dialog.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('alertdialog').getByText('4 posted jobs that no one has taken will be canceled.').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pause' }).click();
  await dialog.getByText('Paused', { exact: true }).waitFor();
  assert.equal((await openJobs()).length, 0);
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await dialog
    .getByRole('button', { name: /^Skip / })
    .first()
    .waitFor();
  assert.equal((await openJobs()).length, 4);

  await dialog.getByRole('button', { name: 'Change' }).click();
  const change = page.getByRole('dialog', { name: 'Change from now on' });
  await change.getByLabel('Start').fill('12:30');
  await inOrder('change-series');
  await change.getByRole('button', { name: 'Save changes' }).click();
  await dialog.getByRole('heading', { name: /at 12:30 PM$/ }).waitFor();

  // weeks go by, and the jobs of the next ones are posted
  await moveClockTo(client, new Date(Date.parse(now) + 20 * day).toISOString());
  const isLater = ({ startTime }: Listed) => Date.parse(startTime) > Date.parse(now) + 40 * day;
  const later = await eventually(async () => (await openJobs()).find(isLater), 'A job of the weeks to come');
  assert.equal(localTime(new Date(later.startTime), zone).time, '12:30');

  await page.goto(`/jobs/${later.id}`);
  await part.getByRole('button', { name: 'End', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End it' }).click();
  await part.getByText('Ended', { exact: true }).waitFor();
  assert.deepEqual((await openJobs()).filter(isLater), []);
});
