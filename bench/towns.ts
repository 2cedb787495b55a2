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

/** Real US places, spread evenly over the list of ZIP codes and so over the country; the same for the same count. */
export function towns(count: number): Town[] {
  const require = createRequire(import.meta.url);
  // CommonJS packages without types of their own; these are their shapes
  const { codes } = require('zipcodes') as { codes: Record<string, Code> };
  const zoneAt = require('@photostructure/tz-lookup') as (latitude: number, longitude: number) => string;
  const placed = Object.values(codes).filter(({ country, latitude }) => country === 'US' && latitude > 0);
  const step = placed.length / count;
  return Array.from({ length: count }, (_, index) => {
    const code = placed[Math.floor(index * step)];
    if (!code) throw new Error(`there are only ${placed.length} towns`);
    return { ...code, timeZone: zoneAt(code.latitude, code.longitude) };
  });
}
