import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TimelineCleaning, TimelineRow, TimelineStay } from '#contract/timeline.ts';
import { keepActingFor } from '#web/platform/acting-for.ts';
import { fetchRights } from '#web/platform/may.ts';
import { shown } from '#web/testing/shown.tsx';
import { TimelineLegend } from './timeline-legend.tsx';
import { gapsOf } from './timeline-rows.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  keepActingFor(null);
});

const waiting = (day: number): TimelineCleaning => ({
  ...{ id: `job-${day}`, status: 'OPEN', cleanerName: null, bidCount: 1, waitsFor: 'choice' },
  ...{ startTime: `2026-11-${day}T16:00:00Z`, endTime: `2026-11-${day}T20:00:00Z` },
});
const rowOf = (cleanings: TimelineCleaning[]): TimelineRow => ({
  property: {
    ...{ id: 'dune', title: 'Dune House', city: null, bedrooms: 1, bathrooms: 1 },
    ...{ timeZone: 'America/New_York', checkOutTime: '11:00', checkInTime: '16:00' },
  },
  ...{ stays: [], closures: [], cleanings },
});

it('explains no more states than there are, each look by its own word', async () => {
  const booked = { ...waiting(24), status: 'ASSIGNED', waitsFor: null, cleanerName: 'Cleo' } as TimelineCleaning;
  await shown(<TimelineLegend rows={[rowOf([...[23, 26].map(waiting), booked])]} />, { words: ['timeline'] });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Needs you',
    'Needs you later',
    'Cleaner booked',
  ]);
});

it('explains a check-out that nobody cleans after', async () => {
  const stay = {
    ...{ id: 'stay-1', platform: 'airbnb', guestName: null, numberOfGuests: null, bookingStatus: 'confirmed' },
    ...{ checkInDate: '2026-11-25', checkOutDate: '2026-11-28', jobId: null, missing: false, overlaps: [] },
    cleaning: { code: 'off' },
  } as unknown as TimelineStay; // all that is drawn
  await shown(<TimelineLegend rows={[{ ...rowOf([]), stays: [stay] }]} />, { words: ['timeline'] });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['No cleaning yet']);
});

it('tells a viewer of the team nothing of marks that are not drawn for them', async () => {
  keepActingFor({ id: 'host', name: 'Hanna Weiss', role: 'VIEWER', some: false });
  await fetchRights();
  await shown(<TimelineLegend rows={[rowOf([23, 26].map(waiting))]} />, { words: ['timeline'] });
  expect(screen.queryByText(/^Needs you/)).toBeNull();
});

it('draws the same cleaning alike in every window, whatever else is in sight', () => {
  const t = ((key: string) => key) as unknown as Parameters<typeof gapsOf>[1]['t']; // the words do not matter here
  const laterOf = (days: number[], firstDate: string, id: string) =>
    gapsOf(rowOf(days.map(waiting)), { t, language: 'en', now: Date.now(), firstDate }).find(({ key }) => key === id)
      ?.later;
  for (const firstDate of ['2026-11-01', '2026-11-22', '2026-11-26'])
    expect([laterOf([22, 23, 24, 25, 28], firstDate, 'job-28'), laterOf([28], firstDate, 'job-28')]).toEqual([
      true,
      true,
    ]);
  expect(laterOf([20, 21, 22, 23, 24], '2026-11-01', 'job-24')).toBe(false);
});
