import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BusyCalendar, BusyCalendars as Known } from '#contract/busy-calendars.ts';
import { shown } from '#web/testing/shown.tsx';
import { BusyCalendars } from './busy-calendars.tsx';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const calendar = (more: Partial<BusyCalendar>): BusyCalendar => ({
  ...{ id: 'one', calendarUrl: 'https://calendar.google.com/….ics', provider: 'google', reading: false },
  ...{ lastReadAt: null, lastFault: null, createdAt: minutesAgo(60), ...more },
});
let known: Known;
let refused: Response | null;

beforeEach(() => {
  known = { calendars: [], busy: [], timeZone: 'America/New_York' };
  refused = null;
  vi.stubGlobal('fetch', async (path: string, options?: RequestInit) => {
    if (!path.includes('/api/cleaner/calendars')) return new Response(null, { status: 404 });
    if (options?.method === 'POST') return refused ?? Response.json(calendar({ reading: true }), { status: 201 });
    return Response.json(known);
  });
});

const show = () => shown(<BusyCalendars />, { words: ['busyCalendars', 'calendars'] });
const row = async (name: string) => (await screen.findByText(name)).closest('li') ?? document.body;

it('says of each calendar that it is being read, when it was, or why it cannot be', async () => {
  known.calendars = [
    calendar({ id: 'a', reading: true }),
    calendar({ id: 'b', provider: 'apple', lastReadAt: minutesAgo(12) }),
    calendar({
      id: 'c',
      provider: 'outlook',
      lastReadAt: minutesAgo(90),
      lastFault: { code: 'httpStatus', status: 404 },
    }),
    calendar({ id: 'd', provider: 'other', lastFault: { code: 'webPage' } }),
  ];
  await show();
  expect((await row('Google Calendar')).textContent).toContain('Syncing…');
  expect((await row('Apple Calendar')).textContent).toContain('Last sync: 12 minutes ago');
  const outlook = (await row('Outlook Calendar')).textContent;
  expect(outlook).toContain(
    'error 404 instead of a calendar. Copy the address from your calendar again. We’re keeping the busy times',
  );
  expect((await row('Calendar')).textContent).toContain('This address leads to a web page, not a ');
  const read = within(await row('Google Calendar')).getByRole('button', { name: /^Sync Google Calendar now/ });
  expect(read).toHaveProperty('disabled', true);
});

it('says when one is busy, in the time of where one lives: hours, one whole day, several', async () => {
  known.calendars = [calendar({ lastReadAt: minutesAgo(1) })];
  known.busy = [
    { startTime: '2026-11-25T14:00:00Z', endTime: '2026-11-25T15:30:00Z' },
    { startTime: '2026-11-26T05:00:00Z', endTime: '2026-11-27T05:00:00Z' },
    { startTime: '2026-12-01T05:00:00Z', endTime: '2026-12-04T05:00:00Z' },
  ];
  await show();
  await screen.findByText(/^Wed, Nov 25, 9:00\sAM–10:30\sAM EST$/);
  await screen.findByText('Thu, Nov 26, all day');
  await screen.findByText('Tue, Dec 1 – Thu, Dec 3, all day');
});

it('says nothing of busy times while no calendar could be read', async () => {
  known.calendars = [calendar({ lastFault: { code: 'webPage' } })];
  await show();
  await row('Google Calendar');
  expect(screen.queryByText('Your calendars don’t show you as busy.')).toBeNull();
});

it('keeps an address that was refused and says why beside it', async () => {
  const calendarFault = { code: 'privateAddress' };
  refused = Response.json(
    { error: 'url_not_allowed', message: 'A private network', calendarFault, requestId: 'r1' },
    { status: 422 },
  );
  const user = await show();
  const field = await screen.findByRole('textbox', { name: /Calendar address/ });
  await user.type(field, 'https://10.0.0.1/cal.ics');
  await user.click(screen.getByRole('button', { name: 'Add calendar' }));
  await screen.findByText(/leads to a private network/);
  expect(field).toHaveProperty('value', 'https://10.0.0.1/cal.ics');
});

it('offers no sixth calendar', async () => {
  known.calendars = ['1', '2', '3', '4', '5'].map((id) => calendar({ id }));
  await show();
  await screen.findByText(/You’ve added 5 calendars/);
  expect(screen.queryByRole('textbox')).toBeNull();
});
