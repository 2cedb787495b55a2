import assert from 'node:assert/strict';
import { before } from 'node:test';
import { aDemo } from './a-demo.ts';
import { press, says } from './browser-story/story.ts';
import { chapter } from './chapter.ts';
import { aWindow, type Window } from './chromium.ts';
import { aClient, type Client, expectBody, expectRefusal } from './client.ts';
import {
  aClearedCleaner,
  aHostWithAHome,
  anAssignedJob,
  aSubmittedJob,
  bellOf,
  confirm,
  finish,
  hour,
  makeDefault,
  minute,
  saveCard,
  timePasses,
} from './money-cast.ts';
import { eventually, type Somebody, signInAdmin } from './people.ts';

// Money that does not go the straight way, each to its end, by one host, one cleaner on a phone, and an admin.

const demo = aDemo();
let client: Client;
let host: Somebody & { propertyId: string };
let good: string;
let cleaner: Somebody;
let admin: Somebody;
let hosts: Window;
let cleaners: Window;
let admins: Window;

before(async () => {
  await demo.started();
  client = aClient(demo.product.url);
  admin = await signInAdmin(client);
  host = await aHostWithAHome(client, 'Hanna Harbor');
  good = await saveCard(client, host, '4242424242424242');
  cleaner = await aClearedCleaner(client, 'Carla Clean', admin);
  const { url } = demo.product;
  hosts = await aWindow(demo.browser, { url, token: host.token });
  cleaners = await aWindow(demo.browser, { url, token: cleaner.token, width: 390, height: 844 });
  admins = await aWindow(demo.browser, { url, token: admin.token });
});

const cast = () => ({ host, cleaner });
const jobAs = async (id: string, { token }: Somebody) => expectBody(await client.get(`/api/jobs/${id}`, token), 200);
const earnings = async () => expectBody(await client.get('/api/cleaner/earnings', cleaner.token), 200);
const hears = (who: Somebody, kind: string) => bellOf(client, who, kind);

chapter('the cleaner sets up payouts on the provider’s page', async () => {
  const { page, inOrder } = cleaners;
  await page.goto('/cleaner/payouts');
  await says(page, 'Where should we send your money?');
  await inOrder('payouts-none');
  await press(page, 'Set up payouts');
  await press(page, 'Use a test bank account');
  await says(page, 'No payout yet');
  await inOrder('payouts-ready');
});

chapter('a guest is still there: the cleaner says so, the host sees it at once, and the wait is paid', async () => {
  const id = await anAssignedJob(client, cast(), 1);
  await timePasses(client, hour);
  await hosts.page.goto(`/jobs/${id}`);
  await cleaners.page.goto(`/jobs/${id}`);
  await press(cleaners.page, 'Guest still here');
  await says(cleaners.page, 'Waiting: the guest is still here');
  await says(hosts.page, 'Your guest is still there');
  await hosts.inOrder('waiting-host');
  await cleaners.inOrder('waiting-cleaner');
  await timePasses(client, 35 * minute);
  await cleaners.page.reload();
  await says(cleaners.page, /so far/);
  await press(cleaners.page, 'I can begin now');
  await says(cleaners.page, /^Waited from/);
  const { payCents } = (await jobAs(id, cleaner)).waiting;
  assert.ok(payCents >= 1_334 && payCents <= 1_400, `20 minutes of $40 an hour: ${payCents}`);
  await finish(client, cleaner, id);
  await says(hosts.page, /^Waited from/);
  await hosts.inOrder('waited-host');
  await press(hosts.page, 'Pay & Close Job');
  await hosts.inOrder('waited-pay');
  await confirm(hosts.page, /^Pay \$125\.00/);
  await says(hosts.page, 'Job paid');
  await timePasses(client, 25 * hour);
  await eventually(async () => (await earnings()).balanceCents === 11_500 + payCents, 'the pay for the wait');
  await hosts.page.reload();
  await says(hosts.page, 'Waiting time');
  await hosts.inOrder('waited-paid-host');
  await cleaners.page.reload();
  await cleaners.inOrder('waited-paid-cleaner');
});

