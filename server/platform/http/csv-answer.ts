import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { erasedWordOf } from '#contract/erased-fields.ts';
import { erasedName, isErasedEmail } from '#contract/erased-name.ts';
import { numberFormat } from '#contract/kept-formats.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { localeOf } from '#contract/locale-of.ts';
import { translate } from '../translate.ts';
import { headingOf } from './csv-headings.ts';

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

  /**
   * What is no name any more is in words of the reader's language, and numbers are written as there; with `inWords` the
   * columns are called so as well, which are else what programs know them by.
   */
  sendTo(reply: FastifyReply, language: LanguageCode, inWords = false): FastifyReply {
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${this.name}.csv"`)
      .header('x-total-count', this.list.total)
      .send(Readable.from(linesOf(this.list, language, inWords)));
  }
}

async function* linesOf({ columns, rows }: CsvList, language: LanguageCode, inWords: boolean): AsyncGenerator<string> {
  const signs = signsOf(language);
  const headings = inWords ? columns.map((column) => headingOf(column, language)) : columns;
  yield byteOrderMark + lineOf(headings, signs);
  for await (const row of rows)
    yield lineOf(
      row.map((cell, at) => withoutErased(columns[at] ?? '', cell, language)),
      signs,
    );
}

/** Whoever deleted their account has no name any more, nor an address, and their homes no title. */
function withoutErased(column: string, cell: CsvCell, language: LanguageCode): CsvCell {
  if (typeof cell !== 'string') return cell;
  if (isErasedEmail(cell)) return null;
  if (cell !== erasedName) return cell;
  const word = erasedWordOf(column);
  return word ? translate(language, `erased:${word}`) : cell;
}

/** How a file parts its cells, and the fractions of its numbers. */
interface Signs {
  cells: ',' | ';';
  decimals: '.' | ',';
}

/**
 * As the reader's screens write numbers: where a comma parts fractions, spreadsheets part cells at semicolons, and would
 * take 12.50 for a date. No number has thousands parted, so that each can be read in one way only.
 */
function signsOf(language: LanguageCode): Signs {
  const parts = numberFormat(localeOf(language), {}).formatToParts(1.5);
  const comma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  return comma ? { cells: ';', decimals: ',' } : { cells: ',', decimals: '.' };
}

const lineOf = (row: CsvRow, signs: Signs): string =>
  `${row.map((cell) => cellText(cell, signs)).join(signs.cells)}\r\n`;

/** Without it, spreadsheets take UTF-8 for something else. */
const byteOrderMark = '\uFEFF';

/**
 * RFC 4180, with the reader's signs. A text that a spreadsheet would take for a formula becomes a text there too, the
 * full-width signs of Chinese and Japanese ones included; a negative number is none. A spreadsheet may part cells at the
 * other sign, and then heeds no quotes but those at the line's beginning: what follows that sign, a tab or line break is
 * a cell there.
 */
function cellText(cell: CsvCell, { cells, decimals }: Signs): string {
  if (cell === null) return '';
  const text = String(cell);
  if (typeof cell !== 'boolean' && plainNumber.test(text)) return text.replace('.', decimals);
  const safe = typeof cell === 'string' ? text.replace(beforeFormulas[cells], "'") : text;
  return safe.includes(cells) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const beforeFormulas = {
  ',': /^(?=\s*[=+\-@\t\r＝＋－＠])|(?<=[;\t\r\n])(?=[^\S\r\n]*[=+\-@＝＋－＠])/g,
  ';': /^(?=\s*[=+\-@\t\r＝＋－＠])|(?<=[,;\t\r\n])(?=[^\S\r\n]*[=+\-@＝＋－＠])/g,
};
const plainNumber = /^-?\d+(\.\d+)?$/;
