import { seededNumbers } from '#server/platform/seeded-numbers.ts';

export interface Random {
  /** A whole number from 0 up to, but not including, the limit. */
  below(limit: number): number;
  shuffled<T>(items: readonly T[]): T[];
}

/** The same numbers for the same seed, so that a failed random test can be repeated. */
export function seededRandom(seed: number): Random {
  const next = seededNumbers(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item),
  };
}
