import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Today } from '#contract/today.ts';
import { shown } from '#web/testing/shown.tsx';
import { DayDone } from './day-done.tsx';

const job = (title: string, status: string, startTime: string) => ({
  ...{ id: title, title, status, timeZone: 'America/New_York', cleanerId: 'cleo', can: [], startTime },
  ...{ payoutCents: 8000, hostFeeCents: 500, cleanerFeeCents: 500, couldNotClean: false, confirmBy: null },
  endTime: startTime.replace('T16', 'T19'),
  property: { id: title, title, address: 'Savannah, GA 31401' },
});
const place = { latitude: 32, longitude: -81 };
const leg = { fromJobId: null, km: 4, minutes: 30, spareMinutes: null, leaveBy: '2026-11-28T15:30:00Z' };
const next = job('Dune House', 'ASSIGNED', '2026-11-28T16:00:00Z');
const later = job('Pier Studio', 'ASSIGNED', '2026-11-30T16:00:00Z');
// all that the day reads of it
const today = {
  ...{ date: '2026-11-27', home: place, check: null, toAnswer: [], requests: [], requestCount: 0, busy: [] },
  ...{ timeZone: 'America/New_York', routeKm: 4, receivesCents: 7500, next, nextLeg: leg },
  stops: [{ job: job('Loft', 'SUBMITTED', '2026-11-27T16:00:00Z'), place, leg, tasks: { settled: 3, total: 3 } }],
} as unknown as Today;
const money = { balanceCents: 0, pendingCents: 0, arrivedCents: 0, monthEarnedCents: 0, waitsForHostCents: 0 };

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-27T22:00:00Z'));
  vi.stubGlobal('fetch', async () =>
    Response.json({
      ...{ week: [next, later], busy: [], timeZone: 'America/New_York', availableJobs: 6, activeBids: 2 },
      ...{ clientRequests: 0, jobsCompleted: 4, money },
    }),
  );
});
afterEach(() => vi.restoreAllMocks());

it('after the last job: when to leave for the next one, and what the week brings; no way is left to be drawn', async () => {
  await shown(<DayDone today={today} foot={null} />, { words: ['today', 'cleaner', 'jobs', 'hiring'] });
  expect(screen.getByText('That’s it for today')).toBeTruthy();
  expect((await screen.findByText(/^Leave by/)).textContent?.replaceAll(/\s/g, ' ')).toContain('Leave by 10:30 AM');
  expect(screen.getAllByRole('link', { name: 'Dune House' })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Pier Studio' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Coming up' }).parentElement?.textContent).toContain('$150.00');
  expect(screen.queryByRole('img')).toBeNull();
});
