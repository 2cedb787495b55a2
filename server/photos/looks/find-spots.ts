import { blurOf, type Grey, levelsPerOctave, type Octave } from './scale-space.ts';

/** Somewhere that is brighter or darker than all around it, in pixels of its octave. */
export interface Spot {
  octave: Octave;
  level: number;
  x: number;
  y: number;
  /** Its size: the blur at which it stands out the most. */
  blur: number;
  strength: number;
}

/** Grey levels of 255 below which a spot may be grain, or what JPEG left of a plain wall. */
const leastStrength = 1.6;
/** An edge stands out across it but not along it: where it is found says nothing. */
const mostEdge = 10;

export function findSpots(octaves: readonly Octave[]): Spot[] {
  return octaves.flatMap((octave) =>
    Array.from({ length: levelsPerOctave }, (_, level) => spotsAt(octave, level + 1)).flat(),
  );
}

function spotsAt(octave: Octave, level: number): Spot[] {
  const { differences } = octave;
  const [below, here, above] = [differences[level - 1], differences[level], differences[level + 1]];
  if (!below || !here || !above) return [];
  const { width, height, values } = here;
  const spots: Spot[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const value = values[at] ?? 0;
      if (Math.abs(value) < leastStrength || !standsOut([here, below, above], at, value)) continue;
      const spot = refined({ octave, level, at, value }, [below, here, above]);
      if (spot) spots.push(spot);
    }
  }
  return spots;
}

function standsOut(levels: readonly Grey[], at: number, value: number): boolean {
  const sign = Math.sign(value);
  for (const { width, values } of levels)
    for (let row = at - width; row <= at + width; row += width)
      for (let near = row - 1; near <= row + 1; near++)
        if (near !== at && sign * (values[near] ?? 0) > sign * value) return false;
  return true;
}

interface Peak {
  octave: Octave;
  level: number;
  at: number;
  value: number;
}

/** Where between the pixels the peak is, by the curve through its neighbors; null on an edge. */
function refined({ octave, level, at, value }: Peak, [below, here, above]: readonly [Grey, Grey, Grey]): Spot | null {
  const { width, values } = here;
  const v = (away: number) => values[at + away] ?? 0;
  const xx = v(1) + v(-1) - 2 * value;
  const yy = v(width) + v(-width) - 2 * value;
  const xy = (v(width + 1) - v(width - 1) - v(-width + 1) + v(-width - 1)) / 4;
  const determinant = xx * yy - xy * xy;
  if (determinant <= 0 || (xx + yy) ** 2 / determinant > (mostEdge + 1) ** 2 / mostEdge) return null;
  const [dx, dy] = [(v(1) - v(-1)) / 2, (v(width) - v(-width)) / 2];
  const moveX = clamped(-(yy * dx - xy * dy) / determinant);
  const moveY = clamped(-(xx * dy - xy * dx) / determinant);
  const [under, over] = [below.values[at] ?? 0, above.values[at] ?? 0];
  const bend = under + over - 2 * value;
  const moveLevel = bend === 0 ? 0 : clamped((under - over) / 2 / bend);
  const [x, y] = [(at % width) + moveX, Math.floor(at / width) + moveY];
  return { octave, level, x, y, blur: blurOf(level + moveLevel), strength: Math.abs(value) };
}

const clamped = (move: number) => Math.max(-0.6, Math.min(0.6, move));