chapter('nobody lets the cleaner in: they leave after 75 minutes with half the payout and the wait', async () => {
  const before = (await earnings()).balanceCents;
  const id = await anAssignedJob(client, cast(), 1);
  await timePasses(client, hour);
  await cleaners.page.goto(`/jobs/${id}`);
  await press(cleaners.page, 'Can’t get in');
  await says(cleaners.page, 'Waiting: you can’t get in');
  await timePasses(client, 76 * minute);
  await cleaners.page.reload();
  await press(cleaners.page, 'Could not clean');
  await says(cleaners.page, 'Leave without cleaning?');
  await cleaners.inOrder('leave-cleaner');
  await confirm(cleaners.page, 'Close the job');
  await says(cleaners.page, 'The cleaning couldn’t be done');
  await hosts.page.goto(`/jobs/${id}`);
  await says(hosts.page, 'The cleaning couldn’t be done');
  await hosts.inOrder('could-not-clean-host');
  await timePasses(client, 25 * hour);
  await eventually(async () => (await jobAs(id, host)).status === 'PAID', 'the pay for it');
  // $60.00 for the cleaning that could not be done and $40.00 for the wait, the first held for 72 hours
  await timePasses(client, 48 * hour);
  await eventually(async () => (await earnings()).balanceCents === before + 10_000, 'both in the balance');
  await hosts.page.reload();
  await hosts.inOrder('could-not-clean-paid-host');
});

chapter('a card is declined after 48 hours: both are told why, nothing is posted, one button settles it', async () => {
  await makeDefault(client, host, await saveCard(client, host, '4000000000009995'));
  const id = await aSubmittedJob(client, cast());
  await timePasses(client, 48 * hour + 6 * minute);
  await hears(host, 'paymentFailed');
  await hosts.page.goto(`/jobs/${id}`);
  await says(hosts.page, '$125.00 is still unpaid');
  await says(hosts.page, 'There isn’t enough money on this card.');
  await hosts.inOrder('declined-host');
  await cleaners.page.goto(`/jobs/${id}`);
  await says(cleaners.page, 'The host’s payment hasn’t gone through yet');
  await cleaners.inOrder('declined-cleaner');
  const start = new Date(Date.now() + 400 * hour).toISOString();
  const end = new Date(Date.now() + 403 * hour).toISOString();
  const posting = { propertyId: host.propertyId, cleaningType: 'standard', payoutCents: 9_000 };
  const refused = await client.post('/api/jobs', { ...posting, startTime: start, endTime: end }, host.token);
  expectRefusal(refused, 402, 'payment_due');
  await hosts.page.goto('/host/dashboard?tab=billing');
  await says(hosts.page, /is still unpaid/);
  await hosts.inOrder('declined-billing');
  await hosts.page.getByRole('button', { name: /^Pay \$125/ }).click();
  await hosts.page.getByRole('dialog').getByRole('radio', { name: /4242/ }).click();
  await confirm(hosts.page, /^Pay \$125/);
  await says(hosts.page, 'Job paid');
  const posted = await client.post('/api/jobs', { ...posting, startTime: start, endTime: end }, host.token);
  expectBody(await client.patch(`/api/jobs/${expectBody(posted, 201).id}`, { status: 'CANCELED' }, host.token), 200);
  await makeDefault(client, host, good);
});

