import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Property } from '#contract/properties.ts';
import type { TimelineCleaning, TimelineRow, TimelineStay } from '#contract/timeline.ts';
import { shown } from '#web/testing/shown.tsx';
import { MonthView } from './month-view.tsx';

const loft: TimelineRow['property'] = {
  ...{ id: '01a1f8e1-9514-7761-a1e9-09d2334af379', title: 'Loft', city: null, bedrooms: 1, bathrooms: 1 },
  ...{ timeZone: 'America/New_York', checkOutTime: '11:00', checkInTime: '16:00' },
};
const properties = [loft] as Property[]; // all that is read of it
const calendarId = '01a1f8e1-9514-7761-a1e9-09d2334af37a';
const stay = (guestName: string, checkInDate: string, checkOutDate: string, more: Partial<TimelineStay> = {}) => ({
  ...{ id: guestName, platform: 'airbnb' as const, guestName, numberOfGuests: 2, checkInDate, checkOutDate },
  ...{ bookingStatus: 'confirmed' as const, cleaning: { code: 'off' as const }, jobId: null },
  ...{ integrationId: calendarId, missing: null, overlaps: [] },
  ...more,
});

let row: TimelineRow;
const holds = (stays: TimelineStay[], cleanings: TimelineCleaning[] = []) => {
  row = { property: loft, stays, closures: [], cleanings };
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('fetch', async (path: string) => {
    const body = path.includes('/timeline') ? [row] : [];
    return new Response(JSON.stringify(body), { headers: { 'x-total-count': '1' } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const Address = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
};

/** jsdom has no width: the window says whether there is room for columns of days. */
function month(width: 'wide' | 'phone', at = '/host/calendar') {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: width === 'wide', onchange: null }),
  );
  return shown(
    <>
      <MonthView properties={properties} />
      <Address />
    </>,
    { words: ['timeline', 'calendars'], at },
  );
}
const labelOf = async (name: RegExp) => (await screen.findByLabelText(name)).getAttribute('aria-label');
const ben = {
  id: 'Ben',
  platform: 'vrbo',
  guestName: 'Ben',
  checkInDate: '2026-11-25',
  checkOutDate: '2026-11-28',
} as const;

it('a bar tells of its stay: that its feed has lost it, who has the same nights, and the way to its decision', async () => {
  holds([stay('Ana', '2026-11-23', '2026-11-26', { missing: 'once', overlaps: [ben] })]);
  const user = await month('wide');
  await user.click(await screen.findByTitle('Ana (missing), 3 nights, Airbnb'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Loft' }));
  expect(dialog.getByText('Ana (missing)')).toBeTruthy();
  expect(dialog.getByText('Gone from the feed, waiting for the next sync.')).toBeTruthy();
  expect(dialog.getByText(/^Some of the same nights as Ben, Wed, Nov 25 – Sat, Nov 28\./)).toBeTruthy();
  expect(await labelOf(/^Loft, Tue, Nov 24/)).toContain('Ana (missing) overlaps another stay');
  await user.click(dialog.getByRole('button', { name: 'See decisions' }));
  expect(screen.getByTestId('address').textContent).toBe(
    `/host/calendar?month=2026-11&calendar=${calendarId}&stay=2026-11-26`,
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('where two stays cannot both be right, the day leads to the decision and posts nothing', async () => {
  holds([stay('Ana', '2026-11-23', '2026-11-26', { cleaning: { code: 'overlaps' }, overlaps: [ben] })]);
  await month('wide');
  const leavingDay = await screen.findByLabelText(/^Loft, Thu, Nov 26/);
  expect(leavingDay.getAttribute('href')).toBe(`/host/calendar?month=2026-11&calendar=${calendarId}&stay=2026-11-26`);
});

it('a cleaning whose stay is gone needs its host, however certain its cleaner is', async () => {
  const times = { startTime: '2026-11-25T16:00:00Z', endTime: '2026-11-25T20:00:00Z' };
  holds([], [{ ...times, id: 'j1', status: 'ASSIGNED', cleanerName: 'Dana', bidCount: 0, waitsFor: 'stayGone' }]);
  await month('wide');
  expect(await labelOf(/^Loft, Wed, Nov 25/)).toContain('The stay is gone');
});

it('a cleaning whose stay is no longer confirmed says so, and needs its host', async () => {
  const times = { startTime: '2026-11-25T16:00:00Z', endTime: '2026-11-25T20:00:00Z' };
  holds([], [{ ...times, id: 'j1', status: 'ASSIGNED', cleanerName: 'Dana', bidCount: 0, waitsFor: 'stayUnsure' }]);
  await month('wide');
  expect(await labelOf(/^Loft, Wed, Nov 25/)).toContain('Stay not confirmed');
});

it('of a month that is over a phone lists only the days on which something was', async () => {
  holds([stay('Ana', '2026-09-28', '2026-10-02'), stay('Ben', '2026-10-11', '2026-10-13')]);
  await month('phone', '/host/calendar?month=2026-10');
  const list = await screen.findByRole('list', { name: 'Stays and cleanings by property and day' });
  expect([...list.children].map((day) => day.querySelector('b')?.textContent)).toEqual(['1', '11']);
  expect(list.children[0]?.textContent).toContain('Ana');
  expect(list.children[1]?.textContent).toMatch(/^Sun11Ben arrives/);
});

it('a month that is over and holds nothing says so, and asks nobody to post a job in it', async () => {
  holds([]);
  await month('wide', '/host/calendar?month=2026-10');
  expect(await screen.findByText('Nothing is recorded for this month.')).toBeTruthy();
  expect(screen.queryByText(/Choose a day to post/)).toBeNull();
});
