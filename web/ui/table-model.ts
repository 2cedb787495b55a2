import type { ReactNode } from 'react';

export type TableColumn<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Whether a row has anything in it: a column without anything in any row is left out. */
  filled?: (row: Row) => boolean;
  /** `number`: numbers and money, whose digits line up on the right in every language, as they are never mirrored. */
  align?: 'start' | 'end' | 'number';
  sortable?: boolean;
  /** The first press sorts downwards: the newest, or the largest, is what is looked for. */
  startsDown?: boolean;
  /** What it is that is put in order, for the words of it: a name unless said otherwise. */
  order?: 'age' | 'time' | 'due' | 'sum';
  /**
   * On a phone: `title` heads the card, `aside` goes next to it, `hidden` is left out; `facts` is there alone, what others
   * say in a line each in one; `foot` ends it without its label, for what can be done; the rest are labeled lines.
   */
  phone?: 'title' | 'aside' | 'hidden' | 'facts' | 'foot';
};

export type TableSort = { key: string; direction: 'asc' | 'desc' };

export type TableSelection = { keys: ReadonlySet<string>; onChange: (keys: ReadonlySet<string>) => void };

export type TableProps<Row> = {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Names the table, for screen readers. */
  caption: string;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** How rows come that no column sorts, for the phone’s choice of an order. */
  usualOrder?: string;
  selection?: TableSelection;
  /** Which rows can be selected, where not all can; where none can, there are no boxes. */
  selectable?: (row: Row) => boolean;
  /** Names a row for its checkbox ("Dune House, Fri 21 Nov"). */
  rowLabel?: (row: Row) => string;
  onRowOpen?: (row: Row) => void;
  /** What the rows below it have in common, such as their day: named once above them. */
  groupOf?: ((row: Row) => string) | undefined;
  /** The row whose details are open next to the table. */
  activeKey?: string | null;
  /** Rows waiting to be loaded are drawn as skeletons of the same height. */
  loading?: boolean;
  className?: string;
};
