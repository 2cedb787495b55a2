import assert from 'node:assert/strict';
import { aPhoto } from '../a-photo.ts';
import { chapter } from '../chapter.ts';
import { press, says, story, typeCard } from './story.ts';

chapter('the host compares two bids and chooses a first and a second', async () => {
  const { client, host, jobPath, backup } = story;
  const bruno = await backup;
  const bid = { amountCents: 10_000, message: 'I can start right away.' };
  assert.equal((await client.post(`/api${jobPath}/bids`, bid, bruno.token)).status, 201);
  const { page, inOrder } = host;
  await page.reload();
  const choiceFor = (name: string) => page.getByLabel(`Choice for ${name}`);
  await choiceFor('Carla Browser').getByText('1st').click();
  await choiceFor('Bruno Backup').getByText('2nd').click();
  await says(page, 'You pay $105.00 if Bruno Backup does it.');
  await inOrder('job-compare');
  await press(page, 'Accept Carla Browser for $115.50');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept Carla Browser for $115.50' }).click();
  await says(page, 'Cleaners Selected');
  await says(page, 'Assigned');
  await inOrder('job-assigned-host');
});

chapter('the cleaner starts, ticks the list and sends photos', async () => {
  const { page, inOrder } = story.cleaner;
  await page.goto(story.jobPath);
  await says(page, '200 Congress Ave');
  await inOrder('job-assigned-cleaner');
  await press(page, 'Start Job');
  // on a phone the work comes step by step; this goes the way of the whole page
  await page.getByRole('navigation', { name: 'Steps of this job' }).waitFor();
  await inOrder('job-step');
  await page.getByRole('link', { name: 'Details', exact: true }).click();
  await says(page, 'In progress');
  await anHourPasses();
  await inOrder('job-missing');
  const tasks = page.getByRole('checkbox');
  const count = await tasks.count();
  assert.ok(count >= 5);
  for (let index = 0; index < count; index++) await tasks.nth(index).click();
  await says(page, `${count} of ${count} done`);
  for (const [type, colour] of [
    ['Before', 'tan'],
    ['After', 'teal'],
  ] as const) {
    await page.getByRole('radio', { name: type, exact: true }).click();
    const file = { name: `${type}.jpg`, mimeType: 'image/jpeg', buffer: await aPhoto(colour) };
    await page.getByLabel(/Choose photos/).setInputFiles(file);
  }
  await press(page, 'Upload 2 photos');
  await says(page, 'Photo Uploaded');
  await says(page, '2 photos');
  await inOrder('job-working');
  await press(page, 'Submit Completion');
  await press(page, 'Submit work');
  await says(page, 'The host can pay now');
  await inOrder('job-submitted-cleaner');
});

/** Work is not handed in before the job's start: the host moves the clock, and the cleaner's open page follows. */
async function anHourPasses(): Promise<void> {
  const { page, inOrder } = story.host;
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Move the clock' }).click();
  await says(page, /^The time here is/);
  await inOrder('move-clock');
  await press(page, 'One hour ahead');
  await says(page, 'Clock moved ahead');
  await page.keyboard.press('Escape');
  await story.cleaner.page.getByRole('button', { name: 'After photo missing' }).waitFor();
}

chapter('the host looks at the photos and pays; a card without funds is refused first', async () => {
  const { page, inOrder } = story.host;
  await page.goto(story.jobPath);
  await says(page, 'Photo documentation');
  await inOrder('job-submitted-host');
  await press(page, 'Pay & Close Job');
  await says(page, '$115.50');
  await inOrder('checkout');
  await press(page, 'Add another card');
  await typeCard(page, '4000000000009995', 'Save card');
  await press(page, 'Pay $115.50');
  await says(page, 'There isn’t enough money on this card.');
  await inOrder('checkout-declined');
  await page
    .getByText(/ending in 4242/)
    .first()
    .click();
  await press(page, 'Pay $115.50');
  await says(page, 'Job paid');
  await inOrder('job-paid-host');
});

chapter('both write a review, the host with a tip', async () => {
  const { host, cleaner } = story;
  const stars = (page: typeof host.page, label: string) => page.getByRole('radiogroup', { name: label });
  await host.page.goto(story.jobPath);
  await host.page.getByRole('button', { name: '$10.00', exact: true }).click();
  await press(host.page, 'Tip $10.00');
  await says(host.page, 'Your tip of $10.00 goes to the cleaner.');
  await stars(host.page, 'Overall rating').getByRole('radio', { name: '5 stars' }).check();
  await host.page.getByLabel('Comment').fill('Spotless, as always.');
  await host.inOrder('review-host');
  await press(host.page, 'Submit review');
  await says(host.page, 'Review Submitted');
  await host.inOrder('reviewed-host');
  await cleaner.page.goto(story.jobPath);
  await stars(cleaner.page, 'Overall rating').getByRole('radio', { name: '4 stars' }).check();
  // the host's review and tip have been told to the page by then, and move nothing under the press
  await cleaner.inOrder('review-cleaner');
  await press(cleaner.page, 'Submit review');
  await says(cleaner.page, 'Review Submitted');
  await cleaner.inOrder('reviewed-cleaner');
  await cleaner.page.goto('/cleaner/payouts');
  await says(cleaner.page, '$115.50');
  await cleaner.inOrder('cleaner-earnings');
});

chapter('the admin approves one review and rejects the other with a reason', async () => {
  const { page, inOrder } = story.admin;
  await page.goto('/admin/legacy');
  await says(page, 'Spotless, as always.');
  await inOrder('moderation');
  const reviewOf = (author: string) =>
    page
      .locator('div')
      .filter({ hasText: `${author} about` })
      .filter({ has: page.getByRole('button', { name: 'Reject' }) })
      .last();
  await reviewOf('Hanna Browser').getByRole('button', { name: 'Approve' }).click();
  await says(page, 'Review Moderated');
  await page.getByText('Spotless, as always.').waitFor({ state: 'detached' });
  await reviewOf('Carla Browser').getByRole('button', { name: 'Reject' }).click();
  await press(page, 'Reject review');
  await says(page, 'Rejection Reason Required');
  await page.getByLabel('Reason').fill('It says nothing.');
  await press(page, 'Reject review');
  await page.getByText('Carla Browser about').waitFor({ state: 'detached' });
  await inOrder('moderated');
  await story.cleaner.page.goto(story.jobPath);
  await says(story.cleaner.page, 'Why it wasn’t published: It says nothing.');
  await says(story.cleaner.page, 'Spotless, as always.');
  await story.cleaner.inOrder('reviews-both');
});

// last, because the admin is logged out by then
chapter('once the hold is over, the cleaner has it paid out at once, with the fee said first', async () => {
  const { client, cleaner } = story;
  const { page, inOrder } = cleaner;
  assert.equal((await client.post('/dev/clock', { advanceSeconds: 72 * 3600 })).status, 200);
  await page.goto('/cleaner/payouts');
  await press(page, 'Set up payouts');
  await press(page, 'Use a test bank account');
  await press(page, 'Get it now');
  await page.getByLabel('Amount').fill('50');
  await says(page, '−$0.75');
  await says(page, '$49.25');
  await inOrder('first-payout-fee');
  await page.getByRole('dialog').getByRole('button', { name: 'Pay out $50.00' }).click();
  const list = page.locator('section').filter({ hasText: 'Your payouts' });
  await list.getByText('Instant payout').waitFor();
  await list.getByText('Paid', { exact: true }).waitFor();
  await inOrder('first-payout');
});
