import { isDeepStrictEqual } from 'node:util';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import type { KeptPlace } from './offered-change.ts';

const keptColumns = {
  address: properties.address,
  city: properties.city,
  state: properties.state,
  zipCode: properties.zipCode,
  latitude: properties.latitude,
  longitude: properties.longitude,
  timeZone: properties.timeZone,
  bedrooms: properties.bedrooms,
  bathrooms: properties.bathrooms,
  notes: properties.notes,
};

/**
 * A property as it is now, for a job to keep. Lock the job first: whoever changes the property changes that before it
 * looks for jobs, so that either this reads the change or the job hears of it.
 */
export async function readPlace(tx: Tx, propertyId: string): Promise<KeptPlace> {
  const [place] = await tx.select(keptColumns).from(properties).where(eq(properties.id, propertyId));
  if (!place) throw new Error('a job without its property');
  return place;
}

/** What the property is called now. */
export async function readTitle(tx: Tx, propertyId: string): Promise<string> {
  const [property] = await tx.select({ title: properties.title }).from(properties).where(eq(properties.id, propertyId));
  return property?.title ?? '';
}

export const isSamePlace = (one: KeptPlace, other: KeptPlace): boolean => isDeepStrictEqual(one, other);

/** Somewhere else to whoever sees only 'City, ST ZIP' and a distance. */
export const hasMoved = (before: AreaAndPoint, after: AreaAndPoint): boolean =>
  (['city', 'state', 'zipCode', 'latitude', 'longitude'] as const).some((name) => before[name] !== after[name]);

/** What a bid was for, of the property: where it is and how large. */
export const homeBidOn = ({ city, state, zipCode, latitude, longitude, bedrooms, bathrooms }: KeptPlace) => ({
  ...{ city, state, zipCode, latitude, longitude },
  ...{ bedrooms, bathrooms },
});
export type HomeBidOn = ReturnType<typeof homeBidOn>;

type AreaAndPoint = Pick<KeptPlace, 'city' | 'state' | 'zipCode' | 'latitude' | 'longitude'>;

/** The point of a place as `job.location` holds it. */
export const pointOf = ({ latitude, longitude }: KeptPlace): SQL | null =>
  latitude === null || longitude === null ? null : sql`ll_to_earth(${latitude}, ${longitude})`;
