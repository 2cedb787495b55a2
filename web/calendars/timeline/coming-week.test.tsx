import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TimelineCleaning, TimelineRow, TimelineStay } from '#contract/timeline.ts';
import { shown } from '#web/testing/shown.tsx';
import { ComingWeek } from './coming-week.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const loft: TimelineRow['property'] = {
  ...{ id: 'loft', title: 'Loft', city: null, bedrooms: 1, bathrooms: 1 },
  ...{ timeZone: 'America/New_York', checkOutTime: '11:00', checkInTime: '16:00' },
};
const cleaning = (id: string, startTime: string, endTime: string, more: Partial<TimelineCleaning> = {}) => ({
  ...{ id, status: 'ASSIGNED' as const, startTime, endTime, cleanerName: id, bidCount: 0, waitsFor: null },
  ...more,
});
const stay = (guestName: string, checkInDate: string, checkOutDate: string): TimelineStay => ({
  ...{ id: guestName, platform: 'vrbo', guestName, numberOfGuests: 2, checkInDate, checkOutDate },
  ...{ bookingStatus: 'confirmed', cleaning: { code: 'off' }, jobId: null },
  ...{ integrationId: null, missing: null, overlaps: [] },
});
const row = (more: Partial<TimelineRow>): TimelineRow => ({
  ...{ property: loft, stays: [], closures: [], cleanings: [] },
  ...more,
});

async function week(...rows: TimelineRow[]) {
  await shown(<ComingWeek rows={rows} total={rows.length} />, { words: ['timeline'] });
  return within(screen.getByRole('region', { name: 'Stays and cleanings by property and day' }));
}
const tagsOf = (strip: Awaited<ReturnType<typeof week>>) =>
  strip
    .queryAllByRole('link')
    .map((tag) => [tag.querySelector('b')?.textContent, tag.style.getPropertyValue('--column')]);

it('a cleaning stands in the column of its day where the property is', async () => {
  const cleanings = [
    cleaning('Morning', '2026-11-22T16:00:00Z', '2026-11-22T19:00:00Z'),
    // 11 PM to 1 AM in New York: the next day in UTC
    cleaning('Night', '2026-11-24T04:00:00Z', '2026-11-24T06:00:00Z'),
    cleaning('Last', '2026-11-29T04:30:00Z', '2026-11-29T07:30:00Z'),
  ];
  expect(tagsOf(await week(row({ cleanings })))).toEqual([
    ['Morning', '1'],
    ['Night', '2'],
    ['Last', '7'],
  ]);
});

it('a cleaning of the eighth day is not drawn', async () => {
  const cleanings = [cleaning('Eighth', '2026-11-29T06:00:00Z', '2026-11-29T09:00:00Z')];
  expect(tagsOf(await week(row({ cleanings })))).toEqual([]);
});

it('guests are named with their nights, and a gap that nobody cleans leads to posting with place and hour filled in', async () => {
  const strip = await week(
    row({ stays: [stay('Ana', '2026-11-20', '2026-11-24'), stay('Ben', '2026-11-24', '2026-11-25')] }),
  );
  expect(strip.getByText('Ana').nextSibling?.textContent).toBe('4 nights, Vrbo');
  const [gap] = strip.getAllByRole('link', { name: /No cleaning yet/ });
  expect(gap?.getAttribute('href')).toBe('/host/post-job?property=loft&start=2026-11-24T11%3A00');
});

it('a cleaning says what it waits for in words, whoever sees no color', async () => {
  const at = (day: number) => [`2026-11-${day}T16:00:00Z`, `2026-11-${day}T20:00:00Z`] as const;
  const cleanings = [
    cleaning('a', ...at(24), { status: 'OPEN', waitsFor: 'choice', bidCount: 4 }),
    cleaning('b', ...at(25), { status: 'OPEN', waitsFor: 'bids' }),
    cleaning('Dana Reyes', ...at(26), { waitsFor: 'confirmation' }),
    cleaning('c', ...at(27), { status: 'SUBMITTED', waitsFor: 'approval' }),
    cleaning('d', ...at(28), { status: 'PAID', isReported: true }),
  ];
  expect(tagsOf(await week(row({ cleanings }))).map(([words]) => words)).toEqual([
    '4 bids to choose from',
    'Open for bids',
    'Dana Reyes, not confirmed yet',
    'Pay & Close Job',
    'Reported',
  ]);
});

it('places where something is to be done come first, then those with guests', async () => {
  const named = (title: string) => ({ ...loft, id: title, title });
  const strip = await week(
    row({ property: named('Quiet') }),
    row({ property: named('Guest'), stays: [stay('Ana', '2026-11-20', '2026-12-24')] }),
    row({
      property: named('Later'),
      cleanings: [cleaning('x', '2026-11-26T16:00:00Z', '2026-11-26T20:00:00Z')],
    }),
    row({
      property: named('Soon'),
      cleanings: [cleaning('y', '2026-11-23T16:00:00Z', '2026-11-23T20:00:00Z')],
    }),
  );
  const names = strip.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.slice(0, 5));
  expect(names).toEqual(['Soon1', 'Later', 'Guest', 'Quiet']);
});
