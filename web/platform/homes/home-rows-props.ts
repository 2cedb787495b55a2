import type { ReactNode } from 'react';

export interface HomeRowsProps<Home> {
  /** What `useHomes` gives: all of them, or where there are many, the newest. */
  homes: readonly Home[];
  /** A row, with its key. */
  row: (home: Home) => ReactNode;
  /** Around the rows. */
  list: (rows: ReactNode) => ReactNode;
}
