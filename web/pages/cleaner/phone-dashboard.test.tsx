import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { BackgroundCheckStatus } from '#contract/states.ts';
import { shown } from '#web/testing/shown.tsx';
import { PhoneDashboard } from './phone-dashboard.tsx';

/** The list of jobs to a cleaner whose check stands so; all that it reads of them. */
async function jobsOf(backgroundCheckStatus: BackgroundCheckStatus, language: LanguageCode = 'en') {
  vi.stubGlobal('fetch', async () => Response.json(null));
  const profile = { backgroundCheckStatus } as unknown as CleanerProfile;
  const user = { id: 'v', firstName: 'Victor', role: 'CLEANER' } as unknown as User;
  const words = ['cleaner', 'shell', 'jobs', 'findJobs'];
  await shown(<PhoneDashboard {...{ user, profile }} />, { words, language, at: '/cleaner/jobs' });
}

it('leads to no other list of jobs whom the check has shut out', async () => {
  await jobsOf('REJECTED');
  expect(await screen.findByText(/Your check was rejected/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Recommended' })).toBeNull();
});

it('leads who waits for the check to both', async () => {
  await jobsOf('PASSED');
  expect(await screen.findByRole('link', { name: /Recommended/ })).toBeTruthy();
});

it('leads to what is recommended from the first moment, however much more is open: nothing moves once that is known', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(
      path.startsWith('/api/cleaner/overview') ? { availableJobs: 1 } : path.includes('recommended') ? [{}] : [],
    ),
  );
  // all that the list reads of them
  const profile = { backgroundCheckStatus: 'APPROVED' } as unknown as CleanerProfile;
  const user = { id: 'v', firstName: 'Victor', role: 'CLEANER' } as unknown as User;
  await shown(<PhoneDashboard {...{ user, profile }} />, {
    words: ['cleaner', 'shell', 'jobs', 'findJobs'],
    at: '/cleaner/jobs',
  });
  expect(screen.getByRole('link', { name: /^Recommended/ })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /^Recommended\s*1$/ })).toBeTruthy();
});

it('is headed by what is looked for, where the bar has room for one word only', async () => {
  await jobsOf('PASSED', 'de');
  expect(await screen.findByRole('heading', { level: 1, name: /finden$/ })).toBeTruthy();
});
