import { describeSpot } from './describe-spot.ts';
import { findSpots, type Spot } from './find-spots.ts';
import { type Grey, scaleSpace } from './scale-space.ts';

/** A described spot, in pixels of a picture whose longer side has `lookSide` of them. */
export interface Point {
  x: number;
  y: number;
  size: number;
  word: number;
  doubtful: number;
  fine: number;
}

/** Pixels of the longer side of the picture in which spots are looked for. */
export const lookSide = 480;
const mostPoints = 80;
const pointBytes = 14;

/**
 * What a picture is recognized by: its strongest spots, where they are and how it looks around them, the strongest
 * first. It survives crop, light and compression, because each spot stands for itself.
 */
export function lookOf(grey: Grey): Point[] {
  const spots = findSpots(scaleSpace(grey)).sort((one, other) => other.strength - one.strength);
  const points: Point[] = [];
  for (const spot of spots) {
    const point = pointOf(spot);
    if (point && !points.some((known) => isSameSpot(known, point))) points.push(point);
    if (points.length === mostPoints) break;
  }
  return points;
}

function pointOf(spot: Spot): Point | null {
  const described = describeSpot(spot);
  const { step } = spot.octave;
  return described && { ...described, x: spot.x * step, y: spot.y * step, size: spot.blur * step };
}

const isSameSpot = (one: Point, other: Point) =>
  Math.hypot(one.x - other.x, one.y - other.y) < one.size / 2 && Math.abs(Math.log2(one.size / other.size)) < 0.5;

/** As the database keeps it: 14 bytes for each point. */
export function packLook(points: readonly Point[]): Buffer {
  const packed = Buffer.alloc(points.length * pointBytes);
  for (const [index, { x, y, size, word, doubtful, fine }] of points.entries()) {
    const from = index * pointBytes;
    packed.writeUInt16LE(Math.round(x * 100), from);
    packed.writeUInt16LE(Math.round(y * 100), from + 2);
    packed.writeUInt16LE(Math.round(size * 500), from + 4);
    packed.writeUInt32LE(word | (doubtful << 24), from + 6);
    packed.writeUInt32LE(fine, from + 10);
  }
  return packed;
}

export const unpackLook = (packed: Buffer): Point[] =>
  Array.from({ length: packed.length / pointBytes }, (_, index) => {
    const from = index * pointBytes;
    const first = packed.readUInt32LE(from + 6);
    return {
      x: packed.readUInt16LE(from) / 100,
      y: packed.readUInt16LE(from + 2) / 100,
      size: packed.readUInt16LE(from + 4) / 500,
      ...{ word: first & 0xffffff, doubtful: first >>> 24, fine: packed.readUInt32LE(from + 10) },
    };
  });
