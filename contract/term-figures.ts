import { numberFormat } from './kept-formats.ts';
import type { LanguageCode } from './languages.ts';
import { localeOf } from './locale-of.ts';
import { type TermName, type Terms, termNames } from './usual-terms.ts';

/** "24 hours", as texts say it after "for", "within" or "after". */
export function formatHours(hours: number, language: LanguageCode): string {
  if (language === 'ht') return `${hours} èdtan`;
  if (language === 'zh') return `${hours} 小时`;
  // two hours have a form of their own, which after a preposition ends in another letter
  if (language === 'ar' && hours === 2) return 'ساعتين';
  return numberFormat(localeOf(language), { style: 'unit', unit: 'hour', unitDisplay: 'long' })
    .format(hours)
    .replaceAll('\u202f', '\u00a0');
}

export const formatPercent = (percent: number, language: LanguageCode): string =>
  numberFormat(localeOf(language), { style: 'percent' })
    .format(percent / 100)
    .replaceAll('\u202f', '\u00a0');

/** With the article that Italian wants, which depends on how the number is said: il 50%, l’80%. */
const shareIn = (percent: number, language: LanguageCode): string =>
  language === 'it'
    ? `${/^(8|11$)/.test(String(percent)) ? 'l’' : 'il '}${formatPercent(percent, language)}`
    : formatPercent(percent, language);

/** Terms by their names, as texts say them: `{{freeCancelHours}}` is "24 hours", `{{lateCancelPercent}}` is "50%". */
export function termFigures(terms: Terms, language: LanguageCode): Record<TermName, string>;
export function termFigures(terms: Partial<Terms>, language: LanguageCode): Partial<Record<TermName, string>>;
export function termFigures(terms: Partial<Terms>, language: LanguageCode): Partial<Record<TermName, string>> {
  const said = termNames.flatMap((name) => {
    const value = terms[name];
    if (value === undefined) return [];
    return [[name, name === 'lateCancelPercent' ? shareIn(value, language) : formatHours(value, language)]];
  });
  return Object.fromEntries(said);
}
