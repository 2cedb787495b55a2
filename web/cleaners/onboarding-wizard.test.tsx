import { screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { shown } from '#web/testing/shown.tsx';
import { keepOnboardingDraft, keepOnboardingReached } from './onboarding-draft.ts';
import { onboardingValues } from './onboarding-values.ts';
import { OnboardingWizard } from './onboarding-wizard.tsx';

const carla: User = {
  id: 'u1',
  email: 'carla@example.com',
  name: 'Carla de la Cruz',
  firstName: 'Carla',
  role: 'CLEANER',
  phone: '(512) 555-0143',
  onboardingCompleted: false,
  ratingAvg: null,
  ratingCount: 0,
  emailVerified: true,
  locale: 'en',
  distanceUnit: 'mi',
  createdAt: '2026-05-06T16:00:00.000Z',
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async () => new Response('{}'));
});

/** What a phone's Back does. */
function PhoneBack() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      phone back
    </button>
  );
}

const open = (at = '/cleaner/onboarding', user = carla) =>
  shown(
    <>
      <OnboardingWizard profile={null} user={user} included={null} nearby={<p>Jobs nearby</p>} />
      <PhoneBack />
    </>,
    { words: ['onboarding', 'cleaner', 'backgroundChecks'], at },
  );
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);

it('begins with the name and phone of signing up', async () => {
  await open();
  expect((await field(/^First name/)).value).toBe('Carla');
  expect((await field(/^Last name/)).value).toBe('de la Cruz');
  expect((await field(/^Phone/)).value).toBe('(512) 555-0143');
});

it('goes back to the first step on a phone’s Back and keeps what was typed, the SSN too', async () => {
  const user = await open();
  await user.type(await field(/^Date of birth/), '1990-05-01');
  await user.type(await field(/^Social Security number/), '123-45-6789');
  await user.type(await field(/^Street address/), '12 Silver Avenue');
  await user.type(await field(/^City/), 'Savannah');
  await user.type(await field(/^State/), 'GA');
  await user.type(await field(/^ZIP code/), '31401');
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  const bio = await field(/^Bio/);
  await user.type(bio, 'Ten years of turnovers.');
  expect(screen.getByText('23 characters, at least 50')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'phone back' }));
  await waitFor(async () => expect((await field(/^Social Security number/)).value).toBe('123-45-6789'));
  expect((await field(/^Street address/)).value).toBe('12 Silver Avenue');
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  expect((await field(/^Bio/)).value).toBe('Ten years of turnovers.');
  await user.click(screen.getByRole('button', { name: 'Previous Step' }));
  expect((await field(/^City/)).value).toBe('Savannah');
});

it('stays in its step after a reload, with what was typed; the SSN is asked once more before all is sent', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 })); // the check costs what it usually does
  keepOnboardingReached(carla.id, 2);
  keepOnboardingDraft(carla.id, { ...onboardingValues(null, carla), bio: 'Ten years of turnovers.' });
  const user = await open('/cleaner/onboarding?step=2');
  expect((await field(/^Bio/)).value).toBe('Ten years of turnovers.');
  await user.type(await field(/^Bio/), ' I bring my own supplies and a good mood.');
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  expect(await screen.findByText(/^Enter your Social Security number once more/)).toBeTruthy();
  expect(screen.queryByText(/^Nothing to type/)).toBeNull();
  await user.type(await field(/^Social Security number/), '123-45-6789');
  await user.click(screen.getByRole('button', { name: 'Save & Proceed to Payment' }));
  // consent is missing: it stays where that is
  expect(screen.getByRole('heading', { name: 'Background Check Verification' })).toBeTruthy();
});

it('a step that nobody has reached is not opened by its address', async () => {
  await open('/cleaner/onboarding?step=3');
  expect(await field(/^First name/)).toBeTruthy();
});

it('who only helps goes on from who they are to the check: nobody reads a bio, a rate or a radius of theirs', async () => {
  const luis: User = { ...carla, id: 'u2', helperOnly: true };
  keepOnboardingReached(luis.id, 1);
  await open('/cleaner/onboarding?step=2', luis);
  expect(await screen.findByText('Everyone who comes along to a job on Freshkey is checked first.')).toBeTruthy();
  expect(screen.getAllByText('Step 2 of 3').length).toBeGreaterThan(0);
  expect(screen.queryByLabelText(/^Bio|^Hourly rate|^Service radius/)).toBeNull();
});

it('begins with the form; the jobs around are one press away', async () => {
  const user = await open();
  expect(await field(/^First name/)).toBeTruthy();
  expect(screen.queryByText('Jobs nearby')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'See what’s open near you first' }));
  expect(screen.getByText('Jobs nearby')).toBeTruthy();
});
