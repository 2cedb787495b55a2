import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export type CsvCell = string | number | boolean | null;
type CsvRow = readonly CsvCell[];

interface CsvList {
  columns: readonly string[];
  /** How many rows there are. */
  total: number;
  /** Read while they are sent, so that a long list does not have to fit in memory. */
  rows: AsyncIterable<CsvRow> | Iterable<CsvRow>;
}

/** The rows of a list as a file, in place of its page. */
export class CsvAnswer {
  readonly name: string;
  readonly list: CsvList;
  constructor(name: string, list: CsvList) {
    this.name = name;
    this.list = list;
  }

  sendTo(reply: FastifyReply): FastifyReply {
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${this.name}.csv"`)
      .header('x-total-count', this.list.total)
      .send(Readable.from(linesOf(this.list)));
  }
}

async function* linesOf({ columns, rows }: CsvList): AsyncGenerator<string> {
  yield byteOrderMark + lineOf(columns);
  for await (const row of rows) yield lineOf(row);
}

const lineOf = (row: CsvRow): string => `${row.map(cellText).join(',')}\r\n`;

/** Without it, spreadsheets take UTF-8 for something else. */
const byteOrderMark = '\uFEFF';

/**
 * RFC 4180. A text that a spreadsheet would take for a formula becomes a text there too, the full-width signs of Chinese
 * and Japanese ones included; a negative number is none.
 */
function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  const text = String(cell);
  const safe =
    typeof cell === 'string' && /^\s*[=+\-@\t\r＝＋－＠]/.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const plainNumber = /^-?\d+(\.\d+)?$/;
