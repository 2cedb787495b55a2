import { allRegions, regionCodes } from './regions.ts';

export interface AddressParts {
  zipCode: string | null;
  state: string | null;
  /** What the city may be called, most likely first. */
  cities: string[];
}

/** What people write between the parts of an address besides a comma: "Savannah (GA)", "Savannah - GA", one part a line. */
const separators = /\s*(?:[;(\n]|\s[-–—]\s)\s*/g;
const country = /[\s,]+(?:usa|u\.s\.a\.|us|united states(?: of america)?|canada)\.?$/i;
const usZip = /(?:^|[\s,])(\d{5})(?:-\d{4})?$/;
const canadianCode = /(?:^|[\s,])([a-z]\d[a-z]) ?(?:\d[a-z]\d)?$/i;
const regionNames = Object.keys(regionCodes).sort((one, other) => other.length - one.length);

/** Takes the end of a one-line address apart: city, state and ZIP or postal code, as far as they are written there. */
export function readAddress(address: string): AddressParts {
  const whole = address
    .trim()
    .replace(separators, ', ')
    .replace(/[\s,)]+$/, '')
    .replace(country, '');
  const zip = usZip.exec(whole) ?? canadianCode.exec(whole);
  const beforeZip = trimEnd(zip ? whole.slice(0, zip.index) : whole);
  const { state, rest } = takeState(beforeZip);
  return { zipCode: zip?.[1]?.toUpperCase() ?? null, state, cities: citiesIn(rest) };
}

function takeState(written: string): { state: string | null; rest: string } {
  const text = withoutDots(written);
  const upper = text.toUpperCase();
  const end = /(?:^|[\s,])([A-Z]{2})$/.exec(upper);
  if (end?.[1] && allRegions.has(end[1])) return { state: end[1], rest: trimEnd(text.slice(0, end.index)) };
  const name = regionNames.find((region) => upper.endsWith(region) && /^$|[\s,]$/.test(upper.slice(0, -region.length)));
  if (!name) return { state: null, rest: text };
  return { state: regionCodes[name] ?? null, rest: trimEnd(text.slice(0, -name.length)) };
}

/** "S.C." and "Ga." at the end as "SC" and "Ga". */
const withoutDots = (text: string) => text.replace(/(?<=^|[\s,])([a-z])\. ?([a-z])\.?$/i, '$1$2').replace(/\.$/, '');

/** The last part between commas; where there are none ("12 Main St Austin"), its last words. */
function citiesIn(text: string): string[] {
  const town = trimEnd(text.replace(/,[^,]* county$/i, ''));
  const part = town.slice(town.lastIndexOf(',') + 1).trim();
  if (!part) return [];
  const words = part.split(/\s+/);
  return [part, ...[3, 2, 1].filter((count) => count < words.length).map((count) => words.slice(-count).join(' '))];
}

const trimEnd = (text: string) => text.replace(/[\s,]+$/, '');
