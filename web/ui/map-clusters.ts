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

/** Pins nearer than this share of the map's longer side would lie upon each other. */
const nearShare = 0.12;

/**
 * Pins that would lie upon each other on a map of all of them, together; each pin goes to the first cluster that it is
 * near to. Those of one place are always together.
 */
export function clustersOf<Pin extends Pinned>(pins: readonly Pin[]): Cluster<Pin>[] {
  const near = spanOf(pins) * nearShare;
  const clusters: { first: Point; pins: Pin[] }[] = [];
  for (const pin of pins) {
    const beside = clusters.find(({ first }) => apart(first, pin.place) <= near);
    if (beside) beside.pins.push(pin);
    else clusters.push({ first: pin.place, pins: [pin] });
  }
  return clusters.map((cluster) => ({ place: middleOf(cluster.pins), pins: cluster.pins }));
}

/** Whether a closer look would tell the pins apart. */
export const isSpread = (pins: readonly Pinned[]): boolean => spanOf(pins) > 0.001;

/** In degrees of latitude, as a map shows them: a degree of longitude is narrower. */
const apart = (one: Point, other: Point) =>
  Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * narrowing(one.latitude));
const narrowing = (latitude: number) => Math.cos((latitude * Math.PI) / 180);

function spanOf(pins: readonly Pinned[]): number {
  const [latitudes, longitudes] = [pins.map(({ place }) => place.latitude), pins.map(({ place }) => place.longitude)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const width = (Math.max(...longitudes) - Math.min(...longitudes)) * narrowing((south + north) / 2);
  return pins.length === 0 ? 0 : Math.max(north - south, width);
}

function middleOf(pins: readonly Pinned[]): Point {
  const mean = (of: (place: Point) => number) => pins.reduce((sum, { place }) => sum + of(place), 0) / pins.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}
