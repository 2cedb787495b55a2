import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { weekdays } from '#contract/states.ts';
import { shown } from '#web/testing/shown.tsx';
import { Day } from './day.tsx';

const today = {
  ...{ date: '2026-11-27', home: null, check: null, toAnswer: [], requests: [], requestCount: 0, busy: [], next: null },
  ...{ timeZone: 'America/New_York', routeKm: null, receivesCents: 0, stops: [] },
  askedToHelp: [{ id: 'i', cleaner: 'Carlos', expiresAt: '2099-11-30T16:00:00Z' }],
};
const weekly = Object.fromEntries(weekdays.map((day) => [day, { available: false, start: null, end: null }]));
const profile = {
  ...{ backgroundCheckStatus: 'APPROVED', onboardingCompleted: true, serviceRadiusKm: 25 },
  ...{ weekly, daysOff: [] },
};
const answers: Record<string, unknown> = {
  '/api/cleaner/today': today,
  '/api/cleaner/overview': { week: [], jobsCompleted: 0, clientRequests: 0 },
  '/api/cleaner/bids': [],
  '/api/config': { fees: { backgroundCheckCents: 3900 } },
  '/api/cleaner/profile': profile,
};

it('who has asked a new cleaner to help stands above their first steps, not in their place', async () => {
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path.replace(/\?.*/, '')] ?? {}));
  await shown(<Day />, { words: ['today', 'cleaner', 'helpers', 'jobs'] });
  expect(await screen.findByRole('region', { name: 'Four steps to your first bid' })).toBeTruthy();
  expect(await screen.findByText(/Carlos.* would like to bring you along/)).toBeTruthy();
});
