import type { LanguageCode } from '#contract/languages.ts';

/** A document as data: everything it says, in the reader's language; templates/letter.typ sets it. */
export interface Letter {
  language: LanguageCode;
  direction: 'ltr' | 'rtl';
  title: string;
  /** The line below the title. */
  about: string;
  stamp: { text: string; tone: 'green' | 'amber' | 'red' } | null;
  facts: readonly Fact[];
  /** The one amount that the document is about. */
  figure: { label: string; note: string | null; amount: string } | null;
  tables: readonly LetterTable[];
  /** After the tables. */
  pictures?: LetterPictures | null;
  notes: readonly string[];
  sender: { name: string; contact: string };
  /** "Page {page} of {pages}". */
  pages: string;
}

export interface Fact {
  label: string;
  value: string;
}

export interface LetterPictures {
  title: string;
  /** Two in one group are compared, side by side. */
  groups: readonly { name: string | null; pictures: readonly LetterPicture[] }[];
  /** What is not shown, in a sentence. */
  more: string | null;
}

export interface LetterPicture {
  /** A small JPEG. */
  jpeg: Uint8Array;
  /** What it is called, and what is known of it. */
  name: string;
  about: readonly string[];
}

export interface LetterTable {
  title: string | null;
  /** A wide column takes the room that the others leave. */
  columns: readonly { label: string; kind: 'text' | 'wide' | 'money' }[];
  rows: readonly LetterRow[];
}

export interface LetterRow {
  /** A group heads the rows that follow and has one cell. */
  kind: 'plain' | 'group' | 'sum';
  cells: readonly string[];
  /** A second line in the first cell. */
  note: string | null;
}
