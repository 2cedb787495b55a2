import { cityOf } from './device-of.ts';
import { zoneName } from './zone-name.ts';

/** A zone as people know it: "New York (EST)"; one without a city by its short name alone. */
export function zonePlace(timeZone: string, at: Date): string {
  const [city, short] = [cityOf(timeZone), zoneName(at, timeZone)];
  return city ? `${city} (${short})` : short;
}
