import { useEffect, useState } from 'react';

interface Listed {
  id: string;
}

/**
 * The rows of a `list`, and where they were those that have left it while it is open: nothing moves under the reader's
 * hand. `nowOf` says what has become of one that left; undefined where it is not to be kept. A `list` of null is not there
 * yet: what is shown meanwhile is an earlier one's, of which nothing is kept.
 */
export function useKeptPlaces<Row extends Listed>(
  rows: readonly Row[],
  list: string | null,
  nowOf: (left: Row) => Row | undefined = (left) => left,
): readonly Row[] {
  const [kept] = useState((): { list: string | null; rows: readonly Row[] } => ({ list: null, rows: [] }));
  const shown = [...rows];
  if (list !== null && kept.list === list)
    for (const [place, row] of kept.rows.entries()) {
      const left = rows.some(({ id }) => id === row.id) ? undefined : nowOf(row);
      if (left) shown.splice(place, 0, left);
    }
  useEffect(() => {
    if (list !== null) Object.assign(kept, { list, rows: shown });
  });
  return shown;
}
