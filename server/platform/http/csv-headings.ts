import type { LanguageCode } from '#contract/languages.ts';
import { translate } from '../translate.ts';

/** What a column is called in the reader's language: an id and an amount in cents by what they are of. */
export function headingOf(column: string, language: LanguageCode): string {
  const [, month] = /^month(\d+)$/.exec(column) ?? [];
  if (month) return translate(language, 'csv:monthAfter', { number: Number(month) });
  const [, name, kind] = /^(.+)(Id|Cents)$/.exec(column) ?? [];
  if (!name || column === 'externalPropertyId') return translate(language, `csv:columns.${column}`);
  const of = { name: translate(language, `csv:columns.${name}`) };
  return kind === 'Id' ? translate(language, 'csv:idOf', of) : translate(language, 'csv:centsOf', of);
}
