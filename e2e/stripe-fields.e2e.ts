import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aBrowser, aWindow } from './chromium.ts';
import { standInScript } from './stripe-fields/stand-in-script.ts';
import { aStripeHouse } from './stripe-fields/stripe-house.ts';

// The screens as production serves them, its Content-Security-Policy included, with a script of ours in place of Stripe's.

const browser = await aBrowser();
after(() => browser.close());
const stripe = await aStripeHouse();

const script = 'https://js.stripe.com/**';

async function hostWindow(token: string) {
  const window = await aWindow(browser, { url: stripe.url, token });
  await window.page.exposeFunction('standIn', stripe.standIn);
  await window.page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: standInScript }));
  return window;
}

test('a host saves a card in the provider’s fields and pays with it, the bank’s question included', async () => {
  const { host, job } = await aSubmittedJob(stripe.house, { card: null });
  const { page, faults } = await hostWindow(host.token);
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole('button', { name: 'Pay & Close Job' }).click();
  await page.getByLabel('Card number').fill('4000 0000 0000 0002');
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.getByText('Your card was declined by its bank.').first().waitFor();
  await page.getByLabel('Card number').fill('4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.getByRole('button', { name: 'Pay $125.00' }).click();
  await page.getByText('Answer in the window your bank opened.').waitFor();
  await page.frameLocator('iframe').getByRole('button', { name: 'Complete authentication' }).click();
  await page.getByText('Job paid').first().waitFor();
  const { body } = await stripe.house.get(`/api/jobs/${job.id}`, host.token);
  assert.equal(body.status, 'PAID');
  const others = faults.filter((fault) => !/^foreign host: https:\/\/js\.stripe\.com\/\w+\/stripe\.js$/.test(fault));
  assert.deepEqual(others, []);
  assert.ok(faults.length > 0, 'the script came from js.stripe.com');
});

test('Stripe’s script is loaded for its fields and on no other screen', async () => {
  const { host } = await aSubmittedJob(stripe.house, { card: null });
  const { page, inOrder } = await hostWindow(host.token);
  await page.goto('/host/dashboard?tab=billing');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await inOrder('billing-production');
});

test('a blocked script is said, and Retry brings the fields', async () => {
  const { host } = await aSubmittedJob(stripe.house, { card: null });
  const { page } = await hostWindow(host.token);
  const block = (route: { abort(): Promise<void> }) => route.abort();
  await page.route(script, block);
  await page.goto('/host/dashboard?tab=billing');
  await page.getByRole('button', { name: 'Add' }).first().click();
  await page.getByText('We couldn’t load the card fields').waitFor();
  await page.unroute(script, block);
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.getByText('Visa ending in 4242').first().waitFor();
});