chapter('an admin gives a cleaning back in full and sees first who loses what; both are told', async () => {
  const id = await aSubmittedJob(client, cast());
  expectBody(await client.post(`/api/jobs/${id}/checkout`, undefined, host.token), 200);
  const before = (await earnings()).balanceCents;
  const { page, inOrder } = admins;
  await page.goto(`/admin/payments?q=${id}`);
  await says(page, 'Harbor House');
  await inOrder('admin-payments');
  await press(page, 'Refund');
  await says(page, 'Hanna Harbor gets back');
  await says(page, 'Visa ending in 4242');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('$115.00', { exact: true }).waitFor();
  await inOrder('admin-refund');
  await dialog.getByLabel('Reason').fill('The wrong home was cleaned.');
  await confirm(page, 'Refund $125.00');
  await says(page, '$125.00');
  await eventually(async () => (await earnings()).balanceCents === before - 11_500, 'the share taken back');
  await hears(host, 'refunded');
  await hears(cleaner, 'refunded');
  await hosts.page.goto(`/jobs/${id}`);
  await says(hosts.page, 'Refund');
  await hosts.inOrder('refunded-host');
  await cleaners.page.goto(`/jobs/${id}`);
  await cleaners.inOrder('refunded-cleaner');
  await hosts.page.goto('/host/dashboard?tab=billing');
  await says(hosts.page, /\$125\.00 refunded/);
  await hosts.inOrder('refunded-billing');
});

chapter('a payout comes back from the bank, another is held and released, and both say what to do', async () => {
  const { balanceCents } = await earnings();
  const ending13 = Math.floor((balanceCents - 5_000) / 100) * 100 - 87;
  const asked = { method: 'instant', amountCents: ending13 };
  expectBody(await client.post('/api/cleaner/payouts', asked, cleaner.token), 201);
  await hears(cleaner, 'payoutFailed');
  await cleaners.page.goto('/cleaner/payouts');
  await says(cleaners.page, /Your bank sent it back/);
  await cleaners.inOrder('payout-returned');
  await press(cleaners.page, 'Get it now');
  await cleaners.inOrder('payout-instant');
  await confirm(cleaners.page, /^Pay out/);
  await eventually(async () => (await earnings()).balanceCents === 0, 'the balance on its way');
  await hears(cleaner, 'payoutPaid');
  await cleaners.page.reload();
  await cleaners.inOrder('payout-paid');
});

chapter('what was paid out and is taken back makes the balance negative; the next earnings pay it off', async () => {
  const [payment] = expectBody(
    await client.get('/api/admin/payments?q=Harbor&kind=job&sort=createdAt', admin.token),
    200,
  );
  const refund = { amountCents: 2_000, reason: 'The cleaner agreed to it.', fromCleaner: true };
  expectBody(await client.post(`/api/admin/payments/${payment.id}/refund`, refund, admin.token), 200);
  await cleaners.page.goto('/cleaner/payouts');
  await says(cleaners.page, /^Your balance is -\$20\.00$/);
  await cleaners.inOrder('negative-balance');
  const bad = await saveCard(client, host, '4000000000000259');
  const id = await aSubmittedJob(client, cast());
  expectBody(await client.post(`/api/jobs/${id}/checkout`, { paymentMethodId: bad }, host.token), 200);
  await hosts.page.goto(`/jobs/${id}`);
  await says(hosts.page, /^Your bank took back/);
  await hosts.inOrder('charged-back-host');
  await cleaners.page.goto(`/jobs/${id}`);
  await says(cleaners.page, 'The host’s bank took back the payment');
  await cleaners.inOrder('charged-back-cleaner');
  await press(hosts.page, 'Pay again');
  await hosts.page.getByRole('dialog').getByRole('radio', { name: /4242/ }).click();
  await confirm(hosts.page, /^Pay \$/);
  await says(hosts.page, 'You can post jobs again.');
  await eventually(async () => (await earnings()).balanceCents === 9_500, 'the share again, less what was owed');
});

chapter('a host cancels late: three amounts before the click, half to the cleaner', async () => {
  const before = (await earnings()).balanceCents;
  const id = await anAssignedJob(client, cast(), 12);
  const { page, inOrder } = hosts;
  await page.goto(`/jobs/${id}`);
  await press(page, 'Cancel job');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('$60.00', { exact: true }).first().waitFor();
  await inOrder('late-cancel');
  await confirm(page, 'Cancel this job');
  await says(page, /half the agreed price went to your cleaner/);
  await inOrder('late-canceled');
  await eventually(async () => (await earnings()).balanceCents === before + 6_000, 'half the price');
  await cleaners.page.goto(`/jobs/${id}`);
  await says(cleaners.page, /half your price/);
  await cleaners.inOrder('late-cancel-cleaner');
});
