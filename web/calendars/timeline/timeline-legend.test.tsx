import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TimelineCleaning, TimelineRow } from '#contract/timeline.ts';
import { shown } from '#web/testing/shown.tsx';
import { TimelineLegend } from './timeline-legend.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

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

it('explains the quiet marks where more needs its host than may stand out, and none otherwise', async () => {
  await shown(<TimelineLegend rows={[rowOf([22, 23, 24, 25].map(waiting))]} />, { words: ['timeline'] });
  expect(screen.getByText('Needs you').className).not.toBe(screen.getByText('Needs you later').className);
});

it('says nothing of quiet marks where all stand out, those of the past among them', async () => {
  await shown(<TimelineLegend rows={[rowOf([20, 21, 22, 23, 24].map(waiting))]} />, { words: ['timeline'] });
  expect(screen.getByText('Needs you')).toBeTruthy();
  expect(screen.queryByText('Needs you later')).toBeNull();
});
