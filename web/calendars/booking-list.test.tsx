import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { shown } from '#web/testing/shown.tsx';
import { BookingList } from './booking-list.tsx';

const calendarId = '01a1f8e1-9514-7761-a1e9-09d2334af37a';
const booking = (checkOutDate: string, more: Partial<Booking> = {}): Booking => ({
  ...{ id: checkOutDate, platform: 'airbnb', guestName: null, property: { id: 'p1', title: 'Dune House' } },
  ...{ checkInDate: '2026-11-20', checkOutDate, numberOfGuests: null, bookingStatus: 'confirmed' },
  ...{ jobCreated: false, jobId: null, cleaning: { code: 'off' }, createdAt: '2026-11-01T10:00:00Z' },
  ...{ integrationId: calendarId, missing: null, overlaps: [] },
  ...more,
});

let bookings: Booking[] = [];
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(bookings), { status: 200 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function rowsOf(...given: Booking[]) {
  bookings = given;
  await shown(<BookingList />, { words: ['calendars', 'timeline'] });
  return screen.findAllByRole('listitem');
}
const linkOf = (row: HTMLElement | undefined, name: string) =>
  row && within(row).getByRole('link', { name }).getAttribute('href');

it('a stay that is gone stays in the list while its cleaner is booked, with the way to the job', async () => {
  const gone = { bookingStatus: 'canceled', jobCreated: true, jobId: 'j1' } as const;
  const [row, ...others] = await rowsOf(
    booking('2026-11-24', { ...gone, cleaning: { code: 'jobToCancel' } }),
    booking('2026-11-25', { ...gone, cleaning: { code: 'jobCanceledToo' } }),
  );
  expect(others).toEqual([]);
  expect(row?.textContent).toContain('The stay is gone, but a cleaner is booked.');
  expect(linkOf(row, 'Open job')).toBe('/jobs/j1');
});

it('a stay that its feed has lost says what it waits for, and leads to the decision', async () => {
  const posted = { jobCreated: true, jobId: 'j1', cleaning: { code: 'jobCreated' } } as const;
  const [row] = await rowsOf(booking('2026-11-24', { ...posted, missing: 'kept' }));
  expect(row?.textContent).toContain('Missing');
  expect(row?.textContent).toContain('Gone from the feed, kept until you decide.');
  expect(row?.textContent).not.toContain('Job Created');
  expect(linkOf(row, 'See decisions')).toBe(`/host/calendar?calendar=${calendarId}&stay=2026-11-24`);
});

it('stays with the same nights name each other; a wrong property’s hours lead to that property', async () => {
  const other = {
    id: 'x',
    platform: 'vrbo',
    guestName: null,
    checkInDate: '2026-11-23',
    checkOutDate: '2026-11-26',
  } as const;
  const [one, two] = await rowsOf(
    booking('2026-11-24', { overlaps: [other], cleaning: { code: 'overlaps' } }),
    booking('2026-11-25', { cleaning: { code: 'needsHours' } }),
  );
  expect(one?.textContent).toContain('Some of the same nights as Vrbo guest, Mon, Nov 23 – Thu, Nov 26.');
  expect(linkOf(one, 'See decisions')).toBe(`/host/calendar?calendar=${calendarId}&stay=2026-11-24`);
  expect(linkOf(two, 'Check the hours')).toBe('/host/dashboard?tab=properties&edit=p1');
});
