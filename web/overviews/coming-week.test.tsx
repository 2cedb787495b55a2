import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HostOverview } from '#contract/overviews.ts';
import { shown } from '#web/testing/shown.tsx';
import { ComingWeek } from './coming-week.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const property = { id: 'loft', title: 'Loft', bedrooms: 1, bathrooms: 1, timeZone: 'America/New_York', city: null };
const job = (id: string, startTime: string, endTime: string) => ({
  ...{ id, startTime, endTime, propertyId: property.id, property, timeZone: property.timeZone },
  ...{ status: 'ASSIGNED', cleaner: { name: id } },
});

async function week(...jobs: ReturnType<typeof job>[]) {
  const overview = { week: jobs, needsYou: [] } as unknown as HostOverview; // all that the strip reads
  const properties = [property] as unknown as Parameters<typeof ComingWeek>[0]['properties'];
  await shown(<ComingWeek overview={overview} properties={properties} total={1} roomsOf={() => null} />, {
    words: ['host'],
  });
  const strip = screen.getByRole('region', { name: 'Cleanings by property' });
  return within(strip)
    .queryAllByRole('link')
    .map((tag) => [tag.querySelector('b')?.textContent, tag.style.getPropertyValue('--column')]);
}

it('a cleaning stands in the column of its day where the property is', async () => {
  const tags = await week(
    job('Morning', '2026-11-22T16:00:00Z', '2026-11-22T19:00:00Z'),
    // 11 PM to 1 AM in New York: the next day in UTC
    job('Night', '2026-11-24T04:00:00Z', '2026-11-24T06:00:00Z'),
    job('Last', '2026-11-29T04:30:00Z', '2026-11-29T07:30:00Z'),
  );
  expect(tags).toEqual([
    ['Morning', '1'],
    ['Night', '2'],
    ['Last', '7'],
  ]);
});

it('a cleaning of the eighth day is not drawn', async () => {
  expect(await week(job('Eighth', '2026-11-29T06:00:00Z', '2026-11-29T09:00:00Z'))).toEqual([]);
});
