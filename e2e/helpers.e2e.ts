import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { hour, plus } from '#server/platform/clock.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { checksIn } from '#server/testing/a-check.ts';
import { aJob } from '#server/testing/a-job.ts';
import { anSsn } from '#server/testing/an-ssn.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { onboardingForm } from '#server/testing/onboarding-form.ts';
import { aHost, anAdmin } from '#server/testing/people.ts';
import { aPhoto } from './a-photo.ts';
import { turnTo } from './at-work.ts';
import { aBrowser, aWindow } from './chromium.ts';
import { served } from './served.ts';

// Two clean a home together: asked by mail, with an account and a check of his own, he ticks and photographs on his phone.

const house = await aHouse();
const url = await served(house.app);
const browser = await aBrowser();
after(() => browser.close());
const phone = { url, width: 390, height: 844 };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const noMoney = async (page: Page) => assert.doesNotMatch((await page.locator('main').textContent()) ?? '', /\$\d/);

test('a helper is asked, checked and brought along, and the host sees who did what', async () => {
  const host = await aHost(house);
  const admin = await anAdmin(house);
  const maria = await anApprovedCleaner(house, 'Maria Moss');
  const startTime = plus(house.clock.now(), hour);
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: maria, startTime });

  const marias = await aWindow(browser, { ...phone, token: maria.token });
  await marias.page.goto('/cleaner/helpers');
  await button(marias.page, 'Invite helper').click();
  await marias.page.getByLabel('Helper’s name').fill('Luis Romero');
  await marias.page.getByLabel('Email').fill('luis@example.com');
  await button(marias.page, 'Send invitation').click();
  await marias.page.getByText('Luis Romero', { exact: true }).waitFor();
  await marias.inOrder('helper-invited');
  const { hash } = new URL((await lastMail(house, 'luis@example.com')).link ?? '');

  const luiss = await aWindow(browser, phone);
  await luiss.page.goto(`/helping/join${hash}`);
  await luiss.page.getByText(/Maria Moss.* would like to bring you along/).waitFor();
  await luiss.inOrder('helper-join');
  await button(luiss.page, 'Create account and accept').click();
  await luiss.page.waitForURL('**/cleaner/onboarding');
  const token = (await luiss.page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const me = (await house.get('/api/me', token)).body;
  const luis = { ...me, token };
  const identity = { firstName: 'Luis', lastName: 'Romero', socialSecurityNumber: anSsn() };
  const form = onboardingForm(identity);
  assert.equal((await house.post('/api/cleaner/complete-onboarding', form, token)).status, 200);
  await checksIn(house).checked(luis, { ...identity, email: luis.email });
  await checksIn(house).decide(admin, luis, { decision: 'approve', notes: 'Fine.' });

  await marias.page.goto(`/jobs/${job.id}`);
  await button(marias.page, 'Who comes along').click();
  // it is on a moment after the press, which `check` would not wait for
  await marias.page.getByRole('switch', { name: 'Luis Romero' }).click();
  await marias.page.getByRole('switch', { name: 'Luis Romero', checked: true }).waitFor();
  await marias.inOrder('helper-chosen');
  const hosts = await aWindow(browser, { url, token: host.token });
  await hosts.page.goto(`/jobs/${job.id}`);
  await hosts.page.getByText('Luis R.').waitFor();
  await hosts.page.getByText('Background check approved').waitFor();
  await hosts.inOrder('helper-host');

  assert.equal((await house.patch(`/api/jobs/${job.id}`, { status: 'IN_PROGRESS' }, maria.token)).status, 200);
  await luiss.page.goto('/cleaner/today');
  await luiss.page.getByText('You help').first().waitFor();
  await noMoney(luiss.page);
  await luiss.inOrder('helper-today');
  await luiss.page.goto(`/jobs/${job.id}`);
  await turnTo(luiss.page, 'After');
  const photo = { name: 'after.jpg', mimeType: 'image/jpeg', buffer: await aPhoto('teal') };
  await luiss.page.getByRole('button', { name: 'Take a photo', exact: true }).setInputFiles(photo);
  await luiss.page
    .getByRole('link', { name: /^Next|Checklist|Bed|Kitchen/ })
    .first()
    .waitFor();
  const steps = luiss.page.getByRole('navigation', { name: 'Steps of this job' });
  await steps.getByRole('link').nth(2).click();
  await luiss.page.getByRole('checkbox').first().check();
  await luiss.inOrder('helper-at-work');
  await noMoney(luiss.page);

  await hosts.page.goto(`/jobs/${job.id}`);
  await hosts.page
    .getByText(/^Checked off by .*Luis R\./)
    .first()
    .waitFor();
  await hosts.page
    .getByText(/By .*Luis R\./)
    .first()
    .waitFor();
  await hosts.inOrder('helper-done');
});
