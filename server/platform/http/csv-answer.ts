import type { FastifyReply } from 'fastify';

export type CsvCell = string | number | boolean | null;

/** The rows of a list as a file, in place of its page; the first row names the columns. */
export class CsvAnswer {
  readonly name: string;
  readonly rows: readonly (readonly CsvCell[])[];
  constructor(name: string, rows: readonly (readonly CsvCell[])[]) {
    this.name = name;
    this.rows = rows;
  }

  sendTo(reply: FastifyReply): FastifyReply {
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${this.name}.csv"`)
      .header('x-total-count', this.rows.length - 1)
      .send(`${byteOrderMark}${this.rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`);
  }
}

/** Without it, spreadsheets take UTF-8 for something else. */
const byteOrderMark = '\uFEFF';

/** RFC 4180. A text that a spreadsheet would take for a formula becomes a text there too; a negative number is none. */
function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  const text = String(cell);
  const safe =
    typeof cell === 'string' && /^[\s]*[=+\-@\t\r]/.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const plainNumber = /^-?\d+(\.\d+)?$/;
