import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { JobList } from './job-list.tsx';
import { JobTable } from './job-table.tsx';

const asked: URLSearchParams[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/admin/stats')) return Response.json({ openJobCount: 7 });
    if (path.startsWith('/api/config')) return Response.json({ timeZone: 'America/New_York' });
    if (path.startsWith('/api/admin/jobs')) asked.push(new URLSearchParams(path.split('?')[1]));
    return new Response('[]', { headers: { 'x-total-count': '0' } });
  });
});

const open = (at = '/admin/jobs') => shown(<JobList />, { words: ['admin', 'adminLists', 'jobs'], at });
const last = () => [asked.at(-1)?.get('sort'), asked.at(-1)?.get('from')?.length];
const fromAnInstant = '2026-11-27T05:00:00Z'.length;

it('begins today, the soonest first, until all days are asked for', async () => {
  const user = await open();
  await waitFor(() => expect(last()).toEqual(['startTime', fromAnInstant]));
  expect(asked.at(-1)?.get('unfinished')).toBe('true');
  expect(await screen.findByText('No upcoming jobs')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'All days' }));
  await waitFor(() => expect(last()).toEqual(['-startTime', undefined]));
  expect(asked.at(-1)?.get('unfinished')).toBeNull();
  expect(await screen.findByText('No jobs yet')).toBeTruthy();
});

it('lists with one press the jobs that the menu counts', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: /^No cleaner yet ?7$/ }));
  await waitFor(() => expect(asked.at(-1)?.get('notOver')).toBe('true'));
  expect([...last(), asked.at(-1)?.get('status')]).toEqual(['startTime', undefined, 'OPEN']);
  await user.click(screen.getByRole('button', { name: 'Upcoming' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Upcoming', pressed: true })).toBeTruthy());
});

it('finds whatever is searched for, and what is over by its status', async () => {
  for (const query of ['q=Dune', 'status=PAID']) {
    asked.length = 0;
    await open(`/admin/jobs?${query}`);
    await waitFor(() => expect(last()).toEqual(['-startTime', undefined]));
  }
});

it('lists the two days that are chosen, and not from today', async () => {
  await open('/admin/jobs?from=2026-01-01&to=2026-01-31');
  await waitFor(() => expect(asked.at(-1)?.get('from')).toBe('2026-01-01'));
  expect(screen.getByRole('button', { name: 'Upcoming' })).toHaveProperty('disabled', true);
});

it('lists from today on where the address names days that no calendar has', async () => {
  await open('/admin/jobs?from=2026-99-99&to=x');
  await waitFor(() => expect(last()).toEqual(['startTime', fromAnInstant]));
  expect(screen.getByLabelText('From')).toHaveProperty('value', '');
});

const job = {
  ...{ id: 'j1', title: 'Marsh Cottage', property: { address: '1 Marsh Rd' }, host: { id: 'h', name: 'Hanna' } },
  ...{ cleaner: null, status: 'OPEN', reportStatus: null, timeZone: 'America/New_York', payoutCents: 4_500 },
  ...{ startTime: '2026-01-01T15:00:00Z', endTime: '2026-01-01T19:00:00Z', createdAt: '2025-12-30T19:00:00Z' },
  ...{ pendingBidCount: 0, can: [] },
};
const table = (jobs: readonly object[], sorting = {}) =>
  shown(<JobTable jobs={jobs as never} open={null} onOpen={() => undefined} sorting={sorting} />, {
    words: ['admin', 'adminLists', 'jobs'],
  });

it('awaits no cleaner any more for a job that has come to its end', async () => {
  await table([job]);
  // in the line of a desk, and on a phone’s card
  expect(await screen.findAllByText('No cleaner')).toHaveLength(2);
  expect(screen.queryByText(/No cleaner yet/)).toBeNull();
});

it('says of an open job how many bids it has and how long is left, under its day', async () => {
  const [startTime, endTime] = [5, 9].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  const open = { ...job, startTime, endTime, pendingBidCount: 2 };
  await table([open, { ...open, id: 'j2' }], { sort: { key: 'startTime', direction: 'asc' } });
  expect(await screen.findAllByText('No cleaner yet · 2 bids')).toHaveLength(4);
  expect(screen.getAllByText('in 5 hours').length).toBe(2);
  expect(screen.getAllByText(/^(Today|Tomorrow) · /).length).toBe(1);
});
