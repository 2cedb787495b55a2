import { type GazetteerEntry, gazetteer } from './gazetteer.ts';
import { readAddress } from './read-address.ts';
import { roughKm } from './rough-km.ts';
import { shortZip } from './short-zip.ts';

/** A ZIP code that is somewhere else than the city and state beside it: `found` "New York, NY", `stated` "Austin, TX". */
interface ZipConflict {
  zip: string;
  found: string;
  stated: string;
}

/**
 * Whether the ZIP code that ends a one-line address, or is given apart from it, contradicts the city and state written
 * there. Null where nothing can be said against it: a ZIP code nobody knows, no state, a suburb under its city's name, a
 * town whose ZIP code is shared across the border of a state.
 */
export async function zipConflictOf(address: string, zipCode?: string | null): Promise<ZipConflict | null> {
  const { zipCode: written, state, cities } = readAddress(address);
  const zip = zipCode ? shortZip(zipCode) : written;
  if (!zip || !state) return null;
  const known = await gazetteer();
  const found = known.byZip(zip);
  if (!found) return null;
  const isNear = (entries: readonly GazetteerEntry[]) => entries.some((entry) => roughKm(entry, found) <= nearKm);
  const sameState = found.state === state;
  // within a state a name read from the last words of a line ("12 Elm St Key West") may be another town's
  const names = sameState ? cities.slice(0, 1) : cities;
  const city = names.map((name) => known.byCity(name, state)).find((entries) => entries.length > 0);
  if (sameState ? !city || isNear(city) : !city && isNear(known.inState(state))) return null;
  return { zip, found: `${found.city}, ${found.state}`, stated: city?.[0] ? `${city[0].city}, ${state}` : state };
}

/** From the middle of a city to the farthest place that takes its name in an address. */
const nearKm = 80;
