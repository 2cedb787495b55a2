import type { Fault } from './fault.ts';
import { findLines } from './find-lines.ts';
import { sourceFiles } from './source-files.ts';

const spoken = /\b(aria-label|aria-description|aria-roledescription|placeholder|title|alt|label)="[^"]*\p{L}{2}[^"]*"/u;

/** Screens own no strings. Biome's noJsxLiterals checks text between tags; these attributes are seen or heard too. */
export function checkWords(): Fault[] {
  const files = sourceFiles('web/**/*.tsx').filter(({ file }) => !file.startsWith('web/pages/dev/'));
  return findLines(files, spoken, 'Put the words into locales/en/<domain>.json and read them with t().');
}
