import type { ReactNode } from 'react';

export interface HomeRowsProps<Home> {
  /** What `useHomes` gives: all of them, or where there are many, the newest. */
  homes: readonly Home[];
  /** How many are ticked, most of which may stand beyond what is shown. */
  chosen: number;
  /** A row, with its key. */
  row: (home: Home) => ReactNode;
  /** Around the rows. */
  list: (rows: ReactNode) => ReactNode;
}
