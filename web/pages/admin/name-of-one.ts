import { createContext } from 'react';

/** An id that a list can be narrowed to, and what that is called. */
export type NamedId = readonly [id: string | null | undefined, name: string | null | undefined];

/** What a list that is narrowed to one thing calls it; nothing where no row is of it, or none is there yet. */
export const NameOfOne = createContext<(id: string) => string | null>(() => null);

/** Out of what each row names. */
export function nameOfListed<Row>(
  rows: readonly Row[] | undefined,
  namesIn: (row: Row) => readonly NamedId[],
): (id: string) => string | null {
  return (id) => {
    for (const row of rows ?? [])
      for (const [named, name] of namesIn(row)) if (named?.toLowerCase() === id && name) return name;
    return null;
  };
}
