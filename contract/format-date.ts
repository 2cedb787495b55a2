import { haitianDateWords } from './haitian-creole.ts';
import { dateFormat } from './kept-formats.ts';
import type { LanguageCode } from './languages.ts';
import { localeOf } from './locale-of.ts';

/** A date or time as a language writes it, on screen and in mails; `options` are those of `Intl`. */
export function formatDate(at: Date, language: LanguageCode, options: Intl.DateTimeFormatOptions): string {
  const parts = dateFormat(localeOf(language), inWords(language, options)).formatToParts(at);
  const first = parts.some(({ type }) => type === 'month') && firstOfMonth[language];
  const wordOf = (value: string) => (language === 'ht' ? (haitianDateWords[value] ?? value) : value);
  // Some ICU versions put a narrow space before AM and PM, others a plain one; prerendered and browser text must match.
  const isBeforeDayPeriod = (index: number) => parts[index + 1]?.type === 'dayPeriod';
  const words = parts.map(({ type, value }, index) => {
    if (type === 'day' && value === '1' && first) return first;
    return type === 'literal' && isBeforeDayPeriod(index) ? value.replace(/\s/g, '\u00a0') : wordOf(value);
  });
  return plainSpaces(words.join(''));
}

/** French and Brazilian Portuguese count the first day beside its month as an ordinal, which Intl leaves out. */
const firstOfMonth: Partial<Record<LanguageCode, string>> = { fr: '1er', pt: '1º' };

/** Arabic's and German's own medium dates are all figures, 26/11/2026 and 26.11.2026, where the others name the month. */
function inWords(language: LanguageCode, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  const { dateStyle, timeStyle, ...rest } = options;
  if ((language !== 'ar' && language !== 'de') || dateStyle !== 'medium') return options;
  const time = timeStyle && ({ hour: 'numeric', minute: '2-digit' } as const);
  return { ...rest, year: 'numeric', month: 'short', day: 'numeric', ...time };
}

/** Some fonts lack narrow spaces; a plain no-break space looks the same. */
const plainSpaces = (text: string): string => text.replaceAll('\u202f', '\u00a0');
