import { type SQL, sql } from 'drizzle-orm';
import { findPlace, type Place } from '#server/places/index.ts';
import { invalidInput } from '#server/platform/refusal.ts';

/** The columns of a property that its place decides. */
export interface PlaceColumns extends Omit<{ [Name in keyof Place]: Place[Name] | null }, 'timeZone'> {
  location: SQL | null;
  /** Null where only the host can tell. */
  timeZone: string | null;
}

/** Finds the place of an address. Refuses (400) a ZIP code that the host gave and nobody knows. */
export async function placeColumns(address: string, zipCode?: string | null): Promise<PlaceColumns> {
  const place = await findPlace(address, zipCode);
  if (!place && zipCode) throw invalidInput({ zipCode: 'zipUnknown' });
  return place ? { ...place, location: sql`ll_to_earth(${place.latitude}, ${place.longitude})` } : unknownPlace;
}

const unknownPlace: PlaceColumns = {
  city: null,
  state: null,
  zipCode: null,
  latitude: null,
  longitude: null,
  location: null,
  timeZone: null,
};
