import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TimelineRow, TimelineStay } from '#contract/timeline.ts';
import { shown } from '#web/testing/shown.tsx';
import { StayDialog } from './stay-dialog.tsx';

const property: TimelineRow['property'] = {
  ...{ id: '01a1f8e1-9514-7761-a1e9-09d2334af378', title: 'Dune House', city: null, bedrooms: 1, bathrooms: 1 },
  ...{ timeZone: 'America/New_York', checkOutTime: '11:00', checkInTime: '16:00' },
};
const ana: TimelineStay = {
  ...{ id: 'stay1', platform: 'airbnb', guestName: 'Ana', numberOfGuests: 2, bookingStatus: 'confirmed' },
  ...{ checkInDate: '2026-11-20', checkOutDate: '2026-11-25', cleaning: { code: 'none' }, jobId: null },
  ...{ integrationId: null, missing: null, overlaps: [] },
};

async function postLink(stay: Partial<TimelineStay>, now: string) {
  const row: TimelineRow = { property, stays: [ana], closures: [], cleanings: [] };
  const nothing = () => {};
  const dialog = (
    <StayDialog row={row} stay={{ ...ana, ...stay }} now={Date.parse(now)} onClose={nothing} onRemove={nothing} />
  );
  await shown(dialog, { words: ['timeline', 'calendars'] });
  const shownDialog = within(await screen.findByRole('dialog', { name: 'Dune House' }));
  return shownDialog.queryByRole('link', { name: /Post/ })?.getAttribute('href') ?? null;
}

it('a stay without a cleaning leads to posting one on its last day', async () => {
  const href = await postLink({}, '2026-11-22T15:00:00Z');
  expect(href).toContain('/host/post-job?');
  expect(href).toContain(`property=${property.id}`);
  expect(href).toContain('2026-11-25T11%3A00');
});

it('one that is over does not', async () => {
  expect(await postLink({}, '2026-11-26T15:00:00Z')).toBeNull();
});

it('nor does one that has a job', async () => {
  expect(await postLink({ jobId: 'job1', cleaning: { code: 'jobCreated' } }, '2026-11-22T15:00:00Z')).toBeNull();
});
