import { useState } from 'react';
import type { TableSelection } from '#web/ui/table-model.ts';

export interface BulkChoice {
  /** What is selected of what is listed, by id, with what it is called. */
  names: ReadonlyMap<string, string>;
  selection: TableSelection;
  clear: () => void;
}

/** Which rows of a list are selected; one that the list shows no longer is not. */
export function useBulkChoice<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  nameOf: (row: Row) => string,
): BulkChoice {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const names = new Map(rows?.filter(({ id }) => keys.has(id)).map((row) => [row.id, nameOf(row)]));
  return { names, selection: { keys: new Set(names.keys()), onChange: setKeys }, clear: () => setKeys(new Set()) };
}
