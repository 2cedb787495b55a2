import { aDemo } from './a-demo.ts';
import { aClearedCleaner, aPayingHost, aTakenJob, handIn } from './a-taken-job.ts';
import { press, says, typeCard } from './browser-story/story.ts';
import { chapter } from './chapter.ts';
import { aWindow, type Window } from './chromium.ts';
import { aClient, type Client, expectBody } from './client.ts';
import type { Somebody } from './people.ts';

// How money comes to a cleaner: for a late cancellation, to the bank by hand and on Friday, and after a declined card.

const demo = aDemo();
const hour = 3_600_000;
let client: Client;
let cleaner: Somebody;
let phone: Window;

demo.ready(async () => {
  client = aClient(demo.product.url);
  cleaner = await aClearedCleaner(client, 'Paula Payee');
  phone = await aWindow(demo.browser, { url: demo.product.url, token: cleaner.token, width: 390, height: 844 });
});

const windowOf = ({ token }: Somebody) => aWindow(demo.browser, { url: demo.product.url, token });
const confirm = ({ page }: Window, name: string | RegExp) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name }).click();
const advance = async (milliseconds: number) =>
  expectBody(await client.post('/dev/clock', { advanceSeconds: Math.ceil(milliseconds / 1000) }), 200);

chapter('a host who cancels late sees three amounts before the click, and the cleaner has half at once', async () => {
  const host = await aPayingHost(client, 'Hugo Canceler', '4242424242424242');
  const job = await aTakenJob(client, host, cleaner, { startsIn: 20 * hour, amountCents: 10_101 });
  const window = await windowOf(host);
  await window.page.goto(`/jobs/${job.id}`);
  await press(window.page, 'Cancel job');
  const dialog = window.page.getByRole('alertdialog');
  for (const amount of ['You pay$50.51', 'Cleaner receives$50.51', 'Freshkey keeps$0.00'])
    await dialog.filter({ hasText: amount }).waitFor();
  await window.inOrder('late-cancel');
  await confirm(window, 'Cancel this job');
  await says(window.page, '50% of the agreed price went to your cleaner');
  await window.inOrder('late-canceled');
  await phone.page.goto(`/jobs/${job.id}`);
  await says(phone.page, '$50.51, 50% of your price, is yours, with no fee, and is in your balance.');
  await phone.inOrder('late-canceled');
  await window.context.close();
});

chapter('a cleaner sets up payouts, gets a part at once with its fee said first, and the rest on Friday', async () => {
  const { page, inOrder } = phone;
  await page.goto('/cleaner/payouts');
  await says(page, 'This is what we’d send. First, tell us where.');
  await press(page, 'Set up payouts');
  await press(page, 'Use a test bank account');
  await says(page, 'Sent to your bank automatically.');
  await press(page, 'Get it now');
  await page.getByLabel('Amount').fill('20');
  await says(page, '−$0.50');
  await says(page, '$19.50');
  await inOrder('instant-payout');
  await confirm(phone, 'Pay out $20.00');
  const list = page.locator('section').filter({ hasText: 'Your payouts' });
  await list.getByText('Instant payout').waitFor();
  await list.getByText('Paid', { exact: true }).waitFor();
  const { nextPayout } = expectBody(await client.get('/api/cleaner/earnings', cleaner.token), 200);
  const { now } = expectBody(await client.get('/dev/clock'), 200);
  await advance(Math.max(hour, Date.parse(`${nextPayout.date}T18:00:00Z`) - Date.parse(now)));
  await list.getByText('Weekly payout').waitFor();
  await list.getByText('$30.51').first().waitFor();
  await list.getByText('Paid', { exact: true }).nth(1).waitFor();
  await inOrder('paid-out');
});

chapter('a card declined by the clock: the host settles it with one button, and the cleaner is paid', async () => {
  const host = await aPayingHost(client, 'Dora Declined', '4000000000009995');
  const job = await aTakenJob(client, host, cleaner, { startsIn: hour / 4, amountCents: 8_000 });
  await handIn(client, job, cleaner);
  await advance(48 * hour);
  const window = await windowOf(host);
  await phone.page.goto(`/jobs/${job.id}`);
  await says(phone.page, 'Their card was declined. We’ve asked them to pay with another one.');
  await says(phone.page, 'after the host pays');
  await phone.inOrder('declined');
  await window.page.goto(`/jobs/${job.id}`);
  await says(window.page, '$85.00 is still unpaid');
  await window.inOrder('declined');
  await press(window.page, 'Pay & Close Job');
  await press(window.page, 'Add another card');
  await typeCard(window.page, '4242424242424242', 'Save card');
  await confirm(window, 'Pay $85.00');
  await says(window.page, 'Job paid');
  await says(phone.page, 'You received');
  await phone.page.goto('/cleaner/payouts');
  await says(phone.page, '$75.00');
  await phone.inOrder('declined-settled');
});
