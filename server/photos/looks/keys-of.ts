import type { Point } from './look-of.ts';

/** Of the strongest points only: those of a part of a picture are mostly among them too. */
const indexedPoints = 24;

/**
 * What a picture stands under in the index, once for each history it belongs to: a property's, a cleaner's. A lookup
 * then never touches what belongs to neither, however many photos there are.
 */
export const keysOf = (points: readonly Point[], scopes: readonly string[]): number[] =>
  unique(scopes.flatMap((scope) => strongest(points).map(({ word }) => keyIn(scope, word))));

/** What to look it up under: also as if the bit that is most in doubt were the other one. */
export const soughtKeys = (points: readonly Point[], scopes: readonly string[]): number[] =>
  unique(
    scopes.flatMap((scope) =>
      strongest(points).flatMap(({ word, doubtful }) => [keyIn(scope, word), keyIn(scope, word ^ (1 << doubtful))]),
    ),
  );

/** What the very same file stands under, however plain it is. */
export const exactKeys = (pictureHash: Buffer, scopes: readonly string[]): number[] =>
  scopes.map((scope) => keyIn(scope, pictureHash.readUInt32LE()));

const strongest = (points: readonly Point[]) => points.slice(0, indexedPoints);
const unique = (keys: readonly number[]) => [...new Set(keys)];

/** 32 bits of the scope's id, which are random, and the word, mixed as MurmurHash3 does; PostgreSQL's integer is signed. */
function keyIn(scope: string, word: number): number {
  let mixed = Number.parseInt(scope.slice(-8), 16) ^ Math.imul(word, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) | 0;
}
