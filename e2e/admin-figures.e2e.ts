import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { toCents } from '#contract/money.ts';
import { day, plus } from '#server/platform/clock.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost, anAdmin } from '#server/testing/people.ts';
import { aBrowser, aWindow } from './chromium.ts';
import { served } from './served.ts';
import { settled } from './settled.ts';

const house = await aHouse({ start: new Date().toISOString() });
const url = await served(house.app);
const admin = await anAdmin(house);
const [host, cleaner] = [await aHost(house), await aCleaner(house)];
await approve(house, cleaner);
const property = await aProperty(house, host);
for (const ago of [0, 2, 9])
  await aJob(house, host, {
    ...{ property, cleaner, status: 'PAID', payoutCents: toCents(10_000 + ago * 100) },
    ...{ paidAt: plus(house.clock.now(), -ago * day), createdAt: plus(house.clock.now(), -ago * day) },
    startTime: plus(house.clock.now(), -(ago + 1) * day),
  });
const browser = await aBrowser();
after(() => browser.close());

test('an admin reads the figures, narrows them to a week that the address keeps, and takes them along', async () => {
  const { page, inOrder } = await aWindow(browser, { url, token: admin.token });
  await page.goto('/admin/dashboard');
  const gmv = page.locator('dl > div', { hasText: 'Today’s GMV' });
  await gmv.getByText('$100.00', { exact: true }).waitFor();
  assert.match(
    (await gmv.textContent()) ?? '',
    /Last 14 days: from \$0\.00 to \$100\.00, lowest \$0\.00, highest \$109\.00/,
  );
  assert.equal(await gmv.locator('svg[aria-hidden="true"]').count(), 1);
  await inOrder('admin-figures-dashboard');

  await page.goto('/admin/analytics');
  // by its whole name: what others count is "of the jobs paid" too
  const paid = page.locator('dl > div', { has: page.getByText('Jobs paid', { exact: true }) });
  await paid.getByText('3', { exact: true }).waitFor();
  await page.getByRole('button', { name: '7 days' }).click();
  await paid.getByText('2', { exact: true }).waitFor();
  assert.match(page.url(), /from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
  await page.reload();
  await paid.getByText('2', { exact: true }).waitFor();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Data' }).first().click();
  assert.match((await file).suggestedFilename(), /^analytics-.*\.csv$/);
  // the parts below are fetched for who comes near them, or goes through the page by keyboard
  await settled(page);
  await page.keyboard.press('End');
  await page.getByRole('table', { name: 'By city' }).getByText('$202.00').waitFor();
  await page.getByRole('radio', { name: 'Cleaners' }).click();
  await page.waitForURL(/who=CLEANER/);
  await inOrder('admin-figures-analytics');
});
