import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { OwnStats } from './own-stats.tsx';

const stats = (backgroundCheckStatus: string | null, more = {}) => {
  // all that the figures read of a profile and an account
  const profile = { backgroundCheckStatus, hourlyRate: 25, serviceRadiusKm: 40, city: null, ...more } as never;
  const user = { ratingAvg: null, ratingCount: 0 } as never;
  return shown(<OwnStats user={user} profile={profile} />, { words: ['cleaner', 'common', 'backgroundChecks'] });
};

it.each([
  [null, 'You haven’t started yet'],
  ['PENDING', 'Complete payment to start verification'],
  ['IN_PROGRESS', 'Your background check is in progress'],
  ['PASSED', 'Your background check is under admin review'],
])('says of a check that is %s that it is pending, and what it waits for', async (status, why) => {
  await stats(status);
  expect(await screen.findByText('Pending')).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
});

it.each([
  ['FAILED', 'Not passed'],
  ['REJECTED', 'Rejected'],
  ['APPROVED', 'Verified'],
])('says how a check that is %s ended', async (status, word) => {
  await stats(status);
  expect(await screen.findByText(word)).toBeTruthy();
});

it('says when an approval has run out', async () => {
  await stats(null, { checkExpiredAt: '2026-11-24T12:00:00.000Z' });
  expect(await screen.findByText('Expired')).toBeTruthy();
});
