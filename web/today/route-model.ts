import type { Point } from '#contract/today.ts';

export const drawingWidth = 390;
export const drawingHeight = 160;

/** What stays free around the outermost places, and how near two pins may come, in the drawing's own units. */
const margin = 34;
const pinWidth = 30;
/** A route through one neighborhood is still drawn as a few kilometres. */
const leastKm = 3;
const kmPerDegree = 111;

interface Drawn {
  /** Where each point is drawn, in the same order. */
  places: { x: number; y: number }[];
  /** The drawing's units to a kilometre. */
  perKm: number;
}

/** Lays points out on the drawing, north up. Pins that would lie upon each other are moved apart sideways. */
export function layOut(points: readonly Point[]): Drawn {
  const box = boxAround(points);
  const perKm = Math.min((drawingWidth - 2 * margin) / box.width, (drawingHeight - 2 * margin) / box.height);
  const places: Drawn['places'] = [];
  for (const point of points) {
    const x = drawingWidth / 2 + box.eastOf(point) * perKm;
    const y = drawingHeight / 2 - box.northOf(point) * perKm;
    places.push(besideOthers({ x: Math.round(x), y: Math.round(y) }, places));
  }
  return { places, perKm };
}

function boxAround(points: readonly Point[]) {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const narrow = kmPerDegree * Math.cos((((south + north) / 2) * Math.PI) / 180);
  return {
    width: Math.max(leastKm, (east - west) * narrow),
    height: Math.max(leastKm / 2, (north - south) * kmPerDegree),
    eastOf: ({ longitude }: Point) => (longitude - (west + east) / 2) * narrow,
    northOf: ({ latitude }: Point) => (latitude - (south + north) / 2) * kmPerDegree,
  };
}

/** The nearest free place to one side or the other. */
function besideOthers(place: { x: number; y: number }, taken: readonly { x: number; y: number }[]) {
  const isFree = (x: number) => taken.every((other) => Math.hypot(other.x - x, other.y - place.y) >= pinWidth);
  for (let step = 0; step < drawingWidth / pinWidth; step++) {
    const shift = Math.ceil(step / 2) * pinWidth * (step % 2 === 0 ? -1 : 1);
    const x = place.x + shift;
    if (isFree(x) && x >= pinWidth / 2 && x <= drawingWidth - pinWidth / 2) return { ...place, x };
  }
  return place;
}
