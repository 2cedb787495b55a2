import { createRequire } from 'node:module';

interface Code {
  zip: string;
  latitude: number;
  longitude: number;
  city: string;
  state: string;
  country: string;
}

export interface Town extends Code {
  timeZone: string;
}

/**
 * Farther apart than a cleaner of the generated marketplace searches (25 km, and the corners of the box the index
 * searches), so that everyone sees as many jobs in a large marketplace as in a small one.
 */
const apart = 45;
const kmPerDegree = 111.2;

/** Real US places all over the country, far apart; always the same, and a smaller count starts the longer list. */
export function towns(count: number): Town[] {
  const require = createRequire(import.meta.url);
  // CommonJS packages without types; these are their shapes
  const { codes } = require('zipcodes') as { codes: Record<string, Code> };
  const zoneAt = require('@photostructure/tz-lookup') as (latitude: number, longitude: number) => string;
  const places = Object.values(codes).filter(({ country, latitude }) => country === 'US' && latitude > 0);
  const chosen: Code[] = [];
  for (let step = 0; step < places.length && chosen.length < count; step++) {
    const place = places[(step * 7919) % places.length];
    if (place && chosen.every((other) => isFar(place, other))) chosen.push(place);
  }
  if (chosen.length < count) throw new Error(`there are only ${chosen.length} towns ${apart} km apart`);
  return chosen.map((code) => ({ ...code, timeZone: zoneAt(code.latitude, code.longitude) }));
}

function isFar(one: Code, other: Code): boolean {
  const north = (one.latitude - other.latitude) * kmPerDegree;
  if (Math.abs(north) > apart) return true;
  const east = (one.longitude - other.longitude) * kmPerDegree * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east) > apart;
}
