import { directionOf, type LanguageCode } from '#contract/languages.ts';

/** In a right-to-left text, a name or an amount keeps its own direction without moving the words around it. */
export const isolated = (text: string, locale: LanguageCode): string =>
  directionOf(locale) === 'rtl' && text !== '' ? `\u2068${text}\u2069` : text;
