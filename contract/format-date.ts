import { haitianDateWords } from './haitian-creole.ts';
import type { LanguageCode } from './languages.ts';
import { localeOf } from './locale-of.ts';

/** A date or time as a language writes it, on screen and in mails; `options` are those of `Intl`. */
export function formatDate(at: Date, language: LanguageCode, options: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(localeOf(language), options).formatToParts(at);
  const wordOf = (value: string) => (language === 'ht' ? (haitianDateWords[value] ?? value) : value);
  return plainSpaces(parts.map(({ value }) => wordOf(value)).join(''));
}

/** ICU puts narrow spaces before AM and PM, which some fonts lack; a plain no-break space looks the same. */
const plainSpaces = (text: string): string => text.replaceAll('\u202f', '\u00a0');
