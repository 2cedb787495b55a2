import { type SQL, sql } from 'drizzle-orm';
import { findPlace, findZipConflict, type Place } from '#server/places/index.ts';
import { invalidInput, type Refusal } from '#server/platform/refusal.ts';

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

/** The refusal (400) of a ZIP code that is somewhere else than the city and state beside it, for the field it stands in. */
export async function otherZip(address: string, zipCode?: string | null): Promise<Refusal | null> {
  const conflict = await findZipConflict(address, zipCode);
  return conflict && invalidInput({ [zipCode ? 'zipCode' : 'address']: { code: 'zipElsewhere', ...conflict } });
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
