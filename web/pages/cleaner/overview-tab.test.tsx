import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { shown } from '#web/testing/shown.tsx';
import { OverviewTab } from './overview-tab.tsx';

const job = (title: string, of: object) => ({
  ...{
    id: title,
    title,
    status: 'ASSIGNED',
    timeZone: 'America/New_York',
    cleanerId: 'cleo',
    can: [],
    confirmBy: null,
  },
  ...{ payoutCents: 8000, hostFeeCents: 500, cleanerFeeCents: 500, couldNotClean: false },
  ...{ startTime: '2026-11-28T16:00:00Z', endTime: '2026-11-28T19:00:00Z' },
  property: { id: title, title, address: 'Savannah, GA 31401' },
  ...of,
});
const money = { balanceCents: 0, pendingCents: 0, paidOutCents: 0, arrivedCents: 0, monthEarnedCents: 0 };

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-27T13:00:00Z')));
afterEach(() => vi.restoreAllMocks());

function show(week: object[], toAnswer = 0) {
  const overview = {
    ...{
      week,
      toAnswer,
      clientRequests: 0,
      jobsCompleted: 4,
      activeBids: 1,
      availableJobs: 6,
      busy: [],
    },
    ...{ timeZone: 'America/New_York', money: { ...money, waitsForHostCents: 0 } },
  };
  vi.stubGlobal('fetch', async () => Response.json(overview));
  // all that the overview reads of it
  const profile = { backgroundCheckStatus: 'APPROVED' } as unknown as CleanerProfile;
  const words = ['cleaner', 'today', 'jobs', 'hiring'];
  return shown(<OverviewTab profile={profile} stats="the stats" onTab={() => undefined} />, { words });
}

it('says in one line what waits and leads to Today for it, and repeats none of it', async () => {
  const confirm = { can: ['confirm'], confirmBy: '2026-11-28T10:00:00Z' };
  await show([job('Loft', { status: 'IN_PROGRESS' }), job('Dune', confirm)], 2);
  expect(await screen.findByText('In progress: Loft')).toBeTruthy();
  expect(screen.getByText('2 things wait for your answer')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open Today' }).getAttribute('href')).toBe('/cleaner/today');
  expect(screen.queryByRole('button', { name: 'Confirm you’ll be there' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Dune' })).toHaveLength(1);
});

it('sums up what the week brings, without the jobs to which another cleaner brings the reader along', async () => {
  await show([job('Loft', {}), job('Dune', {}), job('Pier', { helping: true, cleaner: { name: 'Ana' } })]);
  const head = (await screen.findByRole('heading', { name: 'Coming up' })).parentElement;
  expect(head?.textContent).toContain('$150.00');
  expect(screen.queryByRole('link', { name: 'Open Today' })).toBeNull();
});

it('offers the open jobs first where the week is empty', async () => {
  await show([]);
  expect(await screen.findByText('No jobs in the next seven days.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Browse jobs' })).toBeTruthy();
});
