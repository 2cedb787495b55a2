import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { AdminDispute } from '#contract/disputes.ts';
import type { DisputeStatus } from '#contract/states.ts';
import { aDemo } from './a-demo.ts';
import { press, says, typeCard } from './browser-story/story.ts';
import { chapter } from './chapter.ts';
import { aWindow, type Window } from './chromium.ts';
import { aClient, type Client, expectBody } from './client.ts';
import { eventually, signInAdmin, signInDemo } from './people.ts';

// What goes wrong with money and how it ends, in the demo town: two reports and a chargeback.

const demo = aDemo();
let client: Client;
let tokens: { host: string; cleaner: string; admin: string };
let host: Window;
let cleaner: Window;
let admin: Window;

demo.ready(async () => {
  client = aClient(demo.product.url);
  const [hostToken, cleanerToken] = [await signInDemo(client, 'HOST'), await signInDemo(client, 'CLEANER')];
  tokens = { host: hostToken, cleaner: cleanerToken, admin: (await signInAdmin(client)).token };
  const url = demo.product.url;
  host = await aWindow(demo.browser, { url, token: tokens.host });
  cleaner = await aWindow(demo.browser, { url, token: tokens.cleaner, width: 390, height: 844 });
  admin = await aWindow(demo.browser, { url, token: tokens.admin });
});

async function reportThatIs(status: DisputeStatus): Promise<AdminDispute> {
  const reports: AdminDispute[] = expectBody(await client.get('/api/admin/disputes', tokens.admin), 200);
  return reports.find((report) => report.status === status) ?? assert.fail(`the demo has no report that is ${status}`);
}

const confirm = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name }).click();

chapter('the cleaner answers a report, the rules propose a split, both accept, and it is resolved', async () => {
  const { job } = await reportThatIs('OPEN');
  await cleaner.page.goto(`/jobs/${job.id}`);
  await press(cleaner.page, 'Answer');
  await cleaner.page
    .getByLabel('Your answer')
    .fill('I vacuumed the sofa bed twice. The towel was in the washer already.');
  await cleaner.inOrder('report-answer');
  await confirm(cleaner.page, 'Send answer');
  await says(cleaner.page, 'What the rules propose');
  await press(cleaner.page, /^Accept \$/);
  await confirm(cleaner.page, 'Accept');
  await host.page.goto(`/jobs/${job.id}`);
  await says(host.page, 'What the rules propose');
  await host.inOrder('report-proposal');
  await press(host.page, 'Accept');
  await confirm(host.page, 'Accept');
  await says(host.page, 'How it was resolved');
  await says(cleaner.page, 'How it was resolved');
  await host.inOrder('report-resolved');
});

chapter('the host lets Freshkey decide, and the admin does, with both sides’ money in view', async () => {
  const { id, job } = await reportThatIs('PROPOSED');
  await host.page.goto(`/jobs/${job.id}`);
  await press(host.page, 'Let Freshkey decide');
  await host.page.getByLabel('What should Freshkey know?').fill('There is a photo of the corner.');
  await confirm(host.page, 'Let Freshkey decide');
  await says(host.page, 'Freshkey decides');
  await admin.page.goto(`/admin/disputes?case=${id}`);
  await admin.page.getByLabel(/^Reason \(both sides see it/).fill('The corner was missed, the rest is done.');
  await admin.inOrder('admin-dispute');
  await press(admin.page, /^Pay .* and close$/);
  await says(admin.page, 'Close this dispute?');
  await press(admin.page, /^Pay .* and close$/);
  await says(host.page, 'How it was resolved');
  await admin.inOrder('admin-dispute-resolved');
});

chapter('a bank fetches a payment back: the host is stopped, pays again with another card, and goes on', async () => {
  const jobs = expectBody(await client.get('/api/host/jobs?status=SUBMITTED&limit=100', tokens.host), 200);
  const job = jobs.find(({ can }: { can: string[] }) => can.includes('pay')) ?? assert.fail('nothing is to be paid');
  const { page, inOrder } = host;
  await page.goto(`/jobs/${job.id}`);
  await press(page, 'Pay & Close Job');
  await press(page, 'Add another card');
  await typeCard(page, '4000000000000259', 'Save card');
  await confirm(page, /^Pay \$/);
  await says(page, 'Your bank took back your payment.');
  await inOrder('charged-back');
  await page.goto('/host/dashboard');
  await says(page, /is due. You can’t post another job until it’s paid/);
  await page.goto('/host/dashboard?tab=billing');
  await says(page, /is still unpaid/);
  await inOrder('charged-back-billing');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /4242/ }).click();
  await inOrder('pay-again');
  await confirm(page, /^Pay \$/);
  await says(page, 'You can post jobs again.');
  const owed = async () => (await client.get('/api/host/owed', tokens.host)).body;
  await eventually(async () => (await owed()) === null, 'that nothing is owed');
});
