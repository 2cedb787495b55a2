import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { provinceOf } from './regions.ts';

/** What is known of one US ZIP code, or of the first half of a Canadian postal code. */
export interface GazetteerEntry {
  zipCode: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
}

export interface Gazetteer {
  byZip(zipCode: string): GazetteerEntry | null;
  /** Every entry of a city; none for an unknown one. Case, accents, dots, hyphens and "Saint" do not matter. */
  byCity(city: string, state: string): GazetteerEntry[];
  /** Every entry of a state: some 2,000, so only for what is seldom asked. */
  inState(state: string): GazetteerEntry[];
}

/** Read once, by the first who needs it: a process that places no address does not pay for it. */
export function gazetteer(): Promise<Gazetteer> {
  loading ??= load();
  return loading;
}
let loading: Promise<Gazetteer> | undefined;

/**
 * Indexes the text of the package `zipcodes`. Evaluating it makes 44,000 objects: 84 MB and a second in which nothing
 * else runs; the text with two maps of offsets is 15 MB and 100 ms.
 */
async function load(): Promise<Gazetteer> {
  const folder = dirname(createRequire(import.meta.url).resolve('zipcodes'));
  const files = await Promise.all(['codes.js', 'codesCanada.js'].map((name) => readFile(join(folder, name), 'utf8')));
  const text = files.join('\n');
  const zips = new Map<string, number>();
  const cities = new Map<string, number[]>();
  const pattern = new RegExp(entryPattern, 'g');
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const entry = toEntry(match);
    if (entry.latitude === 0) continue; // post offices abroad, of which the list knows no place
    zips.set(entry.zipCode, match.index);
    const key = cityKey(entry.city, entry.state);
    const known = cities.get(key);
    if (known) known.push(match.index);
    else cities.set(key, [match.index]);
  }
  const entriesAt = (places: number[] = []) => places.flatMap((at) => entryAt(text, at) ?? []);
  return {
    byZip: (zipCode) => entryAt(text, zips.get(zipCode)),
    byCity: (city, state) => entriesAt(cities.get(cityKey(city, state))),
    inState: (state) => [...cities].flatMap(([key, places]) => (key.startsWith(`${state}|`) ? entriesAt(places) : [])),
  };
}

const entryPattern =
  /\{"zip":"(\w+)","latitude":(-?[\d.]+),"longitude":(-?[\d.]+),"city":"([^"]*)","state":"([^"]*)","country":"(\w+)"\}/;

function entryAt(text: string, at: number | undefined): GazetteerEntry | null {
  if (at === undefined) return null;
  const match = entryPattern.exec(text.slice(at, at + 600));
  return match && toEntry(match);
}

function toEntry([, zipCode = '', latitude, longitude, city = '', state = '', country]: string[]): GazetteerEntry {
  const at = { zipCode, latitude: Number(latitude), longitude: Number(longitude) };
  return country === 'Canada'
    ? { ...at, city: canadianCity(city), state: provinceOf(zipCode) }
    : { ...at, city, state };
}

const partOfTown =
  /^(?:downtown|central|old|north|south|east|west)(?:east|west)? (?=\S)|(?: (?:north|south|east|west|central)(?:east|west)?)$/gi;

/** The Canadian list names quarters: "Downtown Toronto (cn Tower / …)", "Calgary South (altadore / …)". */
const canadianCity = (name: string): string => {
  const bare = name.replace(/ \(.*/, '');
  return /^(?:north|south|east|west) (?:vancouver|york|bay)/i.test(bare) ? bare : bare.replace(partOfTown, '');
};

/** Letters alone: the list writes "Coeur D Alene", "Winston Salem" and "Sullivans Island". */
const cityKey = (city: string, state: string): string =>
  `${state}|${city
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '')
    .toUpperCase()
    .replace(/^(ST|STE|FT|MT) /, (short) => longForms[short.trim()] ?? short)
    .replace(/^NEW YORK CITY$/, 'NEW YORK')
    .replace(/[ '’-]/g, '')}`;
const longForms: Record<string, string> = { ST: 'SAINT ', STE: 'SAINTE ', FT: 'FORT ', MT: 'MOUNT ' };
