import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Decision, Integration } from '#contract/calendar.ts';
import { shown } from '#web/testing/shown.tsx';
import { ConnectedCalendars } from './connected-calendars.tsx';

const property = { id: '01a1f8e1-9514-7761-a1e9-09d2334af378', title: 'Dune House' };
const connected: Integration = {
  ...{ id: 'c1', property, platform: 'airbnb', externalPropertyId: '1234567', calendarUrl: 'www.airbnb.com/…s=abc' },
  ...{ syncEnabled: true, lastSyncAt: null, lastError: null, lastFault: null, unclearMeans: 'auto', imported: true },
  ...{ nextRunAt: null, alarm: null, missingStays: 0, createdAt: '2026-11-20T10:00:00Z' },
};
const decision = (checkOutDate: string, more: Partial<Decision>): Decision => ({
  ...{ id: checkOutDate, integrationId: 'c1', platform: 'airbnb', property, checkInDate: '2026-12-02', checkOutDate },
  ...{ nights: 3, guestName: null, kind: 'stay', choice: 'auto', reason: { code: 'reserved' } },
  ...{ cleaning: { code: 'off' }, movedFrom: null, bookingId: 'b1', jobId: null, alsoAt: [], overlaps: [] },
  ...{ decidedAt: '2026-11-20T10:00:00Z' },
  ...more,
});
let decisions: Decision[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('fetch', async (path: string) => {
    const body = path.includes('/decisions') ? decisions : [connected];
    return new Response(JSON.stringify(body), { headers: { 'x-total-count': String(body.length) } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('an address that names a stay opens its decision, which says where else the stay is and what speaks against it', async () => {
  const ben = { platform: 'vrbo', guestName: 'Ben', checkInDate: '2026-12-04', checkOutDate: '2026-12-07' } as const;
  decisions = [
    decision('2026-12-05', { alsoAt: ['booking_com'], overlaps: [ben] }),
    decision('2026-12-10', { reason: { code: 'goneOnce' } }),
  ];
  const at = '/?calendar=c1&stay=2026-12-10';
  await shown(<ConnectedCalendars properties={[]} />, { words: ['calendars', 'timeline'], at });
  const sheet = within(await screen.findByRole('dialog', { name: 'Decisions' }));
  const [first, second] = await sheet.findAllByRole('listitem');
  expect([first, second].map((row) => row?.getAttribute('aria-current'))).toEqual([null, 'true']);
  expect(first?.textContent).toContain('Also on Booking.com; cleaned only once.');
  expect(first?.textContent).toContain('Some of the same nights as Ben, Fri, Dec 4 – Mon, Dec 7.');
  expect(second?.textContent).toContain('Missing');
});
