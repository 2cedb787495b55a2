import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { AccountStatusBadge } from './account-status-badge.tsx';

it.each([
  ['pending', 'REJECTED', 'Rejected'],
  ['pending', null, 'Pending'],
  ['suspended', 'REJECTED', 'Suspended'],
  ['active', 'APPROVED', 'Active'],
] as const)('of a %s account with a check %s it says “%s”', async (status, backgroundCheckStatus, word) => {
  await shown(<AccountStatusBadge user={{ status, backgroundCheckStatus }} />, { words: ['adminLists'] });
  expect(screen.getByText(word)).toBeTruthy();
});
