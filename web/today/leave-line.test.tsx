import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Stop } from '#contract/today.ts';
import { shown } from '#web/testing/shown.tsx';
import { LeaveLine } from './leave-line.tsx';

const stop = {
  job: {
    ...{ status: 'ASSIGNED', timeZone: 'America/New_York' },
    ...{ startTime: '2026-11-22T16:00:00Z', endTime: '2026-11-22T20:00:00Z' },
  },
  leg: { leaveBy: '2026-11-22T15:20:00Z' },
} as unknown as Stop; // all that the line reads

afterEach(() => vi.restoreAllMocks());

it.each([
  ['2026-11-22T15:06:00Z', 'Leave by 10:20 AM, in 14 minutes'],
  ['2026-11-22T15:40:00Z', 'Time to go: it starts at 11:00 AM, in 20 minutes'],
  ['2026-11-22T16:10:00Z', 'Was due to start at 11:00 AM'],
])('at %s: %s', async (now, sentence) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  await shown(<LeaveLine stop={stop} />, { words: ['today'] });
  expect(screen.getByText((text) => text.replaceAll(/\s/g, ' ') === sentence)).toBeTruthy();
});
