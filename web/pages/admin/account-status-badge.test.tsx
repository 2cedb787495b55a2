import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { AccountStatusBadge } from './account-status-badge.tsx';

const cleaner = { role: 'CLEANER', emailVerified: true, onboardingCompleted: true } as const;

it.each([
  ['pending', 'REJECTED', 'Rejected'],
  ['pending', null, 'No check yet'],
  ['pending', 'PENDING', 'Check not started'],
  ['pending', 'IN_PROGRESS', 'Waiting for check result'],
  ['pending', 'FAILED', 'Check to review'],
  ['pending', 'APPROVED', 'Check expired'],
  ['suspended', 'REJECTED', 'Suspended'],
  ['active', 'APPROVED', 'Active'],
] as const)('of a %s account with a check %s it says “%s”', async (status, backgroundCheckStatus, word) => {
  await shown(<AccountStatusBadge user={{ ...cleaner, status, backgroundCheckStatus }} />, { words: ['adminLists'] });
  expect(screen.getByText(word)).toBeTruthy();
});

it.each([
  [{ emailVerified: false }, 'Email not confirmed'],
  [{ onboardingCompleted: false }, 'Sign-up not finished'],
  [{ role: 'ADMIN' }, 'No access'],
] as const)('says what comes before a check: %o', async (given, word) => {
  const user = { ...cleaner, status: 'pending', backgroundCheckStatus: null, ...given } as const;
  await shown(<AccountStatusBadge user={user} />, { words: ['adminLists'] });
  expect(screen.getByText(word)).toBeTruthy();
});
