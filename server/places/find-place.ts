import { createRequire } from 'node:module';
import { type Gazetteer, type GazetteerEntry, gazetteer } from './gazetteer.ts';
import { readAddress } from './read-address.ts';
import { allRegions } from './regions.ts';
import { type Point, roughKm } from './rough-km.ts';
import { shortZip } from './short-zip.ts';

/** Where something is, as exactly as its ZIP code or its city tells. */
export interface Place {
  city: string;
  state: string;
  /** Null where only the city is known and it has several. */
  zipCode: string | null;
  latitude: number;
  longitude: number;
  timeZone: string;
}

/**
 * Finds the place of a one-line address in the US or Canada, offline: by the given ZIP code, else the ZIP code it ends
 * in, else its "City, ST", which suffices. Null when none of them is known, or several places have the name. Free text abroad must not be mistaken ("Berlin 10115" is no
 * address in New York), so a ZIP code in the line counts only with its own state or city before it.
 */
export async function findPlace(address: string, zipCode?: string | null): Promise<Place | null> {
  const known = await gazetteer();
  if (zipCode) return placeOfEntry(known.byZip(shortZip(zipCode)));
  const parts = readAddress(address);
  const byZip = parts.zipCode ? known.byZip(parts.zipCode) : null;
  if (byZip && belongs(byZip, parts, known)) return placeOfEntry(byZip);
  return parts.state ? placeOfCity(known, parts.cities, parts.state) : null;
}

/** Finds the place that a search names: "Austin, TX", "78701", "Austin" (then the largest of that name). */
export async function placeOf(text: string): Promise<Place | null> {
  const known = await gazetteer();
  const alone = known.byZip(shortZip(text));
  if (alone) return placeOfEntry(alone);
  const found = await findPlace(text);
  return found ?? largestNamed(known, text.trim());
}

function belongs(entry: GazetteerEntry, { state, cities }: ReturnType<typeof readAddress>, known: Gazetteer): boolean {
  if (state) return state === entry.state;
  return cities.some((city) => known.byCity(city, entry.state).some((named) => named.city === entry.city));
}

function placeOfCity(known: Gazetteer, cities: readonly string[], state: string): Place | null {
  const named = (city: string) => [known.byCity(city, state), known.byCity(`${city} Island`, state)];
  const entries = cities.flatMap(named).find((found) => found.length > 0) ?? [];
  const [first] = entries;
  if (!first) return null;
  const middle = {
    latitude: median(entries.map(({ latitude }) => latitude)),
    longitude: median(entries.map(({ longitude }) => longitude)),
  };
  if (isSeveral(entries, middle)) return null;
  return placeOfEntry({ ...first, ...middle }, entries.length === 1 ? first.zipCode : null);
}

/** The list misplaces a ZIP code now and then; where the ZIP codes of a name lie apart, several places have it. */
function isSeveral(entries: readonly Point[], middle: Point): boolean {
  const together = entries.filter((entry) => roughKm(entry, middle) <= withinCityKm);
  return together.length * 2 <= entries.length;
}

/** Kailua-Kona's two ZIP codes, the farthest apart in one town, are 57 km from each other. */
const withinCityKm = 60;

function largestNamed(known: Gazetteer, city: string): Place | null {
  const states = [...allRegions].map((state) => ({ state, size: known.byCity(city, state).length }));
  const [largest] = states.sort((one, other) => other.size - one.size);
  return largest && largest.size > 0 ? placeOfCity(known, [city], largest.state) : null;
}

function placeOfEntry(entry: GazetteerEntry | null, zipCode = entry?.zipCode ?? null): Place | null {
  if (!entry) return null;
  const { city, state, latitude, longitude } = entry;
  return { city, state, zipCode, latitude, longitude, timeZone: zoneAt(latitude, longitude) };
}

const median = (numbers: number[]): number => {
  const sorted = numbers.sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

type ZoneLookup = (latitude: number, longitude: number) => string;
let lookUpZone: ZoneLookup | undefined;
/** The package is one large string: loaded by the first who asks. */
function zoneAt(latitude: number, longitude: number): string {
  // CommonJS without a default export; its declaration says exactly this
  lookUpZone ??= createRequire(import.meta.url)('@photostructure/tz-lookup') as ZoneLookup;
  return lookUpZone(latitude, longitude);
}
