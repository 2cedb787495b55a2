import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TimelineRow, TimelineStay } from '#contract/timeline.ts';
import { shown } from '#web/testing/shown.tsx';
import { DayDialog } from './day-dialog.tsx';

const property: TimelineRow['property'] = {
  ...{ id: '01a1f8e1-9514-7761-a1e9-09d2334af378', title: 'Dune House', city: null, bedrooms: 1, bathrooms: 1 },
  ...{ timeZone: 'America/New_York', checkOutTime: '11:00', checkInTime: '16:00' },
};
const ana: TimelineStay = {
  ...{ id: 'stay1', platform: 'airbnb', guestName: 'Ana', numberOfGuests: 2, bookingStatus: 'confirmed' },
  ...{ checkInDate: '2026-11-20', checkOutDate: '2026-11-25', cleaning: { code: 'jobCreated' }, jobId: 'job1' },
  ...{ integrationId: null, missing: null, overlaps: [] },
};

it('a stay leads to its job on every one of its days', async () => {
  const day = { date: '2026-11-22', leaving: [], staying: [ana], arriving: [], cleanings: [], open: undefined };
  const row: TimelineRow = { property, stays: [ana], closures: [], cleanings: [] };
  const nothing = () => {};
  await shown(
    <DayDialog
      row={row}
      day={{ ...day, isClosed: false, isPast: false }}
      now={Date.parse('2026-11-22T15:00:00Z')}
      onClose={nothing}
      onAdd={nothing}
      onRemove={nothing}
    />,
    { words: ['timeline', 'calendars'] },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Dune House' }));
  expect(dialog.getByRole('link', { name: 'Open job' }).getAttribute('href')).toBe('/jobs/job1');
});
