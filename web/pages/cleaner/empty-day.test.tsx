import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Today } from '#contract/today.ts';
import { shown } from '#web/testing/shown.tsx';
import { EmptyDay } from './empty-day.tsx';

const job = (title: string, startTime: string) => ({
  ...{ id: title, title, status: 'ASSIGNED', timeZone: 'America/New_York', cleanerId: 'cleo', can: [], startTime },
  ...{ payoutCents: 8000, hostFeeCents: 500, cleanerFeeCents: 500, couldNotClean: false, confirmBy: null },
  endTime: startTime.replace('T16', 'T19').replace('T03', 'T04'),
  property: { id: title, title, address: 'Savannah, GA 31401' },
});
const day: Today = {
  ...{ date: '2026-11-27', home: null, check: null, toAnswer: [], requests: [], requestCount: 0, busy: [], next: null },
  ...{ timeZone: 'America/New_York', routeKm: null, receivesCents: 0 as Today['receivesCents'], stops: [] },
};
let week: unknown[];

beforeEach(() => {
  week = [];
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-27T13:00:00Z'));
  vi.stubGlobal('fetch', async () =>
    Response.json({
      ...{ week, busy: [], timeZone: 'America/New_York', availableJobs: 6, activeBids: 2, clientRequests: 0 },
      ...{ jobsCompleted: 4, money: { balanceCents: 0, pendingCents: 0, arrivedCents: 0, monthEarnedCents: 0 } },
    }),
  );
});
afterEach(() => vi.restoreAllMocks());

const words = ['today', 'cleaner', 'jobs', 'hiring'];
const daysWithJobs = () =>
  within(screen.getAllByRole('list')[0] ?? document.body)
    .getAllByRole('listitem')
    .flatMap(({ textContent }) => (textContent?.endsWith('Jobs 0') ? [] : [textContent]));

it('a day without jobs shows those of the coming days, each on the day it is at its home', async () => {
  // the second begins on Sunday evening there
  week = [job('Dune House', '2026-11-28T16:00:00Z'), job('Pier Studio', '2026-11-30T03:00:00Z')];
  const next = week[0] as Today['next']; // all that the day reads of it
  await shown(<EmptyDay today={{ ...day, next }} foot="the foot" />, { words });
  await screen.findByRole('link', { name: 'Dune House' });
  expect(screen.getByRole('link', { name: 'Pier Studio' })).toBeTruthy();
  expect(daysWithJobs()).toEqual(['Sat28Jobs 1', 'Sun29Jobs 1']);
  expect(document.querySelector('[aria-current=date]')?.textContent).toContain('Fri27'); // today
  expect(screen.getByRole('link', { name: 'Find jobs 6' })).toBeTruthy();
  expect(screen.getByText('the foot')).toBeTruthy();
});

it('with nothing ahead it offers the open jobs first, then what else there is to do', async () => {
  await shown(<EmptyDay today={day} foot={null} />, { words });
  await screen.findByText('No jobs in the next seven days.');
  expect(daysWithJobs()).toEqual([]);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Find jobs',
    'My Bids 2',
    'Availability ',
    'All earnings',
  ]);
});
