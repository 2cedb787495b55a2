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
 * Pins that would lie upon each other on a map of all of them, together, until all are apart. Those of one place are
 * always together. Each pass compares a pin with what is kept by then, and no more of that has room on a map than fits
 * beside each other: however many pins there are, the work grows with their number alone.
 */
export function clustersOf<Pin extends Pinned>(
  pins: readonly Pin[],
  { frame = [], share = shareOf(true) }: View = {},
): Cluster<Pin>[] {
  const inSight = [...pins.map(({ place }) => place), ...frame];
  const near = Math.max(spanOf(inSight), leastDegrees) * share;
  const places = Map.groupBy(pins, ({ place }) => `${place.latitude} ${place.longitude}`);
  let clusters = [...places.values()].map((together) => ({ place: middleOf(together), pins: together }));
  for (let before = Number.POSITIVE_INFINITY; clusters.length < before; ) {
    before = clusters.length;
    clusters = joined(clusters, near);
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

/** Each joined to the nearest before it that it would lie upon. What has moved by that may be near another one now. */
function joined<Pin extends Pinned>(clusters: readonly Cluster<Pin>[], near: number): Cluster<Pin>[] {
  const kept: Cluster<Pin>[] = [];
  for (const cluster of clusters) {
    const ways = kept.map(({ place }) => apart(place, cluster.place));
    const way = Math.min(...ways);
    const at = ways.indexOf(way);
    const host = way <= near && kept[at];
    if (host) kept[at] = union(host, cluster);
    else kept.push(cluster);
  }
  return kept;
}

function union<Pin extends Pinned>(one: Cluster<Pin>, other: Cluster<Pin>): Cluster<Pin> {
  const pins = [...one.pins, ...other.pins];
  return { place: middleOf(pins), pins };
}

/** In degrees of latitude, as a map shows them: a degree of longitude is narrower. */
const apart = (one: Point, other: Point) =>
  Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * narrowing(one.latitude));
const narrowing = (latitude: number) => Math.cos((latitude * Math.PI) / 180);

function middleOf(pins: readonly Pinned[]): Point {
  const mean = (of: (place: Point) => number) => pins.reduce((sum, { place }) => sum + of(place), 0) / pins.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}
