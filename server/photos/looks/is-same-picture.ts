import type { Point } from './look-of.ts';

/** A point of one picture and the one of the other that looks the same around it. */
interface Pair {
  one: Point;
  other: Point;
}
/** How the one picture lies in the other: made larger, then moved. */
interface Placing {
  scaleX: number;
  scaleY: number;
  right: number;
  down: number;
}

/** With fewer points a picture is too plain to be told from others. */
export const leastPoints = 12;
const leastPairs = 8;
/** Bits of 54 that compression and light may change around a point. */
const mostBits = 12;
/** Pixels of `lookSide` a point may lie from where it has to, and how much more for each pixel of its size. */
const [mostAway, mostAwayOfSize] = [0.6, 0.25];
/** Within this many pixels it is the same thing, seen from somewhere else. */
const movedAway = 10;
/** A part of a picture may be made this much larger. */
const largest = 2;
/**
 * Measured by bench/photos.bench.ts: what is found in its place, less half as much again of what has moved. Of a room
 * photographed a second time from almost the same place, the back wall agrees and all that is nearer has moved.
 */
const [moveWeighs, leastAgreement] = [1.5, 0.14];

/** Whether one is the other, or a part of it, however it was cut, lit, made smaller or compressed. */
export function isSamePicture(ones: readonly Point[], others: readonly Point[]): boolean {
  const pairs = ones.flatMap((one) => pairOf(one, others));
  const placing = bestPlacing(pairs);
  if (!placing) return false;
  const inPlace = pairs.filter((pair) => isInPlace(placing, pair)).length;
  const near = pairs.filter((pair) => distance(placing, pair) <= movedAway).length;
  const share = inPlace / Math.max(1, inBoth(placing, ones, others));
  return inPlace >= leastPairs && share - (moveWeighs * (near - inPlace)) / near >= leastAgreement;
}

function pairOf(one: Point, others: readonly Point[]): Pair[] {
  let best: Point | null = null;
  let fewest = mostBits + 1;
  for (const other of others) {
    const bits = bitsSet(one.word ^ other.word) + bitsSet(one.fine ^ other.fine);
    if (bits < fewest) [best, fewest] = [other, bits];
  }
  return best ? [{ one, other: best }] : [];
}

function bitsSet(bits: number): number {
  const twos = bits - ((bits >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The placing that any two pairs agree on and most of the others confirm. */
function bestPlacing(pairs: readonly Pair[]): Placing | null {
  let most: Pair[] = [];
  for (const [index, first] of pairs.entries())
    for (const second of pairs.slice(index + 1)) {
      const placing = placingOf(first, second);
      if (!placing) continue;
      const agreeing = pairs.filter((pair) => distance(placing, pair) <= roughly);
      if (agreeing.length > most.length) most = agreeing;
      if (most.length > 0.6 * pairs.length && most.length >= leastPairs) return refitted(pairs, most);
    }
  return refitted(pairs, most);
}

function refitted(pairs: readonly Pair[], most: readonly Pair[]): Placing | null {
  if (most.length < leastPairs) return null;
  const rough = fitted(most);
  const closer = pairs.filter((pair) => distance(rough, pair) <= closely);
  return closer.length < leastPairs ? null : fitted(closer);
}
const [roughly, closely] = [1.5, 1];

/** Null if the two pairs do not say the same about size and direction. */
function placingOf(first: Pair, second: Pair): Placing | null {
  const length = between(first.one.x, first.one.y, second.one);
  // of two that are close to each other, a hair's breadth decides
  if (length < 16) return null;
  const scale = between(first.other.x, first.other.y, second.other) / length;
  if (scale > largest || scale < 1 / largest) return null;
  const [right, down] = [first.other.x - scale * first.one.x, first.other.y - scale * first.one.y];
  const placing = { scaleX: scale, scaleY: scale, right, down };
  return distance(placing, second) <= roughly ? placing : null;
}

/** In pixels of the smaller of the two. */
const distance = ({ scaleX, scaleY, right, down }: Placing, { one, other }: Pair) =>
  between(scaleX * one.x + right, scaleY * one.y + down, other) / Math.max(1, scaleX);

/** `Math.hypot` takes ten times as long, and this is asked some 100,000 times a comparison. */
const between = (x: number, y: number, to: At) => Math.sqrt((x - to.x) ** 2 + (y - to.y) ** 2);

const isInPlace = (placing: Placing, pair: Pair) =>
  distance(placing, pair) <= mostAway + mostAwayOfSize * pair.one.size;

/** The placing for which the points lie closest, by least squares, across and down. */
function fitted(pairs: readonly Pair[]): Placing {
  const across = fittedLine(pairs.map(({ one, other }) => ({ from: one.x, to: other.x })));
  const down = fittedLine(pairs.map(({ one, other }) => ({ from: one.y, to: other.y })));
  return { scaleX: across.scale, scaleY: down.scale, right: across.move, down: down.move };
}

function fittedLine(points: readonly { from: number; to: number }[]): { scale: number; move: number } {
  const from = points.reduce((sum, point) => sum + point.from, 0) / points.length;
  const to = points.reduce((sum, point) => sum + point.to, 0) / points.length;
  const joint = points.reduce((sum, point) => sum + (point.from - from) * (point.to - to), 0);
  const spread = points.reduce((sum, point) => sum + (point.from - from) ** 2, 0);
  const scale = spread === 0 ? 1 : joint / spread;
  return { scale, move: to - scale * from };
}

/** How many points the pictures could have in common: the fewer of those that lie within both. */
function inBoth({ scaleX, scaleY, right, down }: Placing, ones: readonly Point[], others: readonly Point[]): number {
  const placed = ones.map(({ x, y }) => ({ x: scaleX * x + right, y: scaleY * y + down }));
  const placedBack = others.map(({ x, y }) => ({ x: (x - right) / scaleX, y: (y - down) / scaleY }));
  return Math.min(within(placed, others), within(placedBack, ones));
}

interface At {
  x: number;
  y: number;
}

function within(points: readonly At[], all: readonly At[]): number {
  const xs = all.map(({ x }) => x);
  const ys = all.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return points.filter(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom).length;
}
