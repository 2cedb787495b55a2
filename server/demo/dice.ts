import { seededNumbers } from '#server/platform/seeded-numbers.ts';

export interface Dice {
  /** A whole number from the lower to the upper limit, both included. */
  between(lower: number, upper: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
}

/** The same throws for the same name (seeded by FNV-1a), so that every first start tells the same story. */
export function diceOf(name: string): Dice {
  const next = seededNumbers(seedOf(name));
  const between = (lower: number, upper: number) => lower + Math.floor(next() * (upper - lower + 1));
  return { between, pick: (items) => items[between(0, items.length - 1)] ?? items[0] };
}

function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
