import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AdminCalendar } from '#contract/admin-calendars.ts';
import { shown } from '#web/testing/shown.tsx';
import { CalendarList } from './calendar-list.tsx';

const dune: AdminCalendar = {
  id: 'c1',
  property: { id: 'p1', title: 'Dune House' },
  host: { id: 'h1', name: 'Hanna Whitfield', email: 'host@freshkey.example' },
  platform: 'airbnb',
  externalPropertyId: '48213907',
  calendarUrl: 'https://www.airbnb.com/…=abc',
  syncEnabled: true,
  lastSyncAt: '2026-11-22T14:00:00Z',
  lastError: 'The server answered with error 404.',
  lastFault: { code: 'httpStatus', status: 404 },
  alarm: null,
  missingStays: 0,
  health: 'failing',
  nextSyncAt: '2026-11-22T16:00:00Z',
  failures: 2,
  staysAhead: 5,
  openJobs: 3,
  takenJobs: 1,
  createdAt: '2026-11-01T14:00:00Z',
};
const casita: AdminCalendar = {
  ...dune,
  id: 'c2',
  health: 'waiting',
  lastFault: null,
  property: { id: 'p2', title: 'Casita' },
};

const none = { disabled: 0, waiting: 0, shrunk: 0, stale: 0, failing: 0, active: 0 };

const asked: string[] = [];
const sent: unknown[] = [];

beforeEach(() => {
  asked.length = 0;
  sent.length = 0;
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push(path);
    if (method === 'POST') sent.push(path, JSON.parse(String(body)));
    const calendars = path.includes('health=waiting') ? [casita] : [dune, casita];
    if (path.endsWith('/healths')) return new Response(JSON.stringify({ ...none, failing: 1, waiting: 1 }));
    const answer = method === 'POST' ? { ...dune, health: 'active' } : calendars;
    return new Response(JSON.stringify(answer), { headers: { 'x-total-count': String(calendars.length) } });
  });
});

const open = (at = '/admin/calendar-integration') =>
  shown(<CalendarList />, { words: ['admin', 'adminLists', 'calendars'], at });

it('lists every calendar with its host, its health and its last error in words', async () => {
  await open();
  const row = within(await screen.findByRole('row', { name: /Hanna Whitfield.*Failing/ }));
  expect(row.getByText('Hanna Whitfield')).toBeTruthy();
  expect(row.getByText('Failing')).toBeTruthy();
  expect(row.getByText(/error 404 instead of a calendar/)).toBeTruthy();
  expect(screen.getByText('2 in this list')).toBeTruthy();
  expect(asked.some((path) => path.includes('sort=health'))).toBe(true);
  expect(await screen.findByRole('option', { name: 'Failing (1)' })).toBeTruthy();
});

it('asks the server for what is filtered, searched and sorted, and keeps it in the address', async () => {
  const user = await open('/admin/calendar-integration?sort=-lastSyncAt');
  await waitFor(() => expect(asked.some((path) => path.includes('sort=-lastSyncAt'))).toBe(true));
  await user.selectOptions(screen.getByLabelText('Health'), 'waiting');
  await user.selectOptions(screen.getByLabelText('Platform'), 'vrbo');
  await user.type(screen.getByRole('searchbox'), 'casita');
  await waitFor(() => expect(asked.at(-1)).toMatch(/q=casita.*health=waiting.*platform=vrbo.*sort=-lastSyncAt/));
  await waitFor(() => expect(screen.getAllByRole('row', { name: /Hanna Whitfield|Casita/ })).toHaveLength(1));
});

it('opens a calendar beside the list and has it read for a reason', async () => {
  const user = await open('/admin/calendar-integration?calendar=c1');
  const sheet = within(await screen.findByRole('dialog', { name: 'Dune House' }));
  expect(sheet.getByText('48213907')).toBeTruthy();
  await user.type(sheet.getByLabelText(/Reason/), 'The host wrote to support.');
  await user.click(sheet.getByRole('button', { name: 'Sync Now' }));
  await waitFor(() =>
    expect(sent).toEqual(['/api/admin/calendar-integrations/c1/sync', { reason: 'The host wrote to support.' }]),
  );
});

it('offers no reading of a calendar that its host has not imported', async () => {
  await open('/admin/calendar-integration?calendar=c2');
  const sheet = within(await screen.findByRole('dialog', { name: 'Casita' }));
  expect(sheet.getByText(/the host hasn’t imported it/)).toBeTruthy();
  expect(sheet.queryByRole('button', { name: 'Sync Now' })).toBeNull();
});
