import type { Point } from './today.ts';

/** Of the sphere by which PostgreSQL's earthdistance measures, so that both agree to the metre. */
const earthRadius = 6_378_168;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The straight way over the globe, by the haversine formula. */
export function metresBetween(one: Point, other: Point): number {
  const height = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const width = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const chord = height + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * width;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}
