import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { erasedWordOf } from '#contract/erased-fields.ts';
import { erasedName, isErasedEmail } from '#contract/erased-name.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { translate } from '../translate.ts';

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

  /** What is no name any more is in words of the reader's language. */
  sendTo(reply: FastifyReply, language: LanguageCode): FastifyReply {
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${this.name}.csv"`)
      .header('x-total-count', this.list.total)
      .send(Readable.from(linesOf(this.list, language)));
  }
}

async function* linesOf({ columns, rows }: CsvList, language: LanguageCode): AsyncGenerator<string> {
  yield byteOrderMark + lineOf(columns);
  for await (const row of rows) yield lineOf(row.map((cell, at) => withoutErased(columns[at] ?? '', cell, language)));
}

/** Whoever deleted their account has no name any more, nor an address, and their homes no title. */
function withoutErased(column: string, cell: CsvCell, language: LanguageCode): CsvCell {
  if (typeof cell !== 'string') return cell;
  if (isErasedEmail(cell)) return null;
  if (cell !== erasedName) return cell;
  const word = erasedWordOf(column);
  return word ? translate(language, `erased:${word}`) : cell;
}

const lineOf = (row: CsvRow): string => `${row.map(cellText).join(',')}\r\n`;

/** Without it, spreadsheets take UTF-8 for something else. */
const byteOrderMark = '\uFEFF';

/**
 * RFC 4180. A text that a spreadsheet would take for a formula becomes a text there too, the full-width signs of Chinese
 * and Japanese ones included; a negative number is none. Spreadsheets of many languages part cells at semicolons, and
 * then heed no quotes but those at the line's beginning: what follows a semicolon, tab or line break is a cell there.
 */
function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  const text = String(cell);
  const safe = typeof cell === 'string' && !plainNumber.test(text) ? text.replace(beforeFormulas, "'") : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const beforeFormulas = /^(?=\s*[=+\-@\t\r＝＋－＠])|(?<=[;\t\r\n])(?=[^\S\r\n]*[=+\-@＝＋－＠])/g;
const plainNumber = /^-?\d+(\.\d+)?$/;
