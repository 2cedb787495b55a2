export interface Point {
  latitude: number;
  longitude: number;
}

const kmPerDegree = 111;

/** How far two points are apart, on a flat map: near enough to tell towns from each other. */
export function roughKm(one: Point, other: Point): number {
  const narrow = Math.cos((one.latitude * Math.PI) / 180);
  return kmPerDegree * Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * narrow);
}
