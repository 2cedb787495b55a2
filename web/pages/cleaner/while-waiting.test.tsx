import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { weekdays } from '#contract/states.ts';
import { shown } from '#web/testing/shown.tsx';
import { WhileWaiting } from './while-waiting.tsx';

const free = new Set(['saturday', 'sunday']);
const asGiven = {
  ...{ serviceRadiusKm: 25, daysOff: [], availabilitySavedAt: null, profileImageUrl: null },
  weekly: Object.fromEntries(weekdays.map((day) => [day, { available: !free.has(day), start: '09:00', end: '17:00' }])),
};
const saved = { ...asGiven, availabilitySavedAt: '2026-06-01T12:00:00.000Z' };

it.each([
  ['Set radius and hours', asGiven],
  ['Add a profile photo', saved],
  ['See jobs near you', { ...saved, profileImageUrl: '/photos/face' }],
] as const)('who waits for the check is offered one thing that is not done yet: %s', async (offer, profile) => {
  // it reads nothing else of a profile
  await shown(<WhileWaiting profile={profile as unknown as CleanerProfile} />, { words: ['backgroundChecks'] });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([offer]);
});
