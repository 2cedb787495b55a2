import { CsvAnswer, type CsvCell } from './csv-answer.ts';
import type { Page } from './page.ts';

interface Pages<Item> {
  /** Of the file. */
  name: string;
  /** The columns of the file, each with its cell. */
  columns: Readonly<Record<string, (item: Item) => CsvCell>>;
  read: (slice: { cursor: string | undefined; limit: number }) => Promise<Page<Item>>;
}

/** So few that nobody else waits long behind them: the rows of a batch are put into words in one go. */
const batch = 200;

/** All pages of a list that has an order of its own, as a file. */
export async function fileOfPages<Item>({ name, columns, read }: Pages<Item>): Promise<CsvAnswer> {
  const cells = Object.values(columns);
  const first = await read({ cursor: undefined, limit: batch });
  async function* rows(): AsyncGenerator<CsvCell[]> {
    for (let page = first; ; page = await read({ cursor: page.nextCursor ?? undefined, limit: batch })) {
      for (const item of page.rows) yield cells.map((cellOf) => cellOf(item));
      if (page.nextCursor === null) return;
    }
  }
  return new CsvAnswer(name, { columns: Object.keys(columns), total: first.total, rows: rows() });
}
