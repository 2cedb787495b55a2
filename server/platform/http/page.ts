/** One page of a list: its rows, where the next page starts, and how many rows there are in all. */
export interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
  total: number;
}

/** A cursor holds the sort key of a page's last row; opaque to clients. */
export const encodeCursor = (parts: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** Drops the extra row that was read to see whether there is a next page. */
export function pageOf<Row>(
  rows: Row[],
  limit: number,
  total: number,
  cursorOf: (row: Row) => readonly (string | number)[],
): Page<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, total, nextCursor: rows.length > limit && last ? encodeCursor(cursorOf(last)) : null };
}

/** The same page with its rows converted. */
export const mapPage = <A, B>(page: Page<A>, change: (row: A) => B): Page<B> => ({
  ...page,
  rows: page.rows.map(change),
});
