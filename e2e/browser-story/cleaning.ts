import assert from 'node:assert/strict';
import { chapter } from '../chapter.ts';
import { press, says, story, typeCard, typeCode } from './story.ts';

const email = 'carla.browser@example.com';

chapter('the cleaner signs up on a phone and is asked for a profile', async () => {
  const { page, inOrder } = story.cleaner;
  await page.goto('/auth?role=cleaner');
  await page
    .getByRole('tab', { name: 'Register' })
    .or(page.getByRole('radio', { name: 'Register' }))
    .first()
    .click();
  await page.getByLabel('Full name').fill('Carla Browser');
  await page.getByLabel('Email').fill(email);
  await inOrder('register-cleaner');
  await press(page, 'Send code');
  await typeCode(page, email);
  await page.waitForURL('**/cleaner/dashboard');
  await says(page, 'Complete Your Profile');
  await inOrder('cleaner-dashboard-new');
});

chapter('onboarding takes four steps and keeps what was typed', async () => {
  const { page, inOrder } = story.cleaner;
  await page.getByRole('link', { name: 'Complete profile' }).click();
  await page.waitForURL('**/cleaner/onboarding');
  await page.getByLabel('Last name').fill('Browser');
  await page.getByLabel('First name').fill('');
  await press(page, 'Next Step');
  await says(page, 'Please check your information');
  assert.equal(await page.getByLabel('Last name').inputValue(), 'Browser');
  await inOrder('onboarding-invalid');
  const answers = {
    'First name': 'Carla',
    'Last name': 'Browser',
    'Date of birth': '1990-04-12',
    Phone: '(512) 555-0143',
    'Social Security number': '123-45-6789',
    'Street address': '9 Hidden Lane',
    City: 'Austin',
    State: 'TX',
    'ZIP code': '78704',
  };
  for (const [label, answer] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(answer);
  await press(page, 'Next Step');
  await page.getByLabel('Bio').fill('Ten years of turnovers, spotless bathrooms and beds with sharp corners.');
  await inOrder('onboarding-professional');
  await press(page, 'Next Step');
  await page.getByRole('checkbox', { name: 'I consent to a background check' }).check();
  await page.getByRole('checkbox', { name: 'I accept the terms and the privacy policy' }).check();
  await inOrder('onboarding-check');
  await press(page, 'Save & Proceed to Payment');
  await says(page, 'Profile Updated');
  await inOrder('onboarding-payment');
  await page
    .getByRole('link', { name: /^Proceed to Payment/ })
    .or(page.getByRole('button', { name: /^Proceed to Payment/ }))
    .first()
    .click();
  await page.waitForURL('**/background-check?step=disclosure');
});

chapter('the background check: disclosure, form, payment, and the admin’s word', async () => {
  const { page, inOrder } = story.cleaner;
  await page.getByRole('button', { name: 'Agree and continue' }).waitFor();
  await inOrder('background-check');
  await press(page, 'Agree and continue');
  await says(page, 'You must consent to background check');
  await page.getByRole('checkbox').check();
  await inOrder('background-check-disclosure');
  await press(page, 'Agree and continue');
  // known from before: looked over, and typed only where it has changed
  await says(page, 'Carla');
  await inOrder('background-check-summary');
  await press(page, /^Edit$/);
  await page.getByLabel('First name').waitFor();
  await inOrder('background-check-form');
  await press(page, 'Continue to payment');
  await page.getByLabel('Card number').waitFor();
  await inOrder('background-check-payment');
  await typeCard(page, '4242424242424242', /^Pay \$39/);
  await says(page, 'Your background check is under admin review');
  await inOrder('background-check-passed');
});

chapter('the admin signs in with a password and approves the cleaner', async () => {
  const { admin, cleaner } = story;
  const { page, inOrder } = admin;
  const { body: accounts } = await story.client.get('/dev/accounts');
  const { email: adminEmail, password } = accounts.find(({ role }: { role: string }) => role === 'ADMIN');
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(adminEmail);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  // the details of a refused call go to the console, as specified
  admin.expect(/login\/password refused|Login failed/);
  await press(page, 'Sign In');
  await says(page, 'Invalid credentials');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign In');
  await page.waitForURL('**/admin/dashboard');
  await inOrder('admin-dashboard');
  await page.goto('/admin/background-checks');
  await page.getByLabel('Name or email').fill(email);
  await page.waitForURL(/[?&]q=/);
  await page.getByText('Carla Browser').filter({ visible: true }).first().click();
  await page.getByLabel('Reason').fill('All clear');
  await inOrder('admin-check');
  await press(page, 'Approve');
  await says(page, 'Decision Recorded');
  await cleaner.page.reload();
  await says(cleaner.page, 'You’re verified');
  await cleaner.inOrder('background-check-approved');
});

chapter('the cleaner finds the job and bids', async () => {
  const { page, inOrder } = story.cleaner;
  await page.goto('/cleaner/dashboard');
  await says(page, 'Verified');
  await inOrder('cleaner-dashboard');
  await page.getByRole('navigation', { name: 'Your work' }).getByRole('link', { name: 'Find jobs' }).click();
  await says(page, /Austin/);
  await inOrder('cleaner-available');
  await page.goto(story.jobPath);
  await page.getByRole('heading', { name: 'Place your bid' }).scrollIntoViewIfNeeded();
  await page.getByLabel('Your price').fill('20');
  await press(page, 'Submit bid');
  await says(page, 'Minimum bid is $30');
  await page.getByLabel('Your price').fill('110.50');
  await page.getByLabel('Message to the host').fill('I live two streets away.');
  await inOrder('job-bid');
  await press(page, 'Submit bid');
  await says(page, 'Bid Submitted');
  await inOrder('job-bid-sent');
});

chapter('the host’s open page shows the bid by itself, the bell counts it and its panel says whose it is', async () => {
  const { page, inOrder } = story.host;
  // The page has been open since the job was posted: nobody reloads it.
  await says(page, 'Carla Browser');
  await says(page, '$110.50');
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await says(page, 'New bid: $110.50');
  await inOrder('notifications-panel');
  await page.getByRole('link', { name: /New bid/ }).click();
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});
