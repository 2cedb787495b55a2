import type { HostOverview } from '#contract/overviews.ts';
import type { Property } from '#contract/properties.ts';
import type { StripRow } from '#web/ui/week-strip.tsx';
import { type StripWords, stripGap } from './strip-gap.ts';

export interface RowWords extends StripWords {
  roomsOf: (rooms: { bedrooms: number | null; bathrooms: number | null }) => string | null;
}

/** So many quiet properties still fit; with more, only those with a cleaning have a row. */
const mostRows = 8;

/** The rows of the strip: properties with a cleaning first, by its start, then the quiet ones while there is room. */
export function stripRows(properties: readonly Property[], week: HostOverview['week'], words: RowWords): StripRow[] {
  const busy = [...new Set(week.map(({ propertyId }) => propertyId))];
  const busyRows = busy.flatMap((id) => {
    const jobs = week.filter(({ propertyId }) => propertyId === id);
    const property = properties.find((each) => each.id === id) ?? jobs[0]?.property;
    return property ? [row(property, jobs, words)] : [];
  });
  const quiet = properties.filter(({ id }) => !busy.includes(id)).map((property) => row(property, [], words));
  return [...busyRows, ...quiet.slice(0, Math.max(0, mostRows - busyRows.length))];
}

type Place = Pick<Property, 'id' | 'title' | 'bedrooms' | 'bathrooms'> & { city?: string | null };

function row(property: Place, jobs: HostOverview['week'], words: RowWords): StripRow {
  const rooms = words.roomsOf(property);
  const { city } = property;
  const detail = city && rooms ? words.t('week.place', { city, rooms }) : (city ?? rooms);
  return {
    key: property.id,
    name: property.title,
    ...(detail ? { detail } : {}),
    stays: [],
    gaps: jobs.map((job) => stripGap(job, words)),
  };
}
