import type { Spot } from './find-spots.ts';
import type { Grey } from './scale-space.ts';

/** How it looks around a spot, as bits; whatever the light, the size or the compression, few of them change. */
export interface Described {
  /** 24 bits of the coarse pattern: what the index looks up. */
  word: number;
  /** The bit of the word that would change first. */
  doubtful: number;
  /** 30 bits of the fine pattern. */
  fine: number;
}

const samples = 6;
const cells = samples / 2;
/** Distance of two samples, in sizes of the spot. */
const spacing = 1.7;
const reach = ((samples - 1) / 2) * spacing;
/** A difference counts from this share of the contrast on: around zero, bits would be decided by noise. */
const bias = 0.35;

/** Null if what is around it is not all in the picture. */
export function describeSpot(spot: Spot): Described | null {
  const grey = spot.octave.levels[spot.level];
  if (!grey || !fits(spot, grey)) return null;
  const patch = normalized(sampled(spot, grey));
  return { ...coarse(patch), fine: fineOf(patch) };
}

function fits({ x, y, blur }: Spot, { width, height }: Grey): boolean {
  const away = reach * blur + 1;
  return x >= away && y >= away && x < width - away && y < height - away;
}

function sampled({ x, y, blur }: Spot, grey: Grey): number[] {
  const found: number[] = [];
  for (let row = 0; row < samples; row++)
    for (let column = 0; column < samples; column++)
      found.push(at(grey, x + (column * spacing - reach) * blur, y + (row * spacing - reach) * blur));
  return found;
}

/** Brightness between the pixels. */
function at({ width, values }: Grey, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  const corner = top * width + left;
  const upper = (values[corner] ?? 0) * (1 - right) + (values[corner + 1] ?? 0) * right;
  const lower = (values[corner + width] ?? 0) * (1 - right) + (values[corner + width + 1] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}

function normalized(patch: number[]): number[] {
  const mean = patch.reduce((sum, value) => sum + value, 0) / patch.length;
  const spread = Math.sqrt(patch.reduce((sum, value) => sum + (value - mean) ** 2, 0) / patch.length) || 1;
  return patch.map((value) => (value - mean) / spread);
}

/** Neighboring ninths of the patch, compared both ways. */
function coarse(patch: readonly number[]): Pick<Described, 'word' | 'doubtful'> {
  const of = (row: number, column: number) => {
    const corner = 2 * row * samples + 2 * column;
    return [0, 1, samples, samples + 1].reduce((sum, away) => sum + (patch[corner + away] ?? 0), 0) / 4;
  };
  const differences: number[] = [];
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++) {
      if (column + 1 < cells) differences.push(of(row, column) - of(row, column + 1));
      if (row + 1 < cells) differences.push(of(row, column) - of(row + 1, column));
    }
  const margins = differences.flatMap((difference) => [difference - bias, -difference - bias]);
  const word = margins.reduce((bits, margin, bit) => (margin > 0 ? bits | (1 << bit) : bits), 0);
  const smallest = Math.min(...margins.map(Math.abs));
  return { word, doubtful: margins.findIndex((margin) => Math.abs(margin) === smallest) };
}

function fineOf(patch: readonly number[]): number {
  let bits = 0;
  for (let row = 0; row < samples; row++)
    for (let column = 0; column + 1 < samples; column++) {
      const from = row * samples + column;
      bits = (bits << 1) | ((patch[from] ?? 0) > (patch[from + 1] ?? 0) ? 1 : 0);
    }
  return bits;
}
