import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { weekdays } from '#contract/states.ts';
import { shown } from '#web/testing/shown.tsx';
import { CleanerSteps } from './cleaner-steps.tsx';

afterEach(cleanup);

const free = new Set(['saturday', 'sunday']);
const weekly = Object.fromEntries(
  weekdays.map((day) => [day, { available: !free.has(day), start: '09:00', end: '17:00' }]),
);

/** The steps of somebody whose profile says so; all that these steps read of it. */
async function stepsOf(profile: Partial<CleanerProfile> | null) {
  vi.stubGlobal('fetch', async () => Response.json({}));
  const given = profile && { serviceRadiusKm: 25, weekly, daysOff: [], ...profile };
  // the steps read nothing else of it
  await shown(<CleanerSteps profile={given as CleanerProfile | null} />, { words: ['cleaner', 'jobs'] });
  const path = within(screen.getByRole('region', { name: 'Four steps to your first bid' }));
  const current = path.getAllByRole('listitem').find((step) => step.getAttribute('aria-current') === 'step');
  return { current: current?.textContent, links: path.queryAllByRole('link').map((link) => link.textContent) };
}

it('begins with the profile, before which nothing else can be done', async () => {
  const { current, links } = await stepsOf(null);
  expect(current).toContain('Tell hosts who you are');
  expect(links).toEqual(['Complete profile']);
  // before anybody types in their Social Security number
  expect(screen.getByText('$39.00, paid by you, valid for 12 months. Usually takes 1-3 business days.')).toBeTruthy();
});

it('goes on with the check; while others have it in hand, with what can be done meanwhile', async () => {
  const begun = await stepsOf({ onboardingCompleted: true, backgroundCheckStatus: null });
  expect(begun.current).toContain('Pass the background check');
  expect(begun.links).toContain('Complete background check');
  cleanup();
  const waiting = await stepsOf({ onboardingCompleted: true, backgroundCheckStatus: 'IN_PROGRESS' });
  expect(waiting.current).toContain('Set your radius and working hours');
  expect(waiting.links).toEqual(['View background check', 'Set hours', 'Browse jobs']);
  cleanup();
  const availabilitySavedAt = '2026-06-01T12:00:00.000Z';
  const idle = await stepsOf({ onboardingCompleted: true, backgroundCheckStatus: 'PASSED', availabilitySavedAt });
  expect(idle.current).toContain('Your check is under admin review.');
});

it('then asks for radius and hours, and last for the first bid', async () => {
  const approved = { onboardingCompleted: true, backgroundCheckStatus: 'APPROVED' } as const;
  expect((await stepsOf(approved)).current).toContain('Set your radius and working hours');
  cleanup();
  // a radius alone, as one gives it with the profile, says nothing of the hours
  expect((await stepsOf({ ...approved, serviceRadiusKm: 40 })).current).toContain('Set your radius and working hours');
  cleanup();
  const saved = { ...approved, availabilitySavedAt: '2026-06-01T12:00:00.000Z' };
  expect((await stepsOf(saved)).current).toContain('Place your first bid');
});

it('names no steps to a bid to whom the check has shut out', async () => {
  const rejected = { onboardingCompleted: true, backgroundCheckStatus: 'REJECTED' } as CleanerProfile;
  await shown(<CleanerSteps profile={rejected} />, { words: ['cleaner', 'jobs'] });
  expect(screen.getByRole('link', { name: 'contact support' })).toBeTruthy();
  expect(screen.queryByText('Four steps to your first bid')).toBeNull();
});
