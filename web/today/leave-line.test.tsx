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

it('a job that is over and not submitted is overdue, with the day where that is not today', async () => {
  const running = { ...stop, job: { ...stop.job, status: 'IN_PROGRESS' as const } };
  const said = async (now: string) => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    document.body.replaceChildren();
    await shown(<LeaveLine stop={running} />, { words: ['today', 'jobs'] });
    return document.body.textContent?.replaceAll(/\s/g, ' ');
  };
  expect(await said('2026-11-22T19:00:00Z')).toBe('In progress until 3:00 PM · 1 hr 0 min left');
  expect(await said('2026-11-22T21:00:00Z')).toBe('Overdue since 3:00 PM: submit it');
  expect(await said('2026-11-26T15:00:00Z')).toMatch(/^Overdue since .*Nov 22.*3:00 PM.*: submit it$/);
});

it.each([
  ['2026-11-22T15:06:00Z', 'Leave by 10:20 AM, in 14 minutes'],
  ['2026-11-22T12:41:00Z', 'Leave by 10:20 AM, in 2 hr 39 min'],
  ['2026-11-22T13:20:00Z', 'Leave by 10:20 AM, in 2 hours'],
  ['2026-11-22T15:40:00Z', 'Time to go: it starts at 11:00 AM, in 20 minutes'],
  ['2026-11-22T16:10:00Z', 'Was due to start at 11:00 AM'],
])('at %s: %s', async (now, sentence) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  await shown(<LeaveLine stop={stop} />, { words: ['today', 'jobs'] });
  expect(screen.getByText((text) => text.replaceAll(/\s/g, ' ') === sentence)).toBeTruthy();
});
