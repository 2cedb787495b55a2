import assert from 'node:assert/strict';
import { utcToZoned } from '#contract/zoned-time.ts';
import { chapter } from '../chapter.ts';
import { press, says, story, typeCard, typeCode } from './story.ts';

const email = 'hanna.browser@example.com';

chapter('the host signs up with the code in the mail; an empty form says what is missing', async () => {
  const { page, inOrder } = story.host;
  await page.goto('/auth?role=host');
  await page
    .getByRole('tab', { name: 'Register' })
    .or(page.getByRole('radio', { name: 'Register' }))
    .first()
    .click();
  await press(page, 'Send code');
  await says(page, 'Name is required');
  await says(page, 'Email is required');
  await inOrder('register-empty');
  await page.getByLabel('Full name').fill('Hanna Browser');
  await page.getByLabel('Email').fill('hanna.browser');
  await press(page, 'Send code');
  await says(page, 'Invalid email address');
  assert.equal(await page.getByLabel('Full name').inputValue(), 'Hanna Browser');
  await page.getByLabel('Email').fill(email);
  await press(page, 'Send code');
  await typeCode(page, email);
  await page.waitForURL('**/host/dashboard');
  await says(page, 'Add a payment method to start posting jobs and hiring cleaners.');
  await inOrder('host-dashboard-new');
});

chapter('the host adds a card that is declined, then one that pays', async () => {
  const { page, inOrder } = story.host;
  await press(page, /add (a )?payment method|add a? ?card/i);
  await typeCard(page, '4000000000000002', 'Save card');
  await says(page, 'Your card was declined.');
  await inOrder('card-declined');
  await typeCard(page, '4242424242424242', 'Save card');
  await says(page, 'Card saved');
  await page.getByText('Add a payment method to start posting jobs').waitFor({ state: 'detached' });
  await inOrder('host-dashboard-card');
});

chapter('the host posts a job at a property added on the way', async () => {
  const { page, inOrder } = story.host;
  await page.goto('/host/post-job');
  await page.getByLabel('Title').fill('Harbor House');
  await press(page, /^Add property$/i);
  await says(page, 'Address is required');
  assert.equal(await page.getByLabel('Title').inputValue(), 'Harbor House');
  await inOrder('post-job-property');
  await page.getByLabel('Address').fill('200 Congress Ave, Austin, TX 78701');
  await press(page, /^Add property$/i);
  await says(page, 'Property Added');
  await press(page, 'Post Job');
  await says(page, 'Start time is required');
  await inOrder('post-job-empty');
  await page.getByLabel('Start').fill(inAustin(1));
  await page.getByLabel('End').fill(inAustin(4));
  await page.getByLabel('Budget').fill('120.50');
  await page.getByLabel('Special instructions').fill('Mind the cat.');
  await inOrder('post-job-filled');
  await press(page, 'Post Job');
  await page.waitForURL(/\/jobs\/[\da-f-]{36}$/);
  story.jobPath = new URL(page.url()).pathname;
  await says(page, 'Job Posted');
  await says(page, '$120.50');
  await inOrder('job-open-host');
});

/** That many hours from now on the clock of Austin, as the field takes it. */
function inAustin(hours: number): string {
  return utcToZoned(new Date(Date.now() + hours * 3_600_000).toISOString(), 'America/Chicago');
}
