import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { shown } from '#web/testing/shown.tsx';
import { StayOfJob } from './stay-of-job.tsx';

const calendarId = '01a1f8e1-9514-7761-a1e9-09d2334af37a';
const stay: Booking = {
  ...{ id: 'b1', platform: 'airbnb', guestName: 'Ana', property: { id: 'p1', title: 'Dune House' } },
  ...{ checkInDate: '2026-11-20', checkOutDate: '2026-11-24', numberOfGuests: null, bookingStatus: 'canceled' },
  ...{ jobCreated: true, jobId: 'j1', cleaning: { code: 'jobToCancel' }, createdAt: '2026-11-01T10:00:00Z' },
  ...{ integrationId: calendarId, missing: null, overlaps: [] },
};
const asked: string[] = [];
const answers = (booking: Booking) =>
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify([booking]), { status: 200 });
  });
afterEach(() => void vi.unstubAllGlobals());

it('an assigned job says that its stay is gone, which one it was, and where that was decided', async () => {
  answers(stay);
  await shown(<StayOfJob jobId="j1" />, { words: ['calendars'] });
  expect(
    await screen.findByText('The stay is gone, but a cleaner is booked. Decide what to do about the job.'),
  ).toBeTruthy();
  expect(screen.getByText('Ana')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See decisions' }).getAttribute('href')).toBe(
    `/host/calendar?calendar=${calendarId}&stay=2026-11-24`,
  );
});

it('an assigned job says that its stay is no longer confirmed, not that it is gone', async () => {
  answers({ ...stay, bookingStatus: 'tentative', cleaning: { code: 'jobUnsure' } });
  await shown(<StayOfJob jobId="j1" />, { words: ['calendars'] });
  expect(await screen.findByText(/^The stay is no longer confirmed, but a cleaner is booked/)).toBeTruthy();
  expect(screen.queryByText(/The stay is gone/)).toBeNull();
});

it('an assigned job whose stay stands says nothing of it', async () => {
  asked.length = 0;
  answers({ ...stay, bookingStatus: 'confirmed', cleaning: { code: 'jobCreated' } });
  await shown(<StayOfJob jobId="j1" />, { words: ['calendars'] });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText(/The stay is gone/)).toBeNull();
});
