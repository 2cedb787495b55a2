import type { Point } from '#contract/today.ts';

/** Something with a place. */
interface Pinned {
  place: Point;
}

export interface Cluster<Pin> {
  /** In the middle of its pins. */
  place: Point;
  pins: Pin[];
}

interface View {
  /** What is in sight beside the pins. */
  frame?: readonly Point[];
  /** Pins nearer than this share of the map's longer side would lie upon each other. */
  share?: number;
}

/** Of a window that is wide, and of a phone, where a pin covers more. */
export const shareOf = (isWide: boolean): number => (isWide ? 0.12 : 0.18);

/** A single place still gets some miles around it. */
export const leastDegrees = 0.06;

/**
 * Pins that would lie upon each other on a map of all of them, together: the nearest two first, until all are apart.
 * Those of one place are always together.
 */
export function clustersOf<Pin extends Pinned>(
  pins: readonly Pin[],
  { frame = [], share = shareOf(true) }: View = {},
): Cluster<Pin>[] {
  const inSight = [...pins.map(({ place }) => place), ...frame];
  const near = Math.max(spanOf(inSight), leastDegrees) * share;
  const places = Map.groupBy(pins, ({ place }) => `${place.latitude} ${place.longitude}`);
  const clusters = [...places.values()].map(clusterOf);
  for (let pair = nearestOf(clusters, near); pair; pair = nearestOf(clusters, near)) {
    const [one, other] = pair;
    const joined = clusterOf([...(clusters[one]?.pins ?? []), ...(clusters[other]?.pins ?? [])]);
    clusters.splice(other, 1);
    clusters.splice(one, 1, joined);
  }
  return clusters;
}

/** Whether a closer look would tell the pins apart. */
export const isSpread = (pins: readonly Pinned[], share?: number): boolean =>
  clustersOf(pins, share === undefined ? {} : { share }).length > 1;

/** How many degrees the longer side of a map of all these places has. */
export function spanOf(places: readonly Point[]): number {
  const [latitudes, longitudes] = [places.map(({ latitude }) => latitude), places.map(({ longitude }) => longitude)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const width = (Math.max(...longitudes) - Math.min(...longitudes)) * narrowing((south + north) / 2);
  return places.length === 0 ? 0 : Math.max(north - south, width);
}

/** The four ends of a circle. */
export function endsOf({ latitude, longitude }: Point, km: number): Point[] {
  const up = km / kmPerDegree;
  const aside = up / narrowing(latitude);
  return [
    { latitude: latitude + up, longitude },
    { latitude: latitude - up, longitude },
    { latitude, longitude: longitude + aside },
    { latitude, longitude: longitude - aside },
  ];
}

const kmPerDegree = 111;

/** The two that are nearest to each other, the first of them first; null once all are farther apart than `near`. */
function nearestOf(clusters: readonly Cluster<unknown>[], near: number): [number, number] | null {
  let nearest: { pair: [number, number]; way: number } | null = null;
  for (const [one, { place }] of clusters.entries()) {
    for (let other = one + 1; other < clusters.length; other++) {
      const beside = clusters[other];
      const way = beside ? apart(place, beside.place) : Number.POSITIVE_INFINITY;
      if (way <= near && (!nearest || way < nearest.way)) nearest = { pair: [one, other], way };
    }
  }
  return nearest?.pair ?? null;
}

/** In degrees of latitude, as a map shows them: a degree of longitude is narrower. */
const apart = (one: Point, other: Point) =>
  Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * narrowing(one.latitude));
const narrowing = (latitude: number) => Math.cos((latitude * Math.PI) / 180);

function clusterOf<Pin extends Pinned>(pins: Pin[]): Cluster<Pin> {
  const mean = (of: (place: Point) => number) => pins.reduce((sum, { place }) => sum + of(place), 0) / pins.length;
  return { place: { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) }, pins };
}
