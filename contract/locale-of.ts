import type { LanguageCode } from './languages.ts';

/** How dates and numbers are written for readers of each language. Haitian Creole borrows the French forms. */
const locales: Record<LanguageCode, string> = {
  en: 'en-US',
  de: 'de-DE',
  zh: 'zh-CN',
  es: 'es-US',
  fr: 'fr-FR',
  ar: 'ar-u-nu-latn',
  pt: 'pt-BR',
  it: 'it-IT',
  ht: 'fr-HT',
};

/** The locale to pass to `Intl`. */
export const localeOf = (language: LanguageCode): string => locales[language];
