import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import type { BackgroundCheckStatus } from '#contract/states.ts';
import { shown } from '#web/testing/shown.tsx';
import { PhoneDashboard } from './phone-dashboard.tsx';

/** The list of jobs to a cleaner whose check stands so; all that it reads of them. */
async function jobsOf(backgroundCheckStatus: BackgroundCheckStatus) {
  vi.stubGlobal('fetch', async () => Response.json(null));
  const profile = { backgroundCheckStatus } as unknown as CleanerProfile;
  const user = { id: 'v', firstName: 'Victor', role: 'CLEANER' } as unknown as User;
  const words = ['cleaner', 'shell', 'jobs', 'findJobs'];
  await shown(<PhoneDashboard {...{ user, profile }} />, { words, at: '/cleaner/jobs' });
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
