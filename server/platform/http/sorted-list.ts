import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import { CsvAnswer, type CsvCell } from './csv-answer.ts';
import { mapPage, type Page, pageOf } from './page.ts';
import { cursorPart, readCursor } from './read-cursor.ts';

/** What a list can be sorted by; compared in the database as what it is, carried in a cursor as text. */
export interface SortKey {
  by: SQL | SQLWrapper;
  as: 'moment' | 'number' | 'text';
}

/** A row as a list reads it: with what it is sorted by, as text, and its id. */
interface Placed {
  sortKey: string;
  id: string;
}

/** How the rows of one page or batch are read. */
export interface Slice {
  /** To be selected as `sort_key`. */
  sortKey: SQL<string>;
  /** Beyond the last row before. */
  following: SQL | undefined;
  order: SQL[];
  most: number;
}

interface SortedList<Row extends Placed, Item> {
  /** Of the file. */
  name: string;
  sorts: Readonly<Record<string, SortKey>>;
  /** Without `sort`; with a minus downwards. */
  usual: string;
  id: SQLWrapper;
  read: (slice: Slice) => Promise<Row[]>;
  count: () => Promise<number>;
  present: (rows: Row[]) => Item[] | Promise<Item[]>;
  /** The columns of the file, each with its cell. */
  columns: Readonly<Record<string, (item: Item) => CsvCell>>;
}

interface Query {
  limit: number;
  cursor?: string | undefined;
  sort?: string | undefined;
  format?: 'json' | 'csv' | undefined;
}

/** One page of a filtered list, sorted, or with `format=csv` all of it as a file. */
export async function sortedList<Row extends Placed, Item>(
  { limit, cursor, sort, format }: Query,
  list: SortedList<Row, Item>,
): Promise<Page<Item> | CsvAnswer> {
  const sorted = sort ?? list.usual;
  if (format === 'csv') return asFile(list, sorted);
  const [rows, total] = await Promise.all([list.read(sliceOf(list, sorted, cursor, limit + 1)), list.count()]);
  const page = pageOf(rows, limit, total, ({ sortKey, id }) => [sorted, sortKey, id]);
  const items = await list.present(page.rows);
  return { ...mapPage(page, () => null), rows: items };
}

/** So few that nobody else waits long behind them: the rows of a batch are put into words in one go. */
const batch = 200;

async function asFile<Row extends Placed, Item>(list: SortedList<Row, Item>, sorted: string): Promise<CsvAnswer> {
  const columns = Object.entries(list.columns);
  async function* rows(): AsyncGenerator<CsvCell[]> {
    let last: Placed | null = null;
    do {
      const found: Row[] = await list.read(sliceAfter(list, sorted, last, batch));
      for (const item of await list.present(found)) yield columns.map(([, cellOf]) => cellOf(item));
      last = found.length < batch ? null : (found.at(-1) ?? null);
    } while (last);
  }
  const total = await list.count();
  return new CsvAnswer(list.name, { columns: columns.map(([name]) => name), total, rows: rows() });
}

/** What each kind of key looks like in a cursor. */
const keyParts = {
  moment: cursorPart.moment,
  number: z.string().regex(/^-?\d{1,15}(\.\d{1,6})?$/),
  text: cursorPart.text,
} as const;

function sliceOf<Row extends Placed, Item>(
  list: SortedList<Row, Item>,
  sorted: string,
  cursor: string | undefined,
  most: number,
): Slice {
  // one from another order would lead past rows that nobody has seen
  const place = readCursor(cursor, [z.literal(sorted), keyParts[keyOf(list, sorted).as], cursorPart.id]);
  return sliceAfter(list, sorted, place && { sortKey: place[1], id: place[2] }, most);
}

function sliceAfter<Row extends Placed, Item>(
  list: SortedList<Row, Item>,
  sorted: string,
  last: Placed | null,
  most: number,
): Slice {
  const { by, as } = keyOf(list, sorted);
  const isDownwards = sorted.startsWith('-');
  const beyond = isDownwards ? sql`<` : sql`>`;
  // nulls where the indexes have them, so that one serves both ways; nothing that is sorted by is ever null
  const order = [by, list.id].map((column) =>
    isDownwards ? sql`${column} desc nulls last` : sql`${column} asc nulls first`,
  );
  const following = last
    ? sql`(${by}, ${list.id}) ${beyond} (${parameterOf(last.sortKey, as)}, ${last.id}::uuid)`
    : undefined;
  return { sortKey: textOf(by, as), following, order, most };
}

function keyOf<Row extends Placed, Item>({ sorts }: SortedList<Row, Item>, sorted: string): SortKey {
  const key = sorts[sorted.replace('-', '')];
  if (!key) throw new Error(`The list is not sorted by ${sorted}`);
  return key;
}

const textOf = (by: SortKey['by'], as: SortKey['as']): SQL<string> =>
  as === 'moment'
    ? sql<string>`to_char(${by} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql<string>`(${by})::text`;

function parameterOf(text: string, as: SortKey['as']): SQL {
  if (as === 'text') return sql`${text}`;
  return as === 'moment' ? sql`${text}::timestamptz` : sql`${text}::numeric`;
}

/** Sorts alike whatever the database's language, and small letters among the great. */
export const byName = (column: SQLWrapper): SortKey => ({ by: sql`(lower(${column}) collate "C")`, as: 'text' });
